/** Narrowing the payments that came with the question, the cheapest first, by what the player clicks. */
import type { PlainPayment } from './types';

/** What the player insists on: at least or at most so many of a kind, or which kind stays on the card. */
export interface Wish {
  how: 'least' | 'most' | 'marker';
  kind: number;
  count: number;
}

export interface Chosen {
  payment: PlainPayment;
  wishes: Wish[];
}

export const spent = ([marker, real, wilds]: PlainPayment): number[] => [marker, ...real, ...wilds.flat()];

function respects(payment: PlainPayment, wishes: readonly Wish[]): boolean {
  const used = spent(payment);
  return wishes.every(({ how, kind, count }) => {
    if (how === 'marker') return payment[0] === kind;
    const times = used.filter((each) => each === kind).length;
    return how === 'least' ? times >= count : times <= count;
  });
}

/** A new wish takes the place of older ones about the same thing. */
export function wish(wishes: readonly Wish[], next: Wish): Wish[] {
  const same = (old: Wish) =>
    next.how === 'marker' ? old.how === 'marker' : old.how !== 'marker' && old.kind === next.kind;
  return [...wishes.filter((old) => !same(old)), next];
}

/** The first payment under the wishes; the oldest are given up until one is possible. The newest must hold. */
export function choose(options: readonly PlainPayment[], wishes: readonly Wish[]): Chosen | null {
  for (let from = 0; from <= wishes.length; from++) {
    const held = wishes.slice(from);
    if (wishes.length && !held.length) return null;
    const payment = options.find((option) => respects(option, held));
    if (payment) return { payment, wishes: held };
  }
  return null;
}
