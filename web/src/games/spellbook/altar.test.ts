import { expect, test } from 'vitest';
import { arrange, PANES, pane } from './altar';

test('tokens fill the petals clockwise from the top', () => {
  const places = arrange([], [3, 3, 7]);
  expect(places).toHaveLength(PANES);
  expect(places.slice(0, 4)).toEqual([3, 3, 7, null]);
});

test('a token keeps its place while others come and go', () => {
  let places = arrange([], [1, 5, 5, 9]);
  places = arrange(places, [5, 5, 9]); // 1 was taken
  expect(places.slice(0, 4)).toEqual([null, 5, 5, 9]);
  places = arrange(places, [0, 5, 9, 20]); // one 5 taken, two new ones
  expect(places.slice(0, 5)).toEqual([0, 5, 20, 9, null]);
});

test('of equal tokens the one that was clicked leaves', () => {
  const places = arrange([], [5, 5, 5]);
  expect(arrange(places, [5, 5], 0).slice(0, 3)).toEqual([null, 5, 5]);
  expect(arrange(places, [5, 5, 5], 0).slice(0, 3)).toEqual([5, 5, 5]);
});

test('from the eleventh on they lie in the inner panes, and a seventeenth still has a place', () => {
  const many = Array.from({ length: 17 }, (_, kind) => kind);
  const places = arrange([], many);
  expect(places).toEqual(many);
  expect(pane(9).r).toBeGreaterThan(pane(10).r);
  expect(pane(16)).toMatchObject({ x: 144, y: 144 });
  expect(arrange(places, many.slice(0, 5))).toHaveLength(PANES);
});

test('an emptied altar begins again at the top', () => {
  const places = arrange(arrange([], [1, 2, 3]), [4, 5]);
  expect(places.slice(0, 3)).toEqual([4, 5, null]);
});
