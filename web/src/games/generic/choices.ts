/** Choices that have no place on a drawn board: put in order, and searched. */
import type { Action } from '../../lib/wire';

export interface Said {
  action: Action;
  text: string;
}

/** Choices of one kind stand together; the kind is the first word of the action's name. */
export function grouped(choices: readonly Said[]): [string, Said[]][] {
  const found = new Map<string, Said[]>();
  for (const choice of choices) {
    const [verb = ''] = choice.action.name.split(' ');
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  return [...found.entries()];
}

/** Those that say all the words that were typed, whatever their case and accents. */
export function matching(choices: readonly Said[], typed: string): Said[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ text }) => wanted.every((word) => plain(text).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
