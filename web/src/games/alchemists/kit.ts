/** What is in the box, by the numbers of `components.py` and `alchemicals.py`, and the drawing of each. */
import { INGREDIENTS, POTIONS, SIGNS } from './reader/generated';
import type { Printed } from './types';

const ALCHEMICAL_SIGNS = ['bm', 'bp', 'gm', 'gp', 'rm', 'rp', 'mm', 'pp'];
const POTION_SIGNS = ['rp', 'rm', 'gp', 'gm', 'bp', 'bm', 'n'];
const SEAL_SIGNS = ['gold', 'silver', 'hr', 'hg', 'hb'];

export const SEAL_NAMES = ['gold', 'silver', 'red', 'green', 'blue'];
export const COLOUR_NAMES = ['red', 'green', 'blue'];
export const ALCHEMICAL_NAMES = ['B-', 'B+', 'G-', 'G+', 'R-', 'R+', '--', '++'];
// prettier-ignore
export const FAVOR_NAMES = ['assistant', 'herbalist', 'associate', 'custodian', 'barmaid', 'merchant', 'sage', 'shopkeeper'];
// prettier-ignore
export const ARTIFACT_NAMES = [
  'boots', 'discount', 'mortar', 'periscope', 'press', 'robe',
  'rhetoric', 'hypnotic', 'authority', 'chalice', 'cap', 'trunk',
  'altar', 'cup', 'cabinet', 'feather', 'mirror', 'idol',
];
export const ROMAN = ['I', 'II', 'III'];
const ADVENTURER_NAMES = ['cleric', 'ranger', 'berserker', 'sorcerer', 'witcher', 'assassin'];
// prettier-ignore
export const SPACE_NAMES = [
  'forage', 'transmute', 'custodian', 'sell', 'buy', 'debunk', 'publish', 'test', 'drink', 'exhibit',
];
export const [FORAGE, TRANSMUTE, CUSTODIAN, SELL, BUY, DEBUNK, PUBLISH, TEST, DRINK, EXHIBIT] = SPACE_NAMES.map((_, at) => at) as [
  number, number, number, number, number, number, number, number, number, number,
]; // prettier-ignore
export const ASSISTANT_FAVOR = 0;
export const ASSOCIATE_FAVOR = 2;
export const CUSTODIAN_FAVOR = 3;
/** The last step that is drawn: whoever has more stands there too. */
export const TOP_REPUTATION = 22;

export { INGREDIENTS };
export const PAIRS: readonly (readonly [number, number])[] = INGREDIENTS.flatMap((_, i) =>
  INGREDIENTS.map((__, j) => [i, j] as const).filter(([one, other]) => other > one),
);
const pair_name = ([i, j]: readonly [number, number]): string => `${INGREDIENTS[i]}+${INGREDIENTS[j]}`;
export const pair_of = (i: number, j: number): number =>
  PAIRS.findIndex(([one, other]) => one === Math.min(i, j) && other === Math.max(i, j));

// ---------------------------------------------------------------- drawings

export const ingredient_icon = (ingredient: number): string => `ing-${INGREDIENTS[ingredient]}`;
export const token_icon = (alchemical: number): string => `token-${ALCHEMICAL_SIGNS[alchemical]}`;
export const signs_icon = (alchemical: number): string => `signs-${ALCHEMICAL_SIGNS[alchemical]}`;
export const potion_icon = (potion: number): string => `po-${POTION_SIGNS[potion]}`;
export const seal_icon = (kind: number): string => `seal-${SEAL_SIGNS[kind]}`;
export const favor_icon = (favor: number): string => `fav-${FAVOR_NAMES[favor]}`;
export const artifact_icon = (artifact: number): string => `art-${ARTIFACT_NAMES[artifact]}`;
export const adventurer_icon = (adventurer: number): string => `adv-${ADVENTURER_NAMES[adventurer]}`;
export const space_icon = (space: number): string => (space === CUSTODIAN ? 'fav-custodian' : `act-${SPACE_NAMES[space]}`);
/** One drawing for every set of potions a sale can leave open: a sign of two colours, a sign of all, or anything else. */
const SEVERAL: Record<number, string> = {
  0b000101: 'am-rgp', 0b001010: 'am-rgm', 0b010001: 'am-rbp', 0b100010: 'am-rbm', 0b010100: 'am-gbp', 0b101000: 'am-gbm',
  0b010101: 'am-xp', 0b101010: 'am-xm',
}; // prettier-ignore
export function potions_icon(mask: number): string {
  const only = POTIONS.findIndex((_, potion) => mask === 1 << potion);
  return only >= 0 ? potion_icon(only) : (SEVERAL[mask] ?? 'ui-eye');
}
export const potions_in = (mask: number): number[] => POTIONS.map((_, potion) => potion).filter((potion) => mask >> potion & 1);

