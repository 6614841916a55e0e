import { expect, test } from 'vitest';
import { ACTION_NAMES, copy_action, id_of, kind_of, line_action, line_of, placed, token_action } from './actions';
import names from './fixtures/actions.json';

test('the numbering is the engine’s', () => {
  expect(ACTION_NAMES).toEqual(names);
});

test('names lead to their numbers and back', () => {
  expect(names[id_of(token_action('pay', 20))]).toBe('pay yellow-s');
  expect(names[id_of(line_action('use', 12, 4))]).toBe('use time-travel-4');
  expect(names[id_of(copy_action(3, 20, 5))]).toBe('copy 4 communion-5');
  expect(kind_of('wild purple-t')).toBe(4);
  expect(line_of('use time-travel-4')).toEqual({ spell: 12, level: 4 });
  expect(line_of('copy 2 cure-3')).toEqual({ spell: 7, level: 3 });
  expect(id_of('fly')).toBe(-1);
});

test('only what has no place on the table is left to the shell', () => {
  expect(names.filter((name) => !placed(name))).toEqual(['pass', 'accept']);
  expect(placed('something else')).toBe(false);
});
