import { expect, test } from 'vitest';
import { CARDS, line_state, NO_PHASE } from './cards';
import { towards } from '../../lib/roving';

const SACRIFICE = 0;
const MIRAGE = 17;

test('a card that is not learnt is blank', () => {
  expect([5, 4, 3].map((line) => line_state(SACRIFICE, line, 0))).toEqual(['blank', 'blank', 'blank']);
});

test('below the marker, lines of a spell with a phase can be used; others are past', () => {
  expect([5, 4, 3].map((line) => line_state(SACRIFICE, line, 4))).toEqual(['high', 'here', 'low']);
  expect([5, 4, 3].map((line) => line_state(MIRAGE, line, 4))).toEqual(['high', 'here', 'past']);
});

test('21 cards, each with three lines; six of dawn, five of midday, five of dusk, five of none', () => {
  expect(CARDS).toHaveLength(21);
  expect(CARDS.every(({ glyphs, points }) => glyphs.every(Boolean) && points.length === 3)).toBe(true);
  const of_phase = (phase: number) => CARDS.filter((card) => card.phase === phase).length;
  expect([0, 1, 2, NO_PHASE].map(of_phase)).toEqual([6, 5, 5, 5]);
});

test('arrow keys go to the nearest thing in their direction', () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50 })));
  expect(towards(grid, 4, [1, 0])).toBe(5);
  expect(towards(grid, 4, [0, 1])).toBe(7);
  expect(towards(grid, 4, [0, -1])).toBe(1);
  expect(towards(grid, 2, [1, 0])).toBe(3); // the end of the row: on in reading order
  expect(towards(grid, 8, [1, 0])).toBe(-1);
});
