/** Figures of a review as the page shows them: points of 100 of a victory. */
import type { components } from '../lib/openapi';
import type { Msg } from '../lib/wire';

type Schemas = components['schemas'];
export type Review = Schemas['Review'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type Decision = Schemas['Decision'];
export type Account = Schemas['Account'];
export type PastAccount = Schemas['PastAccount'];
export type Grade = Decision['grade'];

/** The signs of the grades; each has a shape of its own too (study.css). */
export const SIGNS: Record<Grade, string> = { best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??', close: '±', forced: '–' };
export const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'close'];

export const points = (share: number): number => Math.round(100 * share);
/** With one digit, and never "−0.0". */
export const tenths = (share: number): string => (Math.round(1000 * share) / 10 || 0).toFixed(1).replace('-', '−');
export const signed = (share: number): string => {
  const whole = points(share) || 0;
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
};
/** Half the width of an interval. */
export const doubt = (decision: Decision): number => (decision.interval[1] - decision.interval[0]) / 2;

/** What chance and the rivals gave a seat at a decision, or took. */
export function luck(review: Review, at: number, seat: number): number {
  const chance = review.chance[at]?.[seat] ?? 0;
  if (review.decisions[at]?.seat === seat) return chance;
  return (review.curve[at + 1]?.shares[seat] ?? 0) - (review.curve[at]?.shares[seat] ?? 0);
}

/** The actions of a choice as words; the same several times running is said once, with how often. */
export function said(labels: readonly Msg[], say: (message: Msg) => string, most = 4): string {
  const parts: [string, number][] = [];
  for (const label of labels) {
    const text = say(label);
    const last = parts.at(-1);
    if (last?.[0] === text) last[1] += 1;
    else parts.push([text, 1]);
  }
  const shown = parts.slice(0, most).map(([text, times]) => (times > 1 ? `${text} ×${times}` : text));
  return shown.join(', ') + (parts.length > most ? ' …' : '');
}

/** How many actions two choices begin with in common; a single one is no long story to leave out. */
export function in_common(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((action, at) => action !== other[at]);
  const count = first < 0 ? 0 : first;
  return count > 1 ? count : 0;
}

/** The decisions a list shows: mine (of a seat), those at which the game turned, or all. */
export type Choosing = 'mine' | 'turning' | 'all';
export function listed(review: Review, choosing: Choosing, seat: number): number[] {
  if (choosing === 'turning') return review.turning;
  const all = review.decisions.map((_, at) => at);
  return choosing === 'mine' ? all.filter((at) => review.decisions[at]!.seat === seat && review.decisions[at]!.grade !== 'forced') : all;
}
