/**
 * Results that wait to be seen, in their order, for each seat of this screen. What somebody has seen the server keeps
 * with the seat, so that no device shows it again; nobody waits for what others still have to see.
 */
import type { Card, Entry, Seat } from '../../lib/wire';

/** More cards than these never come with one move. */
const CARDS = 16;

export interface Shown {
  card: Card;
  key: number;
  /** Who looks at it now, and all those here who have not yet. */
  seat: number;
  unseen: number[];
}

export class Waiting {
  private seen = $state.raw<Record<number, number>>({});

  /** Where nothing is kept, what somebody has seen ends with their own last move. */
  constructor(
    table: readonly Seat[],
    entries: readonly Entry[],
    here: readonly number[],
    private keep: (seat: number, key: number) => void,
  ) {
    const own = (seat: number) => (entries.findLast((entry) => entry.kind !== 'move' || entry.seat === seat)?.number ?? 0) * CARDS + CARDS - 1;
    this.seen = Object.fromEntries(here.map((seat) => [seat, table.find((each) => each.seat === seat)?.shown ?? own(seat)]));
  }

  /** The oldest result that one of these seats has not seen. */
  next(entries: readonly Entry[], seats: readonly number[]): Shown | null {
    for (const { number, cards } of entries) {
      for (const [at, card] of (cards ?? []).entries()) {
        const key = number * CARDS + at;
        const unseen = seats.filter((seat) => (this.seen[seat] ?? Infinity) < key);
        if (unseen.length) return { card, key, seat: unseen[0]!, unseen };
      }
    }
    return null;
  }

  mark({ seat, key }: Shown): void {
    this.seen = { ...this.seen, [seat]: key };
    this.keep(seat, key);
  }
}
