/** What is in the box, and where on the table each action is done. */
import type { Action } from '../../lib/wire';

export const MATERIALS = ['lead', 'copper', 'tin', 'mercury', 'iron', 'silver', 'gold'] as const;
export const FACES = ['lead', 'copper', 'tin', 'mercury', 'iron', 'wild'] as const;
export const COLOURS = ['black', 'white', 'red'] as const;
export const ELEMENTS = ['fire', 'water', 'earth', 'air'] as const;
export const ESSENCES = ['salt', 'sulfur', 'aether', 'mercury'] as const;
/** The highest level of a track. */
export const TOP = 12;
export const RAW = 5;
export const CUBES = 11;
export const ANY_TRACK = 4;
export const ANY_ESSENCE = 4;
export const WILD_FACE = 5;

/** Kinds of cubes as actions call them: `raw-lead` … `refined-gold`. */
// prettier-ignore
export const CUBE_WORDS = [...MATERIALS.slice(0, 5).map((each) => `raw-${each}`), ...MATERIALS.slice(1).map((each) => `refined-${each}`)];
export const material_of = (cube: number): number => (cube < RAW ? cube : cube - 4);
/** The refined cube of a material; below zero: there is none. */
export const refined_of = (material: number): number => (material ? material + 4 : -1);

export const SOCKETS = ELEMENTS.flatMap((element) => [1, 2].map((number) => `${element}-${number}`));

export const verb_of = (name: string): string => name.split(' ', 1)[0] ?? '';

/** Bare answers (pass, end …) are buttons beside the question; everything else is on the board, keeping the die too. */
export const placed = (name: string): boolean => name.includes(' ') || name === 'keep';

/** The things of the table on which an action is done. None: it is only among the choices in words. */
export function places_of({ name, label }: Pick<Action, 'name' | 'label'>): string[] {
  const [verb = '', one = '', two = ''] = name.split(' ');
  const cube = (kind: unknown) => [`cube:${CUBE_WORDS[Number(kind)] ?? ''}`];
  const thing = (word: string) => ((ESSENCES as readonly string[]).includes(word) ? [word === 'mercury' ? 'cube:raw-mercury' : `essence:${word}`] : [`cube:${word}`]);
  switch (verb) {
    case 'keep':
      return ['die'];
    case 'ethereal':
    case 'chameleon':
      return [`token:${verb}`];
    case 'draft':
      return [`bowl:${one}:${two}`];
    case 'turn':
      return [`bowl:${one}`];
    case 'harvest':
      return cube(label.args?.['thing']);
    case 'essence':
    case 'gain':
      return thing(one);
    case 'react':
      return one === 'material' ? cube(label.args?.['thing']) : thing(one);
    case 'transmute':
      return [`arrow:${MATERIALS.indexOf(one.replace(/^(raw|refined)-/, '') as (typeof MATERIALS)[number])}`];
    case 'artifact':
      return [`market:${one}`];
    case 'recharge':
    case 'slot':
      return [`slot:${one}`];
    case 'experiment':
      return [`space:${one}`];
    case 'perform':
      return [`open:${one}`];
    case 'buy':
    case 'unlock':
      return [`socket:${one}`];
    case 'sample':
    case 'cell':
      return [`cell:${one}`];
    case 'claim':
      return [`achievement:${one}`];
    case 'pay':
      return one === 'discount' ? [] : thing(one);
    case 'level':
      return one === 'discount' ? [] : [`cube:refined-${one}`];
    case 'advance':
    case 'retreat':
      return [`track:${one}`];
    case 'refine':
      return [`cube:raw-${one}`];
    case 'refine-gold':
      return ['cube:refined-gold'];
    case 'swap':
      return [`cube:${one}`];
    case 'gild':
      return [`cube:refined-${one}`];
    case 'return':
      return [`publication:${one}`];
    case 'choose':
      return [`offer:${one}`];
    case 'laboratory':
      return [`laboratory:${one}`];
    default:
      return [];
  }
}

const ENTRIES: Record<string, string> = {
  draft: 'bowl', turn: 'die', keep: 'die', ethereal: 'ethereal', harvest: 'raw', essence: 'essence', transmute: 'arrow', artifact: 'artifact',
  slot: 'artifact', use: 'artifact', recharge: 'recharge', experiment: 'experiment', chameleon: 'chameleon', perform: 'experiment', pay: 'experiment',
  buy: 'formula', unlock: 'formula', sample: 'formula', cell: 'vault', claim: 'achievement', advance: 'track', retreat: 'track', react: 'reaction',
  return: 'publication', laboratory: 'laboratory', gain: 'reward', reward: 'reward', silver: 'silver', gild: 'gold', swap: 'refined',
}; // prettier-ignore

/** What an action is about, in the glossary. */
export const entry_of = (name: string): string => ENTRIES[verb_of(name)] ?? 'turn';

/** On which tab of a phone an action is done. */
export function tab_of(name: string): string {
  const verb = verb_of(name);
  if (['draft', 'turn', 'artifact', 'experiment', 'advance', 'retreat', 'claim'].includes(verb)) return 'table';
  if (['perform', 'buy', 'unlock', 'sample', 'cell', 'return'].includes(verb)) return 'cards';
  return 'play';
}
