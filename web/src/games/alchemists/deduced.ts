/** The odds that travel with the seat's view, laid out in rows; nothing is deduced here. */
import { pair_of } from './kit';
import type { View } from './types';

type Sent = NonNullable<NonNullable<View['deduction']>['odds']>;

export class Deduced {
  /** In how many ways the ingredients can have their alchemicals. */
  readonly count: number;
  /** `cells[ingredient][alchemical]`: in how many of them it is so. */
  readonly cells: number[][];
  /** The mix of my hand that tells most, and how many ways it leaves on average. */
  readonly best: Sent['best'];
  private readonly pluses: number[][];
  private readonly potions: number[][];

  constructor(sent: Sent) {
    this.count = sent.worlds;
    this.cells = in_rows(sent.cells, 8);
    this.pluses = in_rows(sent.pluses, 3);
    this.potions = in_rows(sent.potions, 7);
    this.best = sent.best;
  }

  /** In how many ways an ingredient has this sign in this colour. */
  with_sign(ingredient: number, colour: number, sign: number): number {
    const pluses = this.pluses[ingredient]![colour]!;
    return sign > 0 ? pluses : this.count - pluses;
  }

  /** In how many ways a pair makes each potion. */
  odds(pair: number): number[] {
    return this.potions[pair]!;
  }

  odds_of(one: number, other: number): number[] {
    return this.odds(pair_of(one, other));
  }
}

function in_rows(line: string, width: number): number[][] {
  const numbers = line.split(' ').map(Number);
  return Array.from({ length: numbers.length / width }, (_, row) => numbers.slice(row * width, (row + 1) * width));
}
