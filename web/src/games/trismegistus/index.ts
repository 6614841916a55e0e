/** Trismegistus's board for the shell: see ../board.ts. */
import type { Ask, Msg } from '../../lib/wire';
import { placed, tab_of } from './kit';

export { default } from './Board.svelte';
export { pictures } from './pictures';
export { placed };
export { regions, spots, tabs_with } from './spots';

export const title = 'Trismegistus';
/** Botmegistus moves within my own answer. */
export const automatic = ({ id }: Msg) => id.startsWith('bot-');
export const layout = 'split';
export const foresight = true;
export { default as annex } from './Published.svelte';
/** On a phone my laboratory is the first tab; the board, my cards and the others have their own. */
export const tabs = [
  { id: 'table', text: 'board-table', icon: '<path d="M3 10H21C20 16 16.500 18 12 18S4 16 3 10ZM9 21H15M7 6L8 10M12 4V10M17 6L16 10"/>' },
  { id: 'cards', text: 'board-cards', icon: '<path d="M6 3H15L19 7V21H6ZM15 3V7H19M9 11H16M9 14H16M9 17H13"/>' },
  {
    id: 'rivals',
    text: 'board-rivals',
    icon: '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C2.5 15.500 5.500 13.500 9 13.500S15.500 15.500 15.500 20M15.500 4.800A3.500 3.500 0 0 1 15.500 11.200M17.500 13.900C19.800 14.700 21.500 16.600 21.500 20"/>',
  },
];

/** Where a question is answered: the tab on which most of its answers lie; with a die in hand the first, which has all. */
export function opens(ask: Ask): string {
  const names = ask.actions.map(({ name }) => name);
  const on = (tab: string) => names.filter((name) => tab_of(name) === tab).length;
  const elsewhere = ['table', 'cards'].find((tab) => on(tab) > names.length / 2);
  return names.includes('keep') ? 'play' : (elsewhere ?? 'play');
}

/** Where something may be done; every choice is also in words on the first tab. */
export function lit(ask: Ask): string[] {
  return [...new Set(ask.actions.filter(({ name }) => placed(name)).map(({ name }) => tab_of(name)))];
}
