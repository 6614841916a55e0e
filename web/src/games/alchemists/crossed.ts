/** Why a cell of the deduction grid is crossed out: the server says so with the view. */
import type { Msg, View } from './types';

export function why_crossed(deduction: View['deduction'], ingredient: number, alchemical: number): Msg | null {
  const found = deduction?.crossed.find(([cells]) => cells.includes(8 * ingredient + alchemical));
  return found ? found[1] : null;
}
