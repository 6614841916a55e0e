import { expect, test } from 'vitest';
import type { SheetRow } from '../src/lib/sheet';
import { verdict } from '../src/lib/verdict';

const row = (head: string, ...points: (number | null)[]): SheetRow => ({ head, key: head, cells: points.map((each) => (each === null ? null : { points: each, text: head })) });
const ROWS = [row('Reputation', 3, 18), row('Artifact', 1, null), row('Gold', 2, 5), row('Theory', null, -8), row('Grant', null, 2)];

test('who lost is told by how much and through what, and where they were ahead', () => {
  expect(verdict(ROWS, [6, 17], [1], 0)).toEqual({ won: false, rival: 1, gap: 11, lines: [['Reputation', 15]], though: [['Theory', 8]] });
});

test('who won is compared with whoever came closest', () => {
  const rows = [row('Experiments', 9, 3, 7), row('Gold', 1, 0, 2), row('Stone', 4, 0, 1)];
  expect(verdict(rows, [14, 3, 10], [0], 0)).toEqual({ won: true, rival: 2, gap: 4, lines: [['Stone', 3], ['Experiments', 2]], though: [['Gold', 1]] });
});

test('nothing is said of equals, and of a game that nobody else played', () => {
  expect(verdict(ROWS, [17, 17], [1], 0)).toBeNull();
  expect(verdict([row('Gold', 3)], [3], [0], 0)).toBeNull();
});
