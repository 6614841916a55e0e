/**
 * The reader as one HTML file with everything in it: script, style, drawings, texts. Beside it only what lets a
 * phone install it: the service worker and, for each language, a manifest.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const BUDGET = 60_000;
const LANGUAGES = ['en', 'es', 'fr'];
const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');

function pieces(): Plugin {
  return { name: 'reader-pieces', transformIndexHtml: (html) => html.replace('<!-- pieces -->', () => here('src/games/alchemists/reader/pieces.svg').trim()) };
}

function manifest(lang: string): string {
  const texts = here(`src/games/alchemists/reader/text/${lang}.ftl`);
  const said = (id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(texts)![1];
  const icon = (purpose: string) => ({ src: '/reader-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose });
  return JSON.stringify({
    id: '/reader',
    name: said('app-name'),
    short_name: said('title'),
    description: said('app-about'),
    lang,
    start_url: '/reader',
    scope: '/reader',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#35221A',
    theme_color: '#35221A',
    icons: [icon('any'), icon('maskable')],
  });
}

function one_file(): Plugin {
  return {
    name: 'reader-one-file',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['reader.html'];
        if (page?.type !== 'asset') return this.error('There is no reader.html to put everything into.');
        let html = String(page.source);
        for (const [name, part] of Object.entries(bundle)) {
          if (part === page) continue;
          const inside = (part.type === 'chunk' ? part.code : String(part.source)).trim().replaceAll('</', String.raw`<\/`);
          const tag = part.type === 'chunk' ? 'script' : 'style';
          const link = new RegExp(`\\s*<(script|link)[^>]*${name.replaceAll('.', '\\.')}[^>]*>(</script>)?`);
          if (!link.test(html)) this.error(`${name} has no place in the page.`);
          html = html.replace(link, '');
          const block = tag === 'script' ? `<script type="module">${inside}</script>\n  </body>` : `<style>${inside}</style>\n  </head>`;
          html = html.replace(tag === 'script' ? '</body>' : '</head>', () => block);
          delete bundle[name];
        }
        html = html.replace(/^\s+</gm, '<');
        page.source = html;
        for (const lang of LANGUAGES) this.emitFile({ type: 'asset', fileName: `reader.${lang}.webmanifest`, source: manifest(lang) });
        const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'reader-worker.js', source: here('src/games/alchemists/reader/worker.js').replace('VERSION', version) });
        const size = gzipSync(html, { level: 9 }).length;
        console.log(`whole ${(size / 1000).toFixed(1)} kB  reader.html`);
        if (size > BUDGET) this.error(`The reader must stay under ${BUDGET / 1000} kB, compressed.`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pieces(), one_file()],
  publicDir: false,
  build: {
    outDir: process.env['READER_OUT'] ?? '../src/athanor/server/page',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 1e6,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'reader.html', checks: { pluginTimings: false } },
  },
});
