/** What-ifs: the marks made by hand, held against what was seen. */
import type { Cell } from './marks.svelte';
import type { Worlds } from './worlds';

export interface Doubts {
  /** The cells (`ingredient/alchemical`) whose mark cannot be true. */
  cells: ReadonlySet<string>;
  /** Each ✓ and ✗ may be true, but not all of them together. */
  clash: boolean;
}

/**
 * A ✓ or ✗ is refuted by what was seen alone; a ? also where the ✓ and ✗ leave no room for it: it asks "what if, given
 * all that I believe". Several ? in a row are alternatives, so they are never held against each other.
 */
export function doubts(worlds: Worlds, marks: readonly Cell[]): Doubts {
  const grid = worlds.grid();
  const refuted = ([ingredient, alchemical, mark]: Cell) => {
    const many = grid[ingredient]![alchemical]!;
    return mark === 'no' ? many === worlds.count : !many;
  };
  const cells = new Set(marks.filter(refuted).map(place));
  const sure = marks.filter((each) => each[2] !== 'maybe' && !cells.has(place(each)));
  const left = sure.length ? worlds.worlds.filter((world) => sure.every(([i, a, mark]) => (world[i] === a) === (mark === 'yes'))) : worlds.worlds;
  if (left.length) {
    for (const each of marks) {
      if (each[2] === 'maybe' && !left.some((world) => world[each[0]] === each[1])) cells.add(place(each));
    }
  }
  return { cells, clash: !left.length && worlds.count > 0 };
}

export const place = ([ingredient, alchemical]: readonly [number, number, ...unknown[]]): string => `${ingredient}/${alchemical}`;
