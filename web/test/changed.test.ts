import { expect, test } from 'vitest';
import { changed } from '../src/lib/changed';

test('what changed is put in its place; what was is left as it was', () => {
  const before = { bag: 3, rows: [{ cards: [1, 2], open: true }, { cards: [], open: false }] };
  const after = changed(before, [
    { way: ['rows', 0, 'cards'], after: [2] },
    { way: ['bag'], after: 4 },
  ]) as typeof before;
  expect(after).toEqual({ bag: 4, rows: [{ cards: [2], open: true }, { cards: [], open: false }] });
  expect(before.rows[0]!.cards).toEqual([1, 2]);
  expect(after.rows[1]).toBe(before.rows[1]);
});

test('everything may be new', () => {
  expect(changed({ bag: 3 }, [{ way: [], after: { box: 1 } }])).toEqual({ box: 1 });
});
