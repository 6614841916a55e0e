/** Spellbook's board for the shell: see ../board.ts. */
import type { Ask } from '../../lib/wire';
import { placed, verb_of } from './actions';

export { default } from './Board.svelte';
export { pictures } from './pictures';
export { placed };
export { regions, spots, tabs_with } from './spots';

export const title = 'Spellbook';
export const story_tab = 'rivals';
export const layout = 'split';
export const follow = true;
/** On a phone the familiar and the rivals have tabs of their own. */
export const tabs = [
  {
    id: 'familiar',
    text: 'draw-familiar',
    icon: '<path d="M5 21V11.5C5 7 8 4.5 12 2.5C16 4.5 19 7 19 11.5V21ZM9 21V15.5C9 13.6 10.400 12.700 12 11.800C13.600 12.700 15 13.600 15 15.500V21"/>',
  },
  {
    id: 'rivals',
    text: 'board-rivals',
    icon: '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C2.5 15.500 5.500 13.500 9 13.500S15.500 15.500 15.500 20M15.500 4.800A3.500 3.500 0 0 1 15.500 11.200M17.500 13.900C19.800 14.700 21.500 16.600 21.500 20"/>',
  },
];

/** Where something may be done: a copy lies with a rival, what the familiar gives back on its board. */
export function lit(ask: Ask): string[] {
  const back = ask.question.id === 'ask-receive-familiar';
  const tab_of = (name: string) => (verb_of(name) === 'copy' ? 'rivals' : back && verb_of(name) === 'receive' ? 'familiar' : 'play');
  return [...new Set(ask.actions.filter(({ name }) => placed(name)).map(({ name }) => tab_of(name)))];
}
