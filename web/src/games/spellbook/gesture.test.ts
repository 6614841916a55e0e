import { describe, expect, test } from 'vitest';
import { line_of } from './actions';
import cases from './fixtures/payments.json';
import tables from './fixtures/tables.json';
import { Gesture, wild_now } from './gesture';
import { SETS, type Wild } from './payment';
import type { Ask, View } from './types';

const ask = (names: string[], question = 'ask-pay', args = {}): Ask => ({
  seat: 0,
  waiting: [0],
  question: { id: question, args },
  decision: 1,
  actions: names.map((name) => ({ name, label: { id: 'label', args: {} } })),
});

function begin(each: (typeof cases)[number]): Gesture {
  const { spell, level } = line_of(each.learn)!;
  const wild: Wild = each.rune < 0 ? SETS : { by: 'rune', rune: each.rune, most: each.most };
  const size = each.rune < 0 ? 3 : 1;
  const wilds = Array.from({ length: each.wild.length / size }, (_, at) => each.wild.slice(at * size, at * size + size));
  return new Gesture({ spell, level, wild }, { marker: each.marker, real: each.real, wilds }, each.reserve);
}

describe('as the engine asks for it', () => {
  const kinds = {
    'real tokens only': cases.filter(({ wild }) => !wild.length),
    'sets of three': cases.filter(({ wild, rune }) => wild.length && rune < 0),
    Transmutation: cases.filter(({ wild, rune }) => wild.length && rune >= 0),
    'Communion keeps some': cases.filter(({ keeps }) => keeps),
  };
  test.each(Object.entries(kinds))('%s', (_, some) => {
    expect(some.length).toBeGreaterThan(2);
    for (const each of some) {
      const gesture = begin(each);
      expect(gesture.next(ask(['pass', each.learn], 'ask-phase-2'), each.reserve)).toBe(each.learn);
      for (const { legal, answer, reserve } of each.asks) {
        expect(gesture.next(ask(legal), reserve)).toBe(answer);
      }
      // What comes after the payment is for the player.
      expect(gesture.next(ask(['keep red-o', 'keep green-t', 'pass'], 'ask-keep'), [])).toBeNull();
      expect(gesture.next(ask(['pass', 'draw-2', 'take red-o'], 'ask-phase-0'), [])).toBeNull();
    }
  });
});

test('a gesture can begin with the marker, if the spell was learnt without a question', () => {
  const reserve = [12, 13, 14, 14];
  const gesture = new Gesture({ spell: 13, level: 3, wild: SETS }, { marker: 13, real: [12, 14], wilds: [] }, reserve);
  const mark = ask(['mark white-o', 'mark white-t', 'mark white-s'], 'ask-mark');
  expect(gesture.next(mark, reserve)).toBe('mark white-t');
  expect(gesture.next(ask(['pay white-o', 'pay white-s']), [12, 14, 14])).toBe('pay white-o');
});

test('what the server pays by itself is struck off the plan', () => {
  const reserve = [12, 12, 13, 14];
  const gesture = new Gesture({ spell: 13, level: 3, wild: SETS }, { marker: 13, real: [12, 14], wilds: [] }, reserve);
  expect(gesture.next(ask(['pass', 'learn storm-3'], 'ask-phase-2'), reserve)).toBe('learn storm-3');
  // Marker and one circle are gone without a question: the square is left, not the other circle.
  expect(gesture.next(ask(['pay white-o', 'pay white-s']), [12, 14])).toBe('pay white-s');
});

test('no step is given twice, and a question the plan does not answer goes to the player', () => {
  const reserve = [12, 12, 12, 13, 14];
  const gesture = new Gesture({ spell: 13, level: 3, wild: SETS }, { marker: 13, real: [12, 12], wilds: [] }, reserve);
  const learn = ask(['pass', 'learn storm-3'], 'ask-phase-2');
  const pay = ask(['pay white-o', 'pay white-s']);
  expect(gesture.next(learn, reserve)).toBe('learn storm-3');
  expect(gesture.next(learn, reserve)).toBeNull();
  expect(gesture.next(pay, [12, 12, 12, 14])).toBe('pay white-o');
  expect(gesture.next(pay, [12, 12, 14])).toBe('pay white-o');
  expect(gesture.next(pay, [12, 14])).toBeNull();
});

describe('how wild elements are made', () => {
  const dusk = tables.dusk as unknown as { view: View; ask: Ask };
  const TRANSMUTATION = 15;
  const view: View = structuredClone(dusk.view);
  view.spells[5] = TRANSMUTATION;
  view.sorcerers[0]!.levels = [0, 0, 0, 0, 0, 5, 0];
  view.sorcerers[0]!.markers = [-1, -1, -1, -1, -1, 17, -1];
  view.sorcerers[0]!.reserve = [12, 13, 2, 5];

  test('at dusk by sets', () => {
    expect(wild_now(dusk.ask, dusk.view, 0, [])).toBe(SETS);
  });
  test('after Transmutation as its line and marker say', () => {
    const used = { id: 'uses', args: { seat: 0, spell: TRANSMUTATION, level: 5 } };
    const wanted = { by: 'rune', rune: 2, most: 2 };
    expect(wild_now(ask([], 'ask-learn'), view, 0, [used])).toEqual(wanted);
    expect(wild_now(ask([], 'ask-mark', { spell: 13, level: 3 }), view, 0, [used])).toEqual(wanted);
  });
  test('or, after a reload, as the offered lines tell', () => {
    const [steam, magma, poison] = [13, 14, view.spells[1]!];
    expect([steam, magma].includes(poison)).toBe(false);
    view.spells[4] = steam;
    const four = ask(['learn storm-3', 'learn storm-4'], 'ask-learn');
    view.sorcerers[0]!.reserve = [12, 13, 2, 5];
    expect(wild_now(four, view, 0, [])).toEqual({ by: 'rune', rune: 2, most: 2 });
    const three = ask(['learn storm-3'], 'ask-learn');
    expect(wild_now(three, view, 0, [])).toEqual({ by: 'rune', rune: 2, most: 1 });
  });
});
