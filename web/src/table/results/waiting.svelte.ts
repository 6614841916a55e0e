/**
 * Results that wait to be seen, in their order, for each seat of this screen. What somebody has seen is kept on this
 * device; nobody waits for what others still have to see.
 */
import type { Card, Entry } from '../../lib/wire';

const KEY = 'athanor-results';
/** Tables of which it is remembered, the last ones. */
const MOST = 50;
/** More cards than these never come with one move. */
const CARDS = 16;

type Seen = Record<number, number>;

function kept(): [string, Seen][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>);
  } catch {
    return []; // no storage, or not ours: the results wait once more
  }
}

export interface Shown {
  card: Card;
  key: number;
  /** Who looks at it now, and all those here who have not yet. */
  seat: number;
  unseen: number[];
}

export class Waiting {
  private seen = $state.raw<Seen>({});

  /** Where nothing is kept, what somebody has seen ends with their own last move. */
  constructor(
    private table: string,
    entries: readonly Entry[],
    seats: readonly number[],
  ) {
    const own = (seat: number) => (entries.findLast((entry) => entry.kind !== 'move' || entry.seat === seat)?.number ?? 0) * CARDS + CARDS - 1;
    const before = new Map(kept()).get(table) ?? {};
    this.seen = Object.fromEntries(seats.map((seat) => [seat, before[seat] ?? own(seat)]));
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
    const others = kept().filter(([table]) => table !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [this.table, this.seen] as const].slice(-MOST))));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}
