import { expect, test } from 'vitest';
import { action_names } from '../../../test/engine';
import { copy_action, kind_of, line_action, line_of, placed, raise_action, token_action } from './actions';

const NAMES = action_names('spellbook');

test('what the page asks about is called as in the engine', () => {
  expect(NAMES).toContain(token_action('pay', 20));
  expect(NAMES).toContain(line_action('use', 12, 4));
  expect(NAMES).toContain(copy_action(3, 20, 5));
  expect(NAMES).toContain(raise_action(20));
});

test('names are read back', () => {
  expect(kind_of('wild purple-t')).toBe(4);
  expect(line_of('use time-travel-4')).toEqual({ spell: 12, level: 4 });
  expect(line_of('copy 2 cure-3')).toEqual({ spell: 7, level: 3 });
});

test('only what has no place on the table is left to the shell', () => {
  expect(NAMES.filter((name) => !placed(name))).toEqual(['pass', 'accept']);
});
