/** What Python says, for tests that hold the page against it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const inside = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => resolve(root, path)).find((path) => existsSync(path));
const python = process.env['ATHANOR_PYTHON'] ?? inside ?? 'python3';

/** A program of this folder: what it prints, with `input` to read. */
export function heard_from(program: string, input: unknown = null): unknown {
  const said = execFileSync(python, [`web/test/${program}`], { cwd: root, input: JSON.stringify(input), encoding: 'utf-8', maxBuffer: 1e8 });
  return JSON.parse(said);
}

/** Positions of a game by name, each with what is asked there. */
export const tables_of = (game: string): Record<string, unknown> => heard_from(`${game}_tables.py`) as Record<string, unknown>;

/** The names of all actions of a game. */
export const action_names = (game: string): string[] => heard_from('actions.py', game) as string[];
