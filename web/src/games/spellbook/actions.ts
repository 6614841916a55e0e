/**
 * The names of actions, made of the same words as in `components.py`. The server offers the legal ones by name; others
 * are named to ask why they are not.
 */
import { COLOURS } from './kit';

const RUNE_LETTERS = ['o', 't', 's'];
export const TOKEN_NAMES = COLOURS.flatMap((colour) => RUNE_LETTERS.map((rune) => `${colour}-${rune}`));

// prettier-ignore
export const SPELL_NAMES = [
  'sacrifice', 'eruption', 'blaze',
  'levitation', 'sharing', 'divination',
  'purification', 'cure', 'growth',
  'offering', 'focus', 'feast',
  'time-travel', 'storm', 'clone',
  'transmutation', 'swiftness', 'mirage',
  'abundance', 'knowledge', 'communion',
];

// prettier-ignore
export const TOKEN_VERBS = [
  'take', 'store', 'discard', 'replace', 'give', 'receive', 'mark', 'pay', 'wild', 'keep', 'dummy',
] as const;
export type TokenVerb = (typeof TOKEN_VERBS)[number];
export type LineVerb = 'learn' | 'use';

export const token_action = (verb: TokenVerb, kind: number): string => `${verb} ${TOKEN_NAMES[kind] ?? '?'}`;
export const line_action = (verb: LineVerb, spell: number, level: number): string =>
  `${verb} ${SPELL_NAMES[spell] ?? '?'}-${level}`;
export const copy_action = (owner: number, spell: number, level: number): string =>
  `copy ${owner + 1} ${SPELL_NAMES[spell] ?? '?'}-${level}`;
export const raise_action = (spell: number): string => `raise ${SPELL_NAMES[spell] ?? '?'}`;

/** The first word of an action's name: what is done. */
export const verb_of = (name: string): string => name.split(' ', 1)[0] ?? '';

/** Whether the board itself offers an action; the others are buttons beside the question. */
export const placed = (name: string): boolean => name !== 'pass' && name !== 'accept';

/** `learn cure-4` as spell and level. */
export function line_of(name: string): { spell: number; level: number } | null {
  const found = /([a-z-]+)-([345])$/.exec(name);
  const spell = SPELL_NAMES.indexOf(found?.[1] ?? '');
  return spell < 0 ? null : { spell, level: Number(found?.[2]) };
}

/** `pay red-o` as a kind. */
export function kind_of(name: string): number {
  return TOKEN_NAMES.indexOf(name.split(' ', 2)[1] ?? '');
}
