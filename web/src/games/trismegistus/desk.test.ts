import { describe, expect, it } from 'vitest';
import type { Change } from '../../lib/wire';
import { ghost_of, signed } from './ghost';
import { Orders, type Order } from './orders.svelte';
import { pieces_of } from './pointing';
import type { Ask, Laboratory, View } from './types';

const lab = { cubes: [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], essences: [1, 1, 0], tracks: [0, 3, 0, 0], ethereal: 1, chameleon: 0, artifacts: [-1, 4, -1, -1, -1, -1], open: [7] } as unknown as Laboratory;
const change = (after: unknown, ...way: (string | number)[]): Change => ({ way, after });

describe('what a choice would change', () => {
  it('is marked beside the things of my laboratory', () => {
    const ghost = ghost_of(lab, 0, [
      change(0, 'laboratories', 0, 'cubes', 0),
      change(2, 'laboratories', 0, 'cubes', 5),
      change(0, 'laboratories', 0, 'essences', 1),
      change(4, 'laboratories', 0, 'tracks', 1),
      change(2, 'laboratories', 0, 'ethereal'),
      change(2, 'laboratories', 0, 'die', 'potency'),
      change(true, 'lacks', 0, 0, 'ready'),
    ]);
    expect(ghost).toEqual({ cubes: { 0: -1, 5: 2 }, essences: { 1: -1 }, ethereal: 1, chameleon: 0, tracks: { 1: 4 }, potency: 2, ready: [0] });
    expect(signed(2)).toBe('+2');
    expect(signed(-1)).toBe('\u22121');
  });

  it('is not what changes for others', () => {
    const ghost = ghost_of(lab, 0, [change(9, 'laboratories', 1, 'cubes', 0), change(true, 'lacks', 1, 0, 'ready')]);
    expect(ghost.cubes).toEqual({});
    expect(ghost.ready).toEqual([]);
  });

  it('knows a die that comes and one that goes', () => {
    expect(ghost_of(lab, 0, [change({ face: 1, colour: 0, potency: 3 }, 'laboratories', 0, 'die')]).potency).toBe(3);
    expect(ghost_of(lab, 0, [change(null, 'laboratories', 0, 'die')]).potency).toBeNull();
  });
});

describe('standing orders', () => {
  const ask = (question: string, ...names: string[]): Ask =>
    ({ question: { id: question, args: {} }, decision: 1, actions: names.map((name) => ({ name, label: { id: 'x', args: {} } })) }) as unknown as Ask;
  const passes = (order: Order, asked: Ask): boolean => {
    const orders = new Orders();
    orders.give(order);
    return orders.answer(asked) !== undefined;
  };
  const plain = ask('ask-react', 'pass', 'react material');
  const transmuting = ask('ask-react-bot', 'pass', 'react material', 'transmute raw-lead salt');
  const ahead = ask('ask-react', 'pass');

  it.each([
    ['ask', [false, false, false]],
    ['transmute', [true, false, false]],
    ['turn', [true, true, true]],
    ['game', [true, true, true]],
  ] as const)('%s', (order, expected) => expect([plain, transmuting, ahead].map((asked) => passes(order, asked))).toEqual(expected));

  it('answer nothing but reactions', () => expect(passes('game', ask('ask-finish', 'pass', 'end'))).toBe(false));

  it('until my turn end there, the others do not', () => {
    const orders = new Orders();
    orders.give('turn');
    orders.turn_begins();
    expect(orders.order).toBe('ask');
    orders.give('game');
    orders.turn_begins();
    expect(orders.order).toBe('game');
  });
});

describe('a line of the log points', () => {
  const view = { market: [9, 4, 5, 6, 7, 8], spaces: [[1], [2, 3], [], [], [], []], laboratories: [lab, lab] } as unknown as View;
  const pieces = (id: string, args: Record<string, unknown>) => [...new Set(pieces_of({ id, args } as never, view, 0).filter((place) => !place.endsWith(':0')))];

  it('at the bowl of a die', () => expect(pieces('drafts', { seat: 1, face: 2, colour: 0, potency: 3 })).toEqual(['bowl:tin', 'bowl:tin:black', '@1']));
  it('at my own things, and at others’ for what they did', () => {
    expect(pieces('gains', { seat: 0, thing: 2, count: 1 })).toEqual(['cube:raw-tin']);
    expect(pieces('gains', { seat: 0, thing: 11, count: 1 })).toEqual(['essence:salt']);
    expect(pieces('gains', { seat: 1, thing: 2, count: 1 })).toEqual(['@1', '@1/cube:raw-tin']);
  });
  it('at everybody’s track', () => expect(pieces('advances', { seat: 1, element: 3, level: 2 })).toEqual(['track:air', '@1']));
  it('at an experiment on the board and at one of mine', () => {
    expect(pieces('experiment-opened', { experiment: 3 })).toEqual(['space:2b']);
    expect(pieces('performs', { seat: 0, experiment: 7 })).toEqual(['open:1']);
  });
  it('at what Botmegistus tells of inside its steps', () =>
    expect(pieces('bot-step', { what: { id: 'bot-drafts', args: { bot_face: 4, bot_colour: 2, potency: 1 } } })).toEqual(['bowl:iron', 'bowl:iron:red', '@2']));
});
