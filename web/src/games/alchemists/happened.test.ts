import { expect, test } from 'vitest';
import { happened, places } from './happened';

test('an event is marked where it is to be seen', () => {
  expect(places({ id: 'declares', args: { seat: 1, space: 7, cubes: 1 } })).toEqual(['seat:1', 'space:7']);
  expect(places({ id: 'takes-order', args: { seat: 0, place: 3 } })).toEqual(['seat:0', 'order:2']);
  expect(places({ id: 'publishes-hidden', args: { seat: 0, ingredient: 4, alchemical: 2 } })).toEqual(['seat:0', 'theory:4']);
  expect(places({ id: 'conflict', args: { ingredient: 1, other_ingredient: 2 } })).toEqual(['theory:1', 'theory:2']);
  // A card taken from the row is no theory.
  expect(places({ id: 'forages', args: { seat: 0, ingredient: 4 } })).toEqual(['seat:0', 'space:0']);
  expect(places({ id: 'tests-hidden', args: { seat: 1, potion: 2 } })).toEqual(['seat:1', 'space:7']);
  expect(places({ id: 'conference', args: {} })).toEqual([]);
});

test('several events, each place once', () => {
  const event = { id: 'buys', args: { seat: 1, artifact: 9, gold: 4 } };
  expect([...happened([event, event])]).toEqual(['seat:1', 'art:9']);
});
