/** What a review says of a decision, in a sentence. */
import { tenths, type Decision } from './review';
import { t } from './words.svelte';

/** `name`: of whoever decided; `own`: whether that is the reader. */
export function verdict(decision: Decision, name: string, own: boolean): string {
  const { grade, loss, interval, points } = decision;
  if (grade === 'forced') return t('moment-forced');
  if (grade === 'best') return t('moment-best');
  if (grade === 'close') return t('moment-close', { points: tenths(loss) });
  const [low, high] = interval.map((each) => tenths(Math.max(0, each)));
  const vp = (Math.round(10 * Math.max(0, points)) / 10).toFixed(1);
  return t(own ? 'moment-you-lost' : 'moment-lost', { name, points: tenths(Math.max(0, loss)), low: low!, high: high!, vp });
}

/** When in the game: the round, or which third where it has no rounds. `round` names one by its number. */
export const when = (decision: Decision, round: (number: number) => string): string => (decision.round ? round(decision.round) : t(`phase-of-${decision.phase}`));
