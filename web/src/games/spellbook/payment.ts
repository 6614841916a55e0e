/**
 * Paying for a spell: level 3, 4 or 5 costs that many tokens of its colour. Three tokens of one rune make a wild element
 * (`SETS`); with Transmutation single tokens of its marker's rune do instead, up to a number. One real token at least;
 * one of the real ones stays on the card.
 *
 * The whole payment is found at once, the cheapest first, and what the player clicks only narrows the search: so there
 * is always a complete payment on the table, never half of one.
 */
import { card_of } from './cards';
import { colour_of, minus, rune_of, tally } from './kit';

/** How wild elements are made. */
export type Wild = { by: 'sets' } | { by: 'rune'; rune: number; most: number };
export const SETS: Wild = { by: 'sets' };

export interface Price {
  spell: number;
  level: number;
  wild: Wild;
}

export interface Payment {
  marker: number;
  /** Real tokens besides the marker. */
  real: number[];
  /** Each wild element's tokens: three of one rune, or one of Transmutation's. */
  wilds: number[][];
}

/** What the player insists on: at least or at most so many of a kind, or which kind stays on the card. */
export interface Wish {
  how: 'least' | 'most' | 'marker';
  kind: number;
  count: number;
}

export const spent = (payment: Payment): number[] => [payment.marker, ...payment.real, ...payment.wilds.flat()];

/** Whether a spell can be paid for, counted as the engine does: real tokens first. */
export function reach(reserve: readonly number[], colour: number, wild: Wild): number {
  const counts = tally(reserve);
  const own = [0, 1, 2].map((rune) => counts[colour * 3 + rune] ?? 0);
  const others = [0, 1, 2].map((rune) => reserve.filter((kind) => rune_of(kind) === rune).length - (own[rune] ?? 0));
  const real = own.reduce((sum, n) => sum + n, 0);
  if (!real) return 0;
  if (wild.by === 'rune') return real + Math.min(wild.most, others[wild.rune] ?? 0);
  return real + others.reduce((sum, n) => sum + Math.floor(n / 3), 0);
}

/** Every different payment that comes out exactly. */
export function payments(reserve: readonly number[], price: Price): Payment[] {
  const colour = colour_of(price.spell);
  const found: Payment[] = [];
  for (const wilds of price.wild.by === 'sets' ? sets(reserve) : singles(reserve, colour, price.wild)) {
    if (wilds.length >= price.level) continue;
    const left = minus(reserve, wilds.flat()).filter((kind) => colour_of(kind) === colour);
    for (const real of picks(left, price.level - wilds.length)) {
      for (const marker of new Set(real)) found.push({ marker, real: minus(real, [marker]), wilds });
    }
  }
  return found;
}

/** All ways to pick `count` of these tokens, equal ones once. */
export function picks(kinds: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  kinds.forEach((kind, at) => {
    if (at > 0 && kinds[at - 1] === kind) return;
    for (const rest of picks(kinds.slice(at + 1), count - 1)) found.push([kind, ...rest]);
  });
  return found;
}

/** All ways to lay out none, one, two … sets of three of one rune. At most 9 tokens, so at most 3 sets. */
function sets(reserve: readonly number[]): number[][][] {
  const ways: number[][][] = [[]];
  const of_rune = [0, 1, 2].map((rune) => [...reserve].filter((kind) => rune_of(kind) === rune).sort((a, b) => a - b));
  of_rune.forEach((kinds) => {
    const before = [...ways];
    for (let count = 1; count * 3 <= kinds.length; count++) {
      for (const tokens of picks(kinds, count * 3)) {
        // Which of equal runes lie in which set decides nothing: threes as they come.
        const laid = Array.from({ length: count }, (_, at) => tokens.slice(at * 3, at * 3 + 3));
        for (const way of before) ways.push([...way, ...laid]);
      }
    }
  });
  return ways;
}

function singles(reserve: readonly number[], colour: number, wild: { rune: number; most: number }): number[][][] {
  const fit = [...reserve].filter((kind) => rune_of(kind) === wild.rune && colour_of(kind) !== colour);
  fit.sort((a, b) => a - b);
  const ways: number[][][] = [[]];
  for (let count = 1; count <= wild.most; count++) {
    for (const tokens of picks(fit, count)) ways.push(tokens.map((kind) => [kind]));
  }
  return ways;
}

// ---------------------------------------------------------------- the sensible one

/** What the sorcerer has and still wants: decides which payment is suggested. */
export interface Situation {
  reserve: readonly number[];
  altar: readonly number[];
  familiar: readonly number[];
  /** Colours of the spells not learnt yet. */
  wanted: readonly number[];
}

/** Fewest wild elements; then keep what is nearest to the next spell; then the marker whose rune is worth most. */
export function cost(payment: Payment, price: Price, now: Situation): number {
  const kept = minus(now.reserve, spent(payment));
  const own = colour_of(price.spell);
  let worth = 0;
  for (const colour of now.wanted) {
    if (colour === own) continue;
    const count = kept.filter((kind) => colour_of(kind) === colour).length;
    worth += count * count * 2;
  }
  for (const rune of [0, 1, 2]) {
    const count = kept.filter((kind) => rune_of(kind) === rune).length;
    worth += count >= 3 ? 4 : count;
  }
  return payment.wilds.length * 1000 - worth * 4 - marker_worth(payment, price, now, kept);
}

/** Cards with the arrow live by the rune of their marker. */
function marker_worth(payment: Payment, price: Price, now: Situation, kept: number[]): number {
  const line = card_of(price.spell).glyphs[price.level - 3] ?? '';
  if (!line.includes('mark')) return 0;
  const rune = rune_of(payment.marker);
  const among = (kinds: readonly number[]) => kinds.filter((kind) => rune_of(kind) === rune).length;
  if (line.includes('star')) return among(now.familiar) * 2 + among(kept);
  if (line.includes('loop')) return among(now.altar);
  return among(kept) * 2 + among(now.altar);
}

export function best(options: readonly Payment[], price: Price, now: Situation): Payment | null {
  let found: Payment | null = null;
  let least = Infinity;
  for (const option of options) {
    const price_of_it = cost(option, price, now);
    if (price_of_it < least) [found, least] = [option, price_of_it];
  }
  return found;
}

export function respects(payment: Payment, wishes: readonly Wish[]): boolean {
  const used = tally(spent(payment));
  return wishes.every(({ how, kind, count }) => {
    if (how === 'marker') return payment.marker === kind;
    return how === 'least' ? (used[kind] ?? 0) >= count : (used[kind] ?? 0) <= count;
  });
}

/** A new wish takes the place of older ones about the same thing. */
export function wish(wishes: readonly Wish[], next: Wish): Wish[] {
  const same = (old: Wish) =>
    next.how === 'marker' ? old.how === 'marker' : old.how !== 'marker' && old.kind === next.kind;
  return [...wishes.filter((old) => !same(old)), next];
}

export interface Chosen {
  payment: Payment;
  wishes: Wish[];
}

/** The best payment under the wishes; the oldest are given up until one is possible. The newest must hold. */
export function choose(price: Price, now: Situation, wishes: readonly Wish[]): Chosen | null {
  const options = payments(now.reserve, price);
  for (let from = 0; from <= wishes.length; from++) {
    const held = wishes.slice(from);
    if (wishes.length && !held.length) return null;
    const payment = best(
      options.filter((option) => respects(option, held)),
      price,
      now,
    );
    if (payment) return { payment, wishes: held };
  }
  return null;
}
