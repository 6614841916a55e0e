/**
 * What somebody can know, from their view alone: the worlds (which alchemical each ingredient has) that fit all they saw.
 * The tables of mixing are the generated ones of the reader; `test/worlds.test.ts` asks the engine's own deduction
 * (`deduction.py`, `notebook.py`) and keeps the two together.
 */
import { MIX, SIGNS } from '../../reader/generated';
import { PAIRS, pair_of } from './kit';
import type { View } from './types';

export type Known = Pick<View, 'facts' | 'triangle'>;
type World = readonly number[];

const ASPECT = 0;

let all: World[] | null = null;
function every(): World[] {
  if (all) return all;
  const found: World[] = [];
  const fill = (begun: number[], left: number[]): void => {
    if (!left.length) found.push(begun);
    for (const each of left) fill([...begun, each], left.filter((other) => other !== each));
  };
  fill([], [0, 1, 2, 3, 4, 5, 6, 7]);
  return (all = found);
}

const mixed = (world: World, i: number, j: number): number => MIX[world[i]!]![world[j]!]!;

function fits(world: World, { facts, triangle }: Known): boolean {
  for (const [kind, one, two, three] of facts) {
    if (kind === ASPECT) {
      if (SIGNS[world[one]!]![two] !== three) return false;
    } else {
      const [i, j] = PAIRS[one]!;
      if ((mixed(world, i, j) === two) !== Boolean(three)) return false;
    }
  }
  for (const [, one, other, potions] of triangle) {
    if (one < 0) continue;
    if (other >= 0 ? !(potions >> mixed(world, one, other) & 1) : !world.some((_, i) => i !== one && potions >> mixed(world, one, i) & 1)) {
      return false;
    }
  }
  return true;
}

export interface Test {
  pair: number;
  odds: number[];
  /** Worlds left on average. */
  left: number;
  /** What the answer tells on average. */
  bits: number;
}

export class Worlds {
  readonly worlds: World[];
  private cells: number[][] | null = null;

  constructor(known: Known) {
    this.worlds = every().filter((world) => fits(world, known));
  }

  get count(): number {
    return this.worlds.length;
  }

  /** `grid()[ingredient][alchemical]`: in how many worlds it is so. */
  grid(): number[][] {
    if (this.cells) return this.cells;
    const cells = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
    for (const world of this.worlds) world.forEach((alchemical, ingredient) => cells[ingredient]![alchemical]!++);
    return (this.cells = cells);
  }

  chance(ingredient: number, alchemical: number): number {
    return this.count ? this.grid()[ingredient]![alchemical]! / this.count : 0;
  }

  /** How likely an ingredient has this sign in this colour. */
  sign_chance(ingredient: number, colour: number, sign: number): number {
    if (!this.count) return 0;
    return this.grid()[ingredient]!.reduce((sum, many, a) => sum + (SIGNS[a]![colour] === sign ? many : 0), 0) / this.count;
  }

  /** In how many worlds a pair makes each potion. */
  odds(pair: number): number[] {
    const [i, j] = PAIRS[pair]!;
    const found = new Array<number>(7).fill(0);
    for (const world of this.worlds) found[mixed(world, i, j)]!++;
    return found;
  }

  /** What each pair would teach, the most telling first. */
  tests(pairs: readonly number[]): Test[] {
    const found = pairs.map((pair) => {
      const odds = this.odds(pair);
      const left = this.count ? odds.reduce((sum, many) => sum + many * many, 0) / this.count : 0;
      const kept = odds.reduce((sum, many) => sum + (many && many * Math.log2(many)), 0);
      return { pair, odds, left, bits: this.count ? Math.log2(this.count) - kept / this.count : 0 };
    });
    // Rounded, so that pairs that tell the same are not ordered by the last digit of a logarithm.
    const told = ({ bits }: Test) => Math.round(bits * 1e9);
    return found.sort((a, b) => told(b) - told(a) || a.pair - b.pair);
  }
}

/** What was seen of each pair itself: the potions it can make, by pair; pairs never seen are not there. */
export function results({ facts, triangle }: Known): Map<number, number> {
  const found = new Map<number, number>();
  const narrow = (pair: number, potions: number) => found.set(pair, (found.get(pair) ?? 0b1111111) & potions);
  for (const [, one, other, potions] of triangle) if (other >= 0) narrow(pair_of(one, other), potions);
  for (const [kind, one, two, three] of facts) if (kind !== ASPECT) narrow(one, three ? 1 << two : 0b1111111 ^ (1 << two));
  return found;
}

/** The pairs that can be mixed from these ingredients. */
export function pairs_of(hand: readonly number[]): number[] {
  return PAIRS.flatMap(([i, j], pair) => (hand.includes(i) && hand.includes(j) ? [pair] : []));
}
