import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry } from '../board';
import { against, hedge_of, knew_first, rows, tests_of, worlds_of } from './known';

const learnt = (at: number, seat: number, before: number, worlds: number, was: number, is: number, more: object = {}): KnowledgeEntry => ({ at, kind: 'learnt', seat, before, worlds, truth: [[3, was, is]], ...more });
const published = (at: number, seat: number, chance: number): KnowledgeEntry => ({ at, kind: 'published', seat, ingredient: 0, alchemical: 3, chance, against: chance < 0.6, right: true });

// Seat 0 is certain after decision 4; seat 1 publishes at 2, which falls at 5; seat 0 publishes at 7.
const ENTRIES: KnowledgeEntry[] = [
  learnt(1, 0, 40320, 5760, 0.125, 0.25, { mixed: [0, 1], expected: 5760 }),
  published(2, 1, 0.25),
  learnt(3, 1, 40320, 100, 0.125, 0.5),
  learnt(4, 0, 5760, 1, 0.25, 1),
  { at: 5, kind: 'fell', seat: 0, ingredient: 0, alchemical: 3 },
  published(7, 0, 1),
];

describe('what a seat could know', () => {
  it('is laid out from decision to decision', () => {
    const [row] = rows(ENTRIES, 0, 10);
    expect(row!.alchemical).toBe(3);
    expect(row!.chances).toEqual([
      { from: 0, to: 2, chance: 0.125 },
      { from: 2, to: 5, chance: 0.25 },
      { from: 5, to: 10, chance: 1 },
    ]);
    expect(row!.certain).toBe(5);
    expect(rows(ENTRIES, 1, 10)[0]!.certain).toBeNull();
    expect(rows(ENTRIES, 2, 10)).toEqual([]);
  });
  it('frames where it was certain and no theory lay there', () => {
    expect(rows(ENTRIES, 0, 10)[0]!.free).toEqual([{ from: 6, to: 8 }]);
    expect(rows(ENTRIES, 1, 10)[0]!.free).toEqual([]);
  });
  it('counts what it knew while it was free, and who published right theories first', () => {
    expect(knew_first(rows(ENTRIES, 0, 10), 0)).toEqual({ free: 1, own: 0, right: 1 });
    expect(knew_first(rows(ENTRIES, 1, 10), 1)).toEqual({ free: 0, own: 1, right: 1 });
    expect(knew_first([], 0)).toEqual({ free: 0, own: 0, right: 0 });
  });
  it('tells question marks from stars', () => {
    const [one] = against(ENTRIES);
    expect([undefined, 0, 1, 2, 4].map((seal) => hedge_of({ ...one!, seal: seal! }))).toEqual([null, null, null, 2, 4]);
  });
  it('tells theories of everybody, and where they fell', () => {
    expect(rows(ENTRIES, 0, 10)[0]!.theories.map(({ from, to, fell, by }) => [from, to, fell, by.seat])).toEqual([
      [3, 6, true, 1],
      [8, 10, false, 0],
    ]);
    expect(against(ENTRIES).map(({ at }) => at)).toEqual([2]);
  });
  it('counts worlds, and what an experiment was expected to leave', () => {
    expect(worlds_of(ENTRIES, 0, 10).map(({ worlds, to }) => [worlds, to])).toEqual([
      [40320, 2],
      [5760, 5],
      [1, 10],
    ]);
    expect(tests_of(ENTRIES, 0).map(({ expected }) => expected)).toEqual([5760]);
  });
});
