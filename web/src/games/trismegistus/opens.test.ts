import { describe, expect, it } from 'vitest';
import type { Foreseen } from '../../lib/wire';
import { followed, opens_of } from './opens';
import type { Action, Ask } from './types';

const MAIN = ['harvest', 'essence', 'transmute', 'experiment'];
const THINGS = ['cube:raw-copper', 'cube:refined-tin', 'essence:salt'];
const action = (name: string, cost: number | null, thing = 0): Action => ({ name, cost, label: { id: name, args: { thing } } }) as unknown as Action;

const then = {
  question: { id: 'ask-act', args: {} },
  actions: [action('harvest 1', 1, 1), action('harvest 2', 2, 1), action('transmute raw-copper salt', 1), action('experiment 2a', 1), action('perform 1', null), action('pass', null)],
  gestures: { changes: [[[0, 1]], [[0, 2]], [[1, 1], [2, -1]], [], [], []], serves: [[], ['1'], ['1'], [], ['masterpiece'], []] },
} as unknown as Ask;

describe('what a die opens', () => {
  it('is marked at each place with what it costs and brings', () => {
    const opens = opens_of([then], MAIN, THINGS, new Set())!;
    expect(opens.places.get('cube:raw-copper')).toEqual({ costs: [1, 2], gain: 2, served: false });
    expect(opens.places.get('arrow:1')).toEqual({ costs: [1, 1], gain: 0, served: false });
    expect(opens.places.get('cube:refined-tin')).toEqual({ costs: [], gain: 1, served: false });
    expect([...opens.places.keys()]).not.toContain('essence:salt');
    expect(opens.actions.map(({ name }) => name)).toEqual(['harvest 2', 'transmute raw-copper salt', 'experiment 2a']);
  });

  it('names the open card that it serves, by main actions only', () => {
    const opens = opens_of([then], MAIN, THINGS, new Set())!;
    expect(opens.places.get('open:1')?.served).toBe(true);
    expect([...opens.serves].map(([name, some]) => [name, some.length])).toEqual([['1', 2]]);
  });

  it('leaves out what may be done without it', () => {
    expect(opens_of([then], MAIN, THINGS, new Set(then.actions.map(({ name }) => name)))).toBeNull();
  });

  it('is looked for behind the question whether it is raised, without spending for it', async () => {
    const asked: string[] = [];
    const raised = { question: { id: 'ask-ethereal', args: {} }, actions: [action('no-ethereal', null), action('ethereal', null)], gestures: {} };
    const foresee = (names: string[]): Promise<Foreseen | null> => {
      asked.push(names.join(', '));
      return Promise.resolve({ then: names.length > 1 ? then : raised } as unknown as Foreseen);
    };
    expect(await followed(foresee, ['draft tin black'])).toEqual([then]);
    expect(asked).toEqual(['draft tin black', 'draft tin black, no-ethereal']);
  });

  it('is looked for with each face of the wild die', async () => {
    const tin = { ...then, actions: [action('harvest 2', 2, 0)], gestures: { changes: [[[1, 2]]], serves: [['2']] } } as unknown as Ask;
    const wild = { question: { id: 'ask-turn-die', args: {} }, actions: [action('turn copper', null), action('turn tin', null)], gestures: {} };
    const by: Record<string, unknown> = { 'draft wild red': wild, 'draft wild red, turn copper': then, 'draft wild red, turn tin': tin };
    const asks = await followed((names) => Promise.resolve({ then: by[names.join(', ')] } as unknown as Foreseen), ['draft wild red']);
    const opens = opens_of(asks, MAIN, THINGS, new Set())!;
    expect(opens.places.get('cube:raw-copper')?.gain).toBe(2);
    expect(opens.places.get('cube:refined-tin')?.gain).toBe(2);
    expect([...opens.serves.keys()]).toEqual(['1', '2']);
  });
});
