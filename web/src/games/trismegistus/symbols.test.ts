/** The drawings of what a gain is multiplied by, for every measure that `symbols.py` numbers. */
import { expect, test } from 'vitest';

import { measure_icons } from './symbols';

test('each measure has a drawing of its own', () => {
  const drawn = Array.from({ length: 42 }, (_, at) => measure_icons(at + 1).join(' '));
  expect(drawn.every((icons) => icons !== '' && !icons.includes('undefined'))).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('used reaction tokens and the symbols of one element', () => {
  expect(measure_icons(38)).toEqual(['restore']);
  expect([39, 40, 41, 42].map(measure_icons)).toEqual([['el-fire'], ['el-water'], ['el-earth'], ['el-air']]);
});
