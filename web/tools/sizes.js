/**
 * Prints what each page loads on a first visit, compressed, and fails if the script of one is over its budget:
 * the start page's script, one language as far as the page says it, the page itself and, at a table, the largest board.
 */
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 110_000;
const FIRST_BUDGET = 45_000;
const page = new URL('../../src/athanor/server/page/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', page), 'utf-8'));
rmSync(new URL('.vite', page), { recursive: true });

const size = (file) => gzipSync(readFileSync(new URL(file, page)), { level: 9 }).length;
const shown = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** A chunk and all it cannot do without. */
function closure(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const next of manifest[key].imports ?? []) closure(next, found);
  }
  return found;
}

function weigh(...keys) {
  const chunks = new Set(keys.flatMap((key) => [...closure(key)]));
  const files = (pick) => new Set([...chunks].flatMap((key) => pick(manifest[key])).filter(Boolean));
  const sum = (set) => [...set].reduce((total, file) => total + size(file), 0);
  return { script: sum(files((chunk) => [chunk.file].filter((file) => file.endsWith('.js')))), style: sum(files((chunk) => chunk.css ?? [])) };
}

const heaviest = (keys) => keys.sort((a, b) => weigh(b).script - weigh(a).script)[0];
const all = Object.keys(manifest);
/** The texts a page loads, as src/pages/index.ts says, in the language with the longest. */
function texts_of(page) {
  const left_out = /Home|Missing/.test(page) ? /\/(table|pages)\./ : /TablePage/.test(page) ? /\/pages\./ : /^$/;
  const shell = all.filter((key) => /^(src|\.\.\/src\/athanor\/bots)\/text\/.*\.ftl\?raw$/.test(key) && !left_out.test(key));
  const languages = ['en', 'es', 'fr'].map((lang) => shell.filter((key) => key.endsWith(`${lang}.ftl?raw`)));
  return languages.sort((a, b) => weigh(...b).script - weigh(...a).script)[0];
}
const board = heaviest(all.filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key)));
let over = false;
for (const key of all.filter((each) => /^src\/(pages|games\/\w+\/companion)\/\w+\.svelte$/.test(each))) {
  const { script, style } = weigh('index.html', ...texts_of(key), key, ...(/TablePage|Replay/.test(key) ? [board] : []));
  console.log(`script ${shown(script)}  style ${shown(style)}  ${key}`);
  over ||= script > (/Home/.test(key) ? FIRST_BUDGET : BUDGET);
}
if (over) {
  console.error(`The script of a first load must stay under ${shown(BUDGET)}, of the home page under ${shown(FIRST_BUDGET)}.`);
  process.exit(1);
}
