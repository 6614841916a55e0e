import { expect, test } from 'vitest';
import { flights } from './motion';
import { at } from './testing';
import type { Msg, View } from './types';

const start = (): View => at('declare').view;
const told = (id: string, args: Record<string, unknown> = {}) => [{ id, args }] as unknown as Msg[];
const paths = (change: (view: View) => void, fresh: Msg[] = []) => {
  const after = start();
  change(after);
  return flights(start(), after, fresh).map(({ icon, from, to }) => `${icon}: ${from} > ${to}`);
};

test('what has not changed does not fly', () => {
  expect(paths(() => {})).toEqual([]);
});

test('cubes go out and come home', () => {
  const out = paths((view) => (view.spaces[0]!.rows = [[1, 2, 2]]));
  expect(out).toEqual(['cube-2: seat:1 > space:0', 'cube-2: seat:1 > space:0']);
  const before = start();
  before.spaces[0]!.rows = [[1, 1, 1]];
  expect(flights(before, start(), []).map(({ from, to }) => [from, to])).toEqual([['space:0', 'seat:1']]);
});

test('the flasks climb and fall', () => {
  const { reputation } = start().alchemists[0]!;
  expect(paths((view) => (view.alchemists[0]!.reputation += 2))).toEqual([`flask-1: rep:${reputation} > rep:${reputation + 2}`]);
  expect(paths((view) => (view.alchemists[1]!.marker = 7))).toEqual(['flask-2: seat:1 > order:7']);
});

test('a theory is a token and a seal; when it falls the token goes back', () => {
  const published = (view: View) => (view.theories[3] = { alchemical: 5, seals: [[1, -1]], conflicts: [] });
  expect(paths(published)).toEqual(['token-rp: free:5 > theory:3', 'seal-down-2: seat:1 > theory:3']);
  const before = start();
  published(before);
  expect(flights(before, start(), []).map(({ from, to }) => [from, to])).toEqual([['theory:3', 'free:5']]);
});

test('a card of the row goes to a hand; unseen ones come from the deck', () => {
  const row = start().row;
  const taken = paths((view) => {
    view.row = row.slice(1);
    view.alchemists[1]!.ingredients++;
  });
  // Which of two equal cards it was makes no difference.
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatch(/^ing-\w+: row:\d > hand:1$/);
  const drawn = paths((view) => {
    view.deck -= 2;
    view.alchemists[0]!.ingredients += 2;
  });
  expect(drawn).toEqual(['ui-ingcard: deck > hand:0', 'ui-ingcard: deck > hand:0']);
});

test('gold comes from where it was earned, an artifact from where it lay', () => {
  expect(paths((view) => view.alchemists[0]!.gold++, told('transmutes', { seat: 0, space: 1 }))).toEqual(['coin: space:1 > seat:0']);
  const artifact = start().artifacts.levels[0]![0]!;
  expect(paths((view) => view.alchemists[1]!.artifacts.push(artifact))).toEqual([expect.stringMatching(`art:${artifact} > seat:1`)]);
});

test('a jump in a replay does not fill the air', () => {
  const all = paths((view) => {
    for (const one of view.alchemists) Object.assign(one, { gold: one.gold + 9, reputation: 3, ingredients: one.ingredients + 9, potions: 0b1111111 });
  });
  expect(all).toEqual([]);
});
