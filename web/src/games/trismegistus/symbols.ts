/** Symbols of the legend as drawings. The server spells an effect in messages; each is drawn as an icon and a number. */
import { CUBE_WORDS, ELEMENTS, ESSENCES } from './kit';
import type { Msg } from './types';

export interface Symbol_ {
  /** Names of drawings in `pieces.svg`, side by side. */
  icons: string[];
  count: number;
  /** A number before the drawing, or a plus behind it. */
  plus?: boolean;
  /** A word where a drawing alone would not tell (the measure of "per"). */
  per?: number;
}

const COLOUR = ['b', 'w', 'r'];

export const cube_icon = (cube: number): string =>
  cube === 11 ? 'raw-any' : cube === 12 ? 'ref-any' : cube > 12 ? essence_icon(cube - 13) : (CUBE_WORDS[cube] ?? '').replace('refined', 'ref');
export const essence_icon = (essence: number): string => `ess-${ESSENCES[essence] ?? 'any'}`;
export const element_icon = (element: number): string => `el-${ELEMENTS[element] ?? 'any'}`;

const EXCHANGES = [
  ['raw-any', 'swap', 'ref-any'],
  ['raw-any', 'swap', 'raw-any'],
  ['ref-any', 'swap', 'ref-gold'],
  ['ref-gold', 'swap', 'raw-any'],
];

export function symbol_of({ id, args = {} }: Msg): Symbol_ {
  const count = Number(args['count'] ?? 1);
  const element = Number(args['element'] ?? -1);
  switch (id) {
    case 'step-per':
      return { ...symbol_of(args['step'] as Msg), per: Number(args['measure']) };
    case 'step-cube':
      return { icons: [cube_icon(Number(args['asked']))], count };
    case 'step-essence-any':
      return { icons: ['ess-any'], count };
    case 'step-track':
      return { icons: [element_icon(element)], count, plus: true };
    case 'step-track-any':
      return { icons: ['el-any'], count, plus: true };
    case 'step-track-lowest':
      return { icons: ['uplow'], count };
    case 'step-track-three':
      return { icons: ['upx3'], count };
    case 'step-down':
      return { icons: ['minus1', 'el-any'], count };
    case 'step-transmute':
      return { icons: [`tr-${COLOUR[Number(args['colour'])]}`], count };
    case 'step-transmute-wild':
      return { icons: ['tr-any'], count };
    case 'step-ethereal':
    case 'step-chameleon':
    case 'step-reaction':
    case 'step-restore':
    case 'step-vp':
      return { icons: [id.slice(5)], count };
    case 'step-publication':
      return { icons: ['book'], count };
    case 'step-artifact':
      return { icons: ['retort'], count };
    default:
      return { icons: EXCHANGES[Number(id.split('-')[2])] ?? ['swap'], count };
  }
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** What a gain is multiplied by: levels, formulas, experiments, artifacts, symbols, tokens, cubes held (`symbols.py`). */
export function measure_icons(measure: number): string[] {
  if (measure <= 4) return ['up1', element_icon(measure - 1)];
  if (measure <= 6) return [measure === 5 ? 'uplow' : 'el-any'];
  if (measure === 7) return ['formula'];
  if (measure <= 12) return measure === 8 ? ['card'] : ['card', element_icon(measure - 9)];
  if (measure <= 17) return measure === 13 ? ['retort'] : ['retort', element_icon(measure - 14)];
  if (measure <= 23) return (PAIRS[measure - 18] ?? []).map(element_icon);
  if (measure >= 39) return [element_icon(measure - 39)];
  return measure === 24 ? ['reaction'] : measure === 38 ? ['restore'] : [cube_icon(measure - 25)];
}

/** How many drawings an effect takes, to choose their size. */
export const breadth = (steps: Msg[]): number =>
  steps.map(symbol_of).reduce((sum, { icons, per, count }) => sum + icons.length + (per === undefined ? 0 : measure_icons(per).length) + (count > 1 ? 0.5 : 0), 0);

const SMALLEST = 9;

/** How wide an effect is drawn at a size: digits, a plus, a medallion, the slash of "per", and the gaps between. */
export function width(steps: Msg[], s: number): number {
  const wide = ({ icons, count, plus, per }: Symbol_): number => {
    const drawn = icons[0] === 'vp' ? s + 3 : icons.reduce((sum, icon) => sum + (icon === 'swap' ? s - 4 : s) + 1, 0) + (plus ? 14 : count > 1 ? 8 : 0);
    return drawn + (per === undefined ? 0 : 6 + measure_icons(per).length * (s - 1));
  };
  return steps.reduce((sum, step) => sum + wide(symbol_of(step)) + 3, -3);
}

/** The largest size at which an effect fits into some room. */
export function fitting(steps: Msg[], room: number, largest: number): number {
  let s = largest;
  while (s > SMALLEST && width(steps, s) > room) s -= 1;
  return s;
}

/** What is drawn beside a choice in words. */
export function icons_of(name: string): string[] {
  const [verb = '', one = '', two = ''] = name.split(' ');
  const thing = (word: string) => ((ESSENCES as readonly string[]).includes(word) ? `ess-${word}` : word.replace('refined', 'ref'));
  switch (verb) {
    case 'harvest':
    case 'react':
      return [one === 'material' || verb === 'harvest' ? 'raw-any' : thing(one)];
    case 'essence':
    case 'gain':
    case 'pay':
      return one === 'discount' ? ['minus1'] : [thing(one)];
    case 'level':
      return [one === 'discount' ? 'minus1' : `ref-${one}`];
    case 'transmute':
      return [thing(one), 'to', two === 'gold' ? 'ref-gold' : thing(two)];
    case 'artifact':
    case 'slot':
      return ['retort'];
    case 'recharge':
      return ['restore'];
    case 'experiment':
    case 'perform':
      return ['card'];
    case 'chameleon':
      return ['chameleon'];
    case 'buy':
    case 'unlock':
    case 'sample':
    case 'cell':
      return ['formula'];
    case 'claim':
      return ['laurel'];
    case 'advance':
      return [`el-${one}`, 'up1'];
    case 'retreat':
      return [`el-${one}`, 'minus1'];
    case 'refine':
      return [`raw-${one}`, 'swap', `ref-${one}`];
    case 'refine-gold':
      return ['ref-gold', 'swap', `ref-${one}`];
    case 'swap':
      return [thing(one), 'swap', `raw-${two}`];
    case 'gild':
      return [`ref-${one}`, 'swap', 'ref-gold'];
    case 'return':
      return ['book'];
    case 'turn':
      return [`s-${one}`];
    default:
      return [];
  }
}
