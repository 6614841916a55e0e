import { expect, test } from 'vitest';
import { apart } from '../src/learn/remark';

test('what two plans have in common is not said', () => {
  const [sell, test_, drink, publish] = ['Sell', 'Test', 'Drink', 'Publish'];
  expect(apart([test_, publish, publish, sell], [sell, drink, test_])).toEqual({ better: ['Publish (2×)'], played: ['Drink'] });
});

test('a plan that is only longer, or in another order, is said whole, but not at length', () => {
  expect(apart(['Take', 'Draw'], ['Take'])).toEqual({ better: ['Take', 'Draw'], played: ['Take'] });
  expect(apart(['a', 'b'], ['b', 'a'])).toEqual({ better: ['a', 'b'], played: ['b', 'a'] });
  expect(apart(['a', 'b', 'c', 'd'], ['x']).better).toEqual(['a', 'b', 'c', '…']);
});
