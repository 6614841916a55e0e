import { expect, test } from 'vitest';
import { action_names } from '../../../test/engine';
import { in_turns } from './desk.svelte';
import {
  aspect_action, buy_action, do_with, favor_action, pair_action, placed, potion_action, potions_icon, seal_action, space_action, theory_action,
} from './kit'; // prettier-ignore

const ACTIONS = action_names('alchemists');

test('what the page asks about is called as in the engine', () => {
  const asked = [
    do_with('transmute', 7), pair_action('mix', 7, 0), pair_action('show', 2, 5), space_action('associate', 9), favor_action('play', 7), buy_action(17),
    potion_action('sell', 5), potion_action('claim', 6), seal_action(4), theory_action(7, 7), aspect_action(7, 2),
  ]; // prettier-ignore
  expect(asked.filter((name) => !ACTIONS.includes(name))).toEqual([]);
});

test('a favor that is turned up ends a part of the declaration', () => {
  expect(in_turns(['declare forage', 'done'])).toEqual([['declare forage', 'done']]);
  expect(in_turns(['declare custodian', 'declare test', 'associate test', 'done'])).toEqual([
    ['declare custodian'],
    ['declare test', 'associate test'],
    ['done'],
  ]);
});

test('every set of potions a sale can leave open has a drawing', () => {
  expect(potions_icon(1 << 6)).toBe('po-n');
  expect(potions_icon(0b010100)).toBe('am-gbp');
  expect(potions_icon(0b1111110)).toBe('ui-eye');
});

test('bare words are buttons beside the question, the rest lies on the board', () => {
  expect(ACTIONS.filter((name) => !placed(name))).toEqual([
    'pass',
    'decline',
    'withdraw',
    'peek',
    'use-mortar',
    'waive-mortar',
  ]);
});
