/** The notebook in the browser and the engine's deduction must agree: on evidence at random, and of real games. */
import { describe, expect, it } from 'vitest';
import { PAIRS } from '../src/games/alchemists/kit';
import type { Cell } from '../src/games/alchemists/marks.svelte';
import { doubts } from '../src/games/alchemists/whatif';
import { Worlds, type Known } from '../src/games/alchemists/worlds';
import { heard_from } from './engine';

interface Answer {
  seen: Known;
  count: number;
  grid: number[][];
  impossible: [number, number][];
  odds: number[][];
  tests: [pair: number, left: number, bits: number][];
}

const heard = heard_from('worlds.py') as Answer[];
const EVERY_PAIR = PAIRS.map((_, pair) => pair);

describe('the notebook counts what the engine counts', () => {
  it('is asked about enough', () => {
    expect(heard.length).toBeGreaterThan(80);
    expect(new Set(heard.map(({ count }) => count)).size).toBeGreaterThan(30);
    expect(heard.filter(({ seen }) => seen.facts.length + seen.triangle.length > 4).length).toBeGreaterThan(40);
  });

  it('worlds, cells, odds, and experiments in their order', () => {
    for (const { seen, count, grid, impossible, odds, tests } of heard) {
      const worlds = new Worlds(seen);
      expect(worlds.count).toBe(count);
      expect(worlds.grid()).toEqual(grid);
      expect(worlds.grid().flatMap((cells, i) => cells.flatMap((many, a) => (many ? [] : [[i, a]])))).toEqual(impossible);
      const ours = worlds.tests(EVERY_PAIR);
      expect(EVERY_PAIR.map((pair) => ours.find((each) => each.pair === pair)!.odds)).toEqual(odds);
      expect(ours.map(({ pair }) => pair)).toEqual(tests.map(([pair]) => pair));
      ours.forEach(({ left, bits }, at) => {
        expect(left).toBeCloseTo(tests[at]![1], 6);
        expect(bits).toBeCloseTo(tests[at]![2], 9);
      });
    }
  }, 120_000);
});

describe('a mark made by hand', () => {
  // Fern and toad made a red plus: neither can lack the sign.
  const worlds = new Worlds({ facts: [], triangle: [[0, 0, 1, 1 << 0, 0]] });
  const of = (...marks: Cell[]) => doubts(worlds, marks);
  const grid = worlds.grid();
  const impossible = grid[0]!.indexOf(0);
  const [one, other] = grid[0]!.flatMap((many, a) => (many ? [a] : [])) as [number, number];

  it('is refuted where no world has it so', () => {
    expect([...of([0, impossible, 'yes']).cells]).toEqual([`0/${impossible}`]);
    expect([...of([0, impossible, 'maybe']).cells]).toEqual([`0/${impossible}`]);
    expect([...of([0, impossible, 'no']).cells]).toEqual([]);
    expect(of([0, one, 'yes'])).toEqual({ cells: new Set(), clash: false });
  });

  it('is refuted as a “no” where every world has it so', () => {
    const facts: Known['facts'] = [0, 1, 2].map((colour) => [0, 3, colour, 1]);
    const sure = new Worlds({ facts, triangle: [] });
    const known = sure.grid()[3]!.indexOf(sure.count);
    expect(known).toBeGreaterThanOrEqual(0);
    expect([...doubts(sure, [[3, known, 'no']]).cells]).toEqual([`3/${known}`]);
  });

  it('may stand alone and yet not with the others', () => {
    expect(of([0, one, 'yes'], [0, other, 'yes'])).toEqual({ cells: new Set(), clash: true });
    expect(of([2, one, 'yes'], [3, one, 'yes']).clash).toBe(true);
    expect(of([0, one, 'no'], [0, other, 'no']).clash).toBe(false);
  });

  it('as a what-if is held against what is believed, and not against other what-ifs', () => {
    expect([...of([0, one, 'yes'], [0, other, 'maybe']).cells]).toEqual([`0/${other}`]);
    expect([...of([0, one, 'yes'], [5, one, 'maybe']).cells]).toEqual([`5/${one}`]);
    expect(of([0, one, 'maybe'], [0, other, 'maybe'])).toEqual({ cells: new Set(), clash: false });
  });
});
