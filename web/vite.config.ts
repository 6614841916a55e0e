import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';
import { licences } from './tools/licences';

/** The shell's icons stand in the page itself: drawn at once, and no weight on the script. */
function icons(): Plugin {
  const file = new URL('src/shell/icons.svg', import.meta.url);
  return {
    name: 'athanor-icons',
    transformIndexHtml: (html) => html.replace('<!-- icons -->', readFileSync(file, 'utf-8')),
  };
}

const server = process.env['ATHANOR_SERVER'] ?? 'http://127.0.0.1:8400';

export default defineConfig({
  plugins: [svelte(), icons(), licences()],
  build: {
    outDir: '../src/athanor/server/page',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing inline: the content-security policy allows files of this host and nothing else.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
    reportCompressedSize: false,
    manifest: true, // for tools/sizes.js, which removes it
  },
  // The bots' names are read from the bots' own texts.
  server: { proxy: { '/api': { target: server, ws: true }, '/move': server, '/of': server }, fs: { allow: ['.', '../src/athanor/bots/text'] } },
  // Svelte has a server build too; component tests need the one for browsers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts', 'src/games/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
  },
});
