import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The licences of whoever's code is in the built files, beside them: they ask to be named in every copy. */
export function licences(): Plugin {
  return {
    name: 'athanor-licences',
    generateBundle(_, bundle) {
      const folders = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const found = PACKAGE.exec(id.replaceAll('\\', '/'));
          if (found?.[1]) folders.set(found[1], found[0]);
        }
      }
      const parts = [...folders].sort().map(([name, folder]) => part(name, folder));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n\n') });
    },
  };
}

function part(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf-8').trim() : 'The package brings no copy of its licence.';
  return `${name} ${version}, ${license}\n${'='.repeat(72)}\n${text}\n`;
}
