/** What lies at a place of the board, in the glossary. */
import { SPACE_NAMES } from './kit';

const ENTRIES: Record<string, string> = {
  art: 'artifact', aspect: 'sign', book: 'theory', cell: 'notebook', choice: 'space', debunk: 'debunking', declared: 'cube', deck: 'row', favor: 'favor',
  grant: 'grant', hand: 'ingredient', 'keep-favor': 'favor', mix: 'potion', order: 'order', 'play-favor': 'favor', potion: 'potion', publish: 'theory',
  reconsider: 'space', row: 'ingredient', seal: 'seal', theory: 'theory', token: 'alchemical', undeclared: 'unused', want: 'adventurer',
}; // prettier-ignore

const SPACES: Record<string, string> = {
  forage: 'row', transmute: 'transmute', custodian: 'favor', sell: 'adventurer', buy: 'artifact', debunk: 'debunking', publish: 'theory',
  test: 'student', drink: 'drinking', exhibit: 'exhibition',
}; // prettier-ignore

/** By the place's name: `space:3`, `hand:0`. */
export function entry_of(stop: string): string {
  const [kind = '', which = ''] = stop.split(':');
  return kind === 'space' ? (SPACES[SPACE_NAMES[Number(which)] ?? ''] ?? 'space') : (ENTRIES[kind] ?? 'space');
}
