/** Pieces in the air, for every board: from where to where, one after another. */

export interface Flight {
  /** A drawing on the page, as the board calls it. */
  icon: string;
  /** Names of places on the board. */
  from: string;
  to: string;
  /** Milliseconds. */
  delay: number;
}

export type Piece = Omit<Flight, 'delay'>;

export const FLIGHT = 450;
const STAGGER = 80;
const LONGEST = 1000;

/** One after another, but soon enough; none where there are more than `most`: a jump in a replay or a new round. */
export function staggered(found: readonly Piece[], most: number): Flight[] {
  if (found.length > most) return [];
  const step = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, found.length - 1));
  return found.map((piece, at) => ({ ...piece, delay: Math.round(at * step) }));
}
