import { expect, test } from 'vitest';
import { action_names } from '../../../test/engine';
import known from './fixtures/worlds.json';
import { in_turns } from './desk.svelte';
import {
  aspect_action, buy_action, do_with, favor_action, pair_action, PAIRS, placed, potion_action, potions_icon, seal_action, space_action, theory_action,
} from './kit'; // prettier-ignore
import { pairs_of, results, Worlds, type Known } from './worlds';

const ACTIONS = action_names('alchemists');

test('what the page asks about is called as in the engine', () => {
  const asked = [
    do_with('transmute', 7), pair_action('mix', 7, 0), pair_action('show', 2, 5), space_action('associate', 9), favor_action('play', 7), buy_action(17),
    potion_action('sell', 5), potion_action('claim', 6), seal_action(4), theory_action(7, 7), aspect_action(7, 2),
  ]; // prettier-ignore
  expect(asked.filter((name) => !ACTIONS.includes(name))).toEqual([]);
});

test('the page counts the same worlds as the engine, in every position', () => {
  expect(known.length).toBeGreaterThan(40);
  expect(new Set(known.map(({ count }) => count)).size).toBeGreaterThan(10);
  for (const each of known) {
    const worlds = new Worlds(each as unknown as Known);
    expect(worlds.count).toBe(each.count);
    expect(worlds.grid()).toEqual(each.grid);
    expect([0, 13, 27].map((pair) => worlds.odds(pair))).toEqual(each.odds);
    expect([...results(each as unknown as Known)].sort(([a], [b]) => a - b)).toEqual(each.results);
  }
});

test('the most telling mix leaves the fewest worlds', () => {
  const worlds = new Worlds({ facts: [], triangle: [[0, 0, 1, 1 << 0, 0]] });
  const tests = worlds.tests(PAIRS.map((_, pair) => pair));
  expect(tests.map(({ left }) => left)).toEqual([...tests.map(({ left }) => left)].sort((a, b) => a - b));
  expect(tests.at(-1)!.pair).toBe(0); // seen already: nothing to learn
  expect(tests.at(-1)!.left).toBe(worlds.count);
});

test('pairs from a hand: two different ingredients', () => {
  expect(pairs_of([2, 2])).toEqual([]);
  expect(pairs_of([0, 1, 1])).toEqual([0]);
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
