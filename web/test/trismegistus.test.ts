import { describe, expect, it } from 'vitest';
import { CUBE_WORDS, material_of, placed, places_of, refined_of, tab_of } from '../src/games/trismegistus/kit';
import { arrow_paths, DESK, node_at, PHONE, slot_at } from '../src/games/trismegistus/ring';
import { breadth, icons_of, measure_icons, symbol_of } from '../src/games/trismegistus/symbols';
import pieces from '../src/games/trismegistus/pieces.svg?raw';
import { action_names } from './engine';

const ACTIONS = action_names('trismegistus');
const DRAWN = new Set([...pieces.matchAll(/<symbol id="tg-([\w-]+)"/g)].map((found) => found[1]));
const label = { id: 'label', args: { thing: 2 } };

describe('where an action is done', () => {
  it('is a thing on the table, for all but the few that have none', () => {
    const nowhere = ACTIONS.filter((name) => placed(name) && !places_of({ name, label }).length).map((name) => name.split(' ')[0]);
    expect(new Set(nowhere)).toEqual(new Set(['pay', 'level', 'reward']));
  });

  it('is the arrow for a transmutation, whatever is paid', () => {
    expect(places_of({ name: 'transmute raw-lead salt', label })).toEqual(['arrow:0']);
    expect(places_of({ name: 'transmute refined-silver gold', label })).toEqual(['arrow:5']);
  });

  it('is the cube that the label names for a harvest', () => expect(places_of({ name: 'harvest 3', label })).toEqual(['cube:raw-tin']));
  it('is the mercury of the ring for the essence mercury', () => expect(places_of({ name: 'essence mercury 2', label })).toEqual(['cube:raw-mercury']));
  it('is a tab of a phone', () => {
    expect(tab_of('draft lead black')).toBe('table');
    expect(tab_of('perform 1')).toBe('cards');
    expect(tab_of('transmute raw-lead salt')).toBe('play');
  });
});

describe('drawings', () => {
  it('exist for every action that has one', () => {
    for (const name of ACTIONS) for (const icon of icons_of(name)) expect(DRAWN, `${name}: ${icon}`).toContain(icon);
  });

  it('exist for every measure', () => {
    for (let measure = 1; measure <= 37; measure++) for (const icon of measure_icons(measure)) expect(DRAWN, `${measure}: ${icon}`).toContain(icon);
  });

  it('exist for every symbol', () => {
    const plain = ['essence-any', 'track-any', 'track-lowest', 'track-three', 'down', 'transmute-wild', 'ethereal', 'chameleon', 'reaction', 'restore', 'publication', 'vp', 'artifact'];
    const steps = [
      ...plain.map((id) => ({ id: `step-${id}`, args: { count: 2 } })),
      ...[0, 1, 2, 3].map((what) => ({ id: `step-exchange-${what}`, args: { count: 1 } })),
      ...[0, 1, 2].map((colour) => ({ id: 'step-transmute', args: { count: 1, colour } })),
      ...Array.from({ length: 16 }, (_, asked) => ({ id: 'step-cube', args: { count: 1, asked } })),
      ...[0, 1, 2, 3].map((element) => ({ id: 'step-track', args: { count: 1, element } })),
    ];
    for (const step of steps) for (const icon of symbol_of(step).icons) expect(DRAWN, `${step.id}: ${icon}`).toContain(icon);
  });

  it('say how much room an effect takes', () => {
    const vp = { id: 'step-vp', args: { count: 1 } };
    expect(breadth([vp, vp])).toBe(2);
    expect(breadth([{ id: 'step-per', args: { step: vp, measure: 7 } }])).toBe(2);
  });
});

describe('cubes', () => {
  it('know their metal and its refined form', () => {
    expect(CUBE_WORDS.map((_, cube) => material_of(cube))).toEqual([0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6]);
    expect([0, 1, 6].map(refined_of)).toEqual([-1, 5, 10]);
  });
});

describe('the ring', () => {
  it.each([DESK, PHONE])('keeps its things on the plate', (shape) => {
    for (let material = 0; material < 7; material++) {
      const [x, y] = node_at(shape, material);
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(shape.width - 30);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(shape.height - 15);
    }
  });

  it('has arrows that lead on, and slots inside', () => {
    expect(arrow_paths(DESK, 0).shaft).toMatch(/^M[\d.]+ [\d.]+A221 138 0 0 1 [\d.]+ [\d.]+$/);
    const [x] = slot_at(DESK, 1);
    expect(x).toBeGreaterThan(node_at(DESK, 1)[0]);
  });
});
