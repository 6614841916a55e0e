/** Why a cell of the deduction grid is crossed out: the server says so with each question. */
import type { Ask, Msg } from './types';

export function why_crossed(ask: Ask | null, ingredient: number, alchemical: number): Msg | null {
  const found = ask?.gestures.crossed?.find(([cell]) => cell === 8 * ingredient + alchemical);
  return found ? found[1] : null;
}
