import { expect, test } from 'vitest';
import { arrange } from './altar';
import { tables_of } from '../../../test/engine';
import { minus } from './kit';
import { flights, learnt, lying, spoken_of } from './motion';
import type { View } from './types';

const start = (tables_of('spellbook')['dawn'] as { view: View }).view;
const places = arrange([], start.altar);
const seen = (view: View) => lying(view, arrange(places, view.altar), 0, 'material');

function after(change: (view: View) => void): View {
  const view = structuredClone(start);
  change(view);
  return view;
}

test('a taken token flies from its petal to its pane', () => {
  const place = start.altar.findIndex((each) => start.altar.filter((other) => other === each).length === 1);
  const kind = start.altar[place]!;
  const next = after((view) => {
    view.altar = minus(view.altar, [kind]);
    view.sorcerers[0]!.reserve = [...view.sorcerers[0]!.reserve, kind];
  });
  const [only, ...rest] = flights(seen(start), seen(next));
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ kind, from: `altar:${place}`, how: 'move' });
  expect(only!.to).toMatch(/^res:\d$/);
});

test('drawn tokens come from the bag, one after another; discards go to the box', () => {
  const old = start.sorcerers[0]!.reserve[0]!;
  const next = after((view) => {
    view.sorcerers[0]!.reserve = [...minus(view.sorcerers[0]!.reserve, [old]), 20, 20];
  });
  const found = flights(seen(start), seen(next));
  expect(found.map(({ how }) => how)).toEqual(['drop', 'draw', 'draw']);
  expect(found[0]).toMatchObject({ kind: old, to: 'box' });
  expect(found.map(({ delay }) => delay)).toEqual([0, 90, 180]);
});

test('a stored token, a rival’s move, a marker that rises', () => {
  const kind = start.sorcerers[0]!.reserve[0]!;
  const stored = after((view) => {
    const me = view.sorcerers[0]!;
    me.reserve = minus(me.reserve, [kind]);
    me.familiar = [...me.familiar, kind];
  });
  expect(flights(seen(start), seen(stored))).toMatchObject([{ kind, to: `fam:${start.sorcerers[0]!.familiar.length}` }]);
  const theirs = start.altar[1]!;
  const taken = after((view) => {
    view.altar = minus(view.altar, [theirs]);
    view.sorcerers[1]!.reserve = [...view.sorcerers[1]!.reserve, theirs];
  });
  expect(flights(seen(start), seen(taken))[0]!.to).toMatch(/^riv:1:res:/);
  const colour = start.sorcerers[0]!.levels.findIndex((level) => level === 3);
  const risen = after((view) => void (view.sorcerers[0]!.levels[colour] = 4));
  expect(flights(seen(start), seen(risen))).toMatchObject([{ from: `card:${colour}:3`, to: `card:${colour}:4` }]);
  expect(learnt(seen(start), seen(risen))).toEqual([]);
});

test('a learnt spell is known by its new marker', () => {
  const colour = start.sorcerers[0]!.levels.indexOf(0);
  const next = after((view) => {
    view.sorcerers[0]!.levels[colour] = 3;
    view.sorcerers[0]!.markers[colour] = colour * 3;
  });
  expect(learnt(seen(start), seen(next))).toEqual([colour]);
});

test('a jump in a replay does not fly', () => {
  const next = after((view) => {
    view.altar = [];
    for (const each of view.sorcerers) [each.reserve, each.familiar] = [[0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12]];
  });
  expect(flights(seen(start), seen(next))).toEqual([]);
});

test('a line of the log points at the pieces it speaks of', () => {
  const all = seen(start);
  const gains = { id: 'altar-gains', args: { count: 1, tokens: [start.altar[2]!] } };
  expect(spoken_of(gains, all, 0, new Set())).toHaveLength(1);
  const rival = start.sorcerers.findIndex(({ reserve }, seat) => seat > 0 && reserve.length);
  const draws = { id: 'draws', args: { seat: rival, tokens: [start.sorcerers[rival]!.reserve[0]!] } };
  expect(spoken_of(draws, all, 0, new Set())[0]).toMatch(new RegExp(`^riv:${rival}:res:`));
  const colour = start.sorcerers[0]!.levels.findIndex(Boolean);
  const learns = { id: 'learns', args: { seat: 0, spell: start.spells[colour]!, level: 3, token: 0 } };
  expect(spoken_of(learns, all, 0, new Set())).toHaveLength(1);
  expect(spoken_of({ id: 'game-ends', args: {} }, all, 0, new Set())).toEqual([]);
});