// ---------------------------------------------------------------- actions

export const verb_of = (name: string): string => name.split(' ', 1)[0] ?? '';

export const do_with = (verb: 'take' | 'discard' | 'transmute' | 'endorse', ingredient: number): string =>
  `${verb} ${INGREDIENTS[ingredient]}`;
export const pair_action = (verb: 'mix' | 'show', i: number, j: number): string =>
  `${verb} ${pair_name(i < j ? [i, j] : [j, i])}`;
export const space_action = (verb: 'declare' | 'associate', space: number): string => `${verb} ${SPACE_NAMES[space]}`;
export const favor_action = (verb: 'keep' | 'play', favor: number): string => `${verb} ${FAVOR_NAMES[favor]}`;
export const buy_action = (artifact: number): string => `buy ${ARTIFACT_NAMES[artifact]}`;
export const potion_action = (verb: 'sell' | 'claim' | 'exhibit', potion: number): string => `${verb} ${POTIONS[potion]}`;
export const seal_action = (kind: number): string => `seal ${SEAL_NAMES[kind]}`;
export const theory_action = (ingredient: number, alchemical: number): string =>
  `publish ${INGREDIENTS[ingredient]} ${ALCHEMICAL_NAMES[alchemical]}`;
export const aspect_action = (ingredient: number, colour: number): string =>
  `debunk ${INGREDIENTS[ingredient]} ${COLOUR_NAMES[colour]}`;

/** Whole percentages that add up to 100: what rounding leaves over goes to the largest remainders. */
export function shares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!all) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / all);
  const found = exact.map(Math.floor);
  const order = exact.map((share, at) => [share - found[at]!, at] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  const missing = 100 - found.reduce((sum, share) => sum + share, 0);
  for (const [, at] of order.slice(0, missing)) found[at]! += 1;
  return found;
}
/** A share in words: what is possible is never called 0 %. */
export const percent = (share: number, count: number): string => (count && !share ? '< 1 %' : `${share} %`);

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** What a seal is worth at the end, for what it was put on and what is true. */
export function seal_points([right, hedged, wrong]: Printed['seals'][number], kind: number, said: number, truth: number): number {
  const off = [0, 1, 2].filter((colour) => SIGNS[said]![colour] !== SIGNS[truth]![colour]);
  if (!off.length) return right;
  return off.length === 1 && off[0] === kind - 2 ? hedged : wrong;
}

/** The mode everybody plays in; null where it differs from player to player or from part to part. */
export function mode_of({ alchemists }: { alchemists: { modes: number[] }[] }): 'apprentice' | 'master' | null {
  const [first, ...others] = [...new Set(alchemists.flatMap(({ modes }) => modes))];
  return others.length ? null : first ? 'master' : 'apprentice';
}

/** Bare words become buttons beside the question; "that is all" stands where the cubes are laid out. */
export const placed = (name: string): boolean => name.includes(' ') || name === 'draw' || name === 'done';

export const zone_of = (reputation: number, [red, green, blue]: Printed['zones']): 'r' | 'n' | 'g' | 'b' =>
  reputation >= blue ? 'b' : reputation >= green ? 'g' : reputation <= red ? 'r' : 'n';
