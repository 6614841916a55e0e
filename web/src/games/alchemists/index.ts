/** Alchemists' board for the shell: see ../board.ts. */
import type { Ask } from '../../lib/wire';
import { mode_of, placed, verb_of } from './kit';
import type { View } from './types';

export { default } from './Board.svelte';
export { pictures } from './pictures';
export { placed };
export { regions, spots, tabs_with } from './spots';

export const title = 'Alchemists';
/** For the review: what could be deduced when. */
export const knowledge = () => import('./Known.svelte');
export const layout = 'split';
/** The Great Revelation comes before the count. */
export const finale = true;
export const follow = true;
/** Beside the title: the mode, if all play in the same. */
export const badge = (view: View) => {
  const mode = mode_of(view);
  return mode && { id: `option-mode-${mode}`, args: {} };
};
/** On a phone each region of the board has a tab; the action spaces are the first. */
export const tabs = [
  { id: 'market', text: 'board-market', icon: '<path d="M4 10V20H20V10M3 10L5 4H19L21 10ZM9 20V14H15V20"/>' },
  { id: 'theories', text: 'draw-theories', icon: '<path d="M4 5C7 4 10 4.500 12 6C14 4.500 17 4 20 5V19C17 18 14 18.500 12 20C10 18.500 7 18 4 19ZM12 6V20"/>' },
  {
    id: 'rivals',
    text: 'board-rivals',
    icon: '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C2.5 15.500 5.500 13.500 9 13.500S15.500 15.500 15.500 20M15.500 4.800A3.500 3.500 0 0 1 15.500 11.200M17.500 13.900C19.800 14.700 21.500 16.600 21.500 20"/>',
  },
];

const MARKET = ['order', 'take', 'draw', 'buy', 'sell'];
const THEORIES = ['grant'];

/** Where something may be done; what is asked over the board or in my hand lies before every tab. */
export function lit(ask: Ask): string[] {
  const tab_of = (name: string) => {
    const verb = verb_of(name);
    return MARKET.includes(verb) ? 'market' : THEORIES.includes(verb) ? 'theories' : 'play';
  };
  return [...new Set(ask.actions.filter(({ name }) => placed(name)).map(({ name }) => tab_of(name)))];
}
