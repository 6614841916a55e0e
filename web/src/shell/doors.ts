/** The three doors of the house, in the order in which they stand. A game the server knows is open. */
export interface Door {
  game: string;
  players: string;
  minutes: number;
}

export const DOORS: Door[] = [
  { game: 'spellbook', players: '1–4', minutes: 45 },
  { game: 'alchemists', players: '2–4', minutes: 120 },
  { game: 'trismegistus', players: '1–4', minutes: 120 },
];

/** The bot one meets without choosing: the last the server lists, which lists them from weak to strong. */
export function usual_bot(bots: string[]): string {
  return bots.at(-1) ?? 'random';
}
