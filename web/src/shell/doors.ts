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

/** Games as their doors stand; those without a door after them. */
export function in_order(games: string[]): string[] {
  const place = (game: string) => DOORS.findIndex((door) => door.game === game) >>> 0;
  return games.toSorted((one, other) => place(one) - place(other));
}
