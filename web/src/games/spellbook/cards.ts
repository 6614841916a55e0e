/**
 * The 21 cards as drawn: phase, points, and each line in glyphs. Words come from the texts (`card-<spell>-<level>`).
 *
 * A line of glyphs is words: a number, `>` then, `|` and, a rune, a phase, `mark` (the rune of the token lying here),
 * `same` (small: in front of a rune) or the name of a drawing `i-…`.
 */
export interface Card {
  /** 0 dawn, 1 midday, 2 dusk, 3 none. */
  phase: number;
  /** Points at level 3, 4, 5; null: counted at the end. */
  points: (number | null)[];
  /** Glyphs of level 3, 4, 5. */
  glyphs: [string, string, string];
}

const DAWN = 0;
const MIDDAY = 1;
const DUSK = 2;
export const NO_PHASE = 3;

function card(phase: number, points: (number | null)[], ...glyphs: [string, string, string]): Card {
  return { phase, points, glyphs };
}

const BY_RUNE = (before: string, after: string): [string, string, string] => [
  `${before} circle ${after}`,
  `${before} triangle ${after}`,
  `${before} square ${after}`,
];
const SAME = (glyphs: string): [string, string, string] => [glyphs, glyphs, glyphs];

export const CARDS: readonly Card[] = [
  card(DAWN, [1, 2, 3], ...BY_RUNE('discard', '> vortex 4')), // Sacrifice
  card(DAWN, [2, 3, 4], 'vortex > 4', 'vortex > 5', 'vortex > 6'), // Eruption
  card(DAWN, [0, 2, 5], ...SAME('vortex 4 | others take 1')), // Blaze
  card(DAWN, [3, 4, 5], ...BY_RUNE('take 2', '')), // Levitation
  card(DAWN, [4, 4, 4], 'take 1 vortex 1 | others +1', 'take 2 | others +1', 'take 3 | others +1'), // Sharing
  card(DAWN, [2, 3, 4], 'vortex > altar 2 take 2', 'vortex > altar 2 take 2', 'vortex > altar 2 take 2'), // Divination
  card(MIDDAY, [1, 2, 3], 'swap 1 altar', 'swap 2 altar', 'swap 3 altar'), // Purification
  card(MIDDAY, [3, 4, 5], 'vortex 1 > discard 1', 'vortex 2 > discard 2', 'vortex 3 > discard 3'), // Cure
  card(DUSK, [3, 4, 6], 'swap 1 familiar', 'altar > familiar 2 | down', 'altar > familiar 3 | down'), // Growth
  card(MIDDAY, [2, 4, 6], 'store 2 palette', 'store 3 palette', 'store 4 palette'), // Offering
  card(DUSK, [3, 4, 5], 'store 1 mark', 'store 2 mark | take 1 mark', 'store 3 mark | take 2 mark'), // Focus
  card(MIDDAY, [2, 2, null], 'take 1 palette familiar', 'altar > familiar 1', 'star palette familiar'), // Feast
  card(DUSK, [2, 4, 6], ...BY_RUNE('discard', '> up 1')), // Time Travel
  card(DUSK, [4, 6, 8], 'none', 'sweep altar take 3 | down', 'sweep altar take 3 | down'), // Storm
  card(MIDDAY, [4, 5, 6], 'copy midday', 'copy dusk', 'discard mark > copy dawn'), // Clone
  card(DUSK, [4, 4, 4], 'none', 'learn | mark > wild', 'learn | 2 mark > wild 2'), // Transmutation
  card(NO_PHASE, [3, 6, 0], 'bolt dawn 1', 'bolt dawn 1', 'loop dawn 2'), // Swiftness
  card(NO_PHASE, [2, 3, 6], 'loop mark > vortex 1', 'loop mark > vortex 2', 'loop mark > vortex 2'), // Mirage
  card(NO_PHASE, [3, 5, 7], 'bolt vortex 2', 'bolt vortex 3', 'bolt vortex 4'), // Abundance
  card(NO_PHASE, [null, null, null], 'star spells 1', 'star spells 1–2', 'star spells 2'), // Knowledge
  card(NO_PHASE, [0, null, 0], 'bolt altar > familiar 3', 'star familiar mark', 'loop learn > familiar 2'), // Communion
];

export const set_of = (spell: number): number => spell % 3;
export const TRANSMUTATION = 15;
export const CLONE = 14;
export const MIRAGE = 17;

export function card_of(spell: number): Card {
  return CARDS[spell] ?? (CARDS[0] as Card);
}

/** How the lines of a card stand to its marker. */
export type LineState = 'blank' | 'here' | 'low' | 'high' | 'past';

/**
 * `here`: the marker lies on it. Below the marker, `low` lines of a spell with a phase can be used too; without a phase
 * they are `past`. Above it they are `high`. A card not learnt is `blank`.
 */
export function line_state(spell: number, line: number, level: number): LineState {
  if (!level) return 'blank';
  if (line === level) return 'here';
  if (line > level) return 'high';
  return card_of(spell).phase === NO_PHASE ? 'past' : 'low';
}
