import { expect, test } from 'vitest';
import { sorted } from './kit';
import { lay_payment } from './laid';
import type { PlainPayment } from './types';
import { choose, spent, wish, type Wish } from './wishes';

// Three steam tokens with another marker, or two of them and a wild element of three circles.
const options: PlainPayment[] = [
  [12, [13, 14], []],
  [13, [12, 14], []],
  [12, [13], [[0, 6, 9]]],
  [13, [14], [[0, 6, 9]]],
];
const least = (kind: number, count = 1): Wish => ({ how: 'least', kind, count });

test('the first payment is suggested, and a wish finds the first that fulfils it', () => {
  expect(choose(options, [])?.payment).toBe(options[0]);
  expect(choose(options, [{ how: 'marker', kind: 13, count: 1 }])?.payment).toBe(options[1]);
  expect(choose(options, [least(6)])?.payment).toBe(options[2]);
});

test('older wishes give way to the newest, which must hold', () => {
  const found = choose(options, [{ how: 'most', kind: 12, count: 0 }, least(12)]);
  expect(found).toEqual({ payment: options[0], wishes: [least(12)] });
  expect(choose(options, [least(20)])).toBeNull();
});

test('a new wish takes the place of one about the same thing', () => {
  const marker: Wish = { how: 'marker', kind: 13, count: 1 };
  expect(wish([least(6), marker], least(6, 2))).toEqual([marker, least(6, 2)]);
  expect(wish([least(6), marker], { ...marker, kind: 12 })).toEqual([least(6), { ...marker, kind: 12 }]);
});

test('the tokens of a payment lie together: its colour, the wild elements, the rest', () => {
  const { laid, braces } = lay_payment([0, 6, 9, 12, 13, 14, 20], options[2]!);
  expect(laid.map(({ kind, role }) => `${kind} ${role}`)).toEqual(['12 marker', '13 real', '14 out', '0 wild', '6 wild', '9 wild', '20 out']);
  expect(braces).toEqual([{ from: 3, count: 3 }]);
  expect(sorted(spent(options[2]!), 'material')).toEqual([0, 6, 9, 12, 13]);
});
