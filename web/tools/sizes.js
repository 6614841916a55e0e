/**
 * Prints what each page loads on a first visit, compressed, and fails if the script of one is over the budget:
 * the start page's script, one language, the page itself and, at a table, the largest board.
 */
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 120_000;
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
const language = heaviest(all.filter((key) => key.endsWith('.ftl?raw')));
const board = heaviest(all.filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key)));
let over = false;
for (const key of all.filter((each) => /^src\/(pages|companion)\/\w+\.svelte$/.test(each))) {
  const { script, style } = weigh('index.html', language, key, ...(/TablePage|Replay/.test(key) ? [board] : []));
  console.log(`script ${shown(script)}  style ${shown(style)}  ${key}`);
  over ||= script > BUDGET;
}
if (over) {
  console.error(`The script of a first load must stay under ${shown(BUDGET)}.`);
  process.exit(1);
}
