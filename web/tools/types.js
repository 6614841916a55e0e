/**
 * Writes src/lib/openapi.ts from the server's own description; with --check, says whether it is up to date.
 * The server is asked with the Python of the project's environment (or the one in ATHANOR_PYTHON).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = fileURLToPath(new URL('../src/lib/openapi.ts', import.meta.url));
const inside = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => root + path).find((path) => existsSync(path));
const python = process.env.ATHANOR_PYTHON ?? inside ?? 'python3';

const described = execFileSync(python, ['-m', 'athanor.server.openapi'], { cwd: root, encoding: 'utf-8', maxBuffer: 1e8 });
const types = await openapi(JSON.parse(described), {
  // A field with a default may be left out by whoever speaks.
  defaultNonNullable: false,
  inject: "import type { Msg } from './message';",
  // A message's arguments are "anything" to OpenAPI; the page knows better.
  transform: (_, { path }) =>
    path?.endsWith('/components/schemas/Message') ? ts.factory.createTypeReferenceNode('Msg') : undefined,
});
const text = `/* Written by \`npm run types\` from the server's description. Do not edit. */\n${astToString(types)}`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, 'utf-8') !== text) {
  console.error('src/lib/openapi.ts is not up to date with the server: npm run types');
  process.exit(1);
}
