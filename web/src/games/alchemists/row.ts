/** Rows that keep their places: the cards of the ingredient row, and everybody's cubes on a space. */
export const GONE = -1;

/**
 * How the row lies now, after it lay like `before`. `reached`: the place somebody here took from; where cards are
 * alike it tells which of them is gone.
 */
export function keep_places(before: readonly number[], row: readonly number[], reached = GONE): number[] {
  const left = [...row];
  // From the right, so that of two alike the one on the left is gone; the place reached for is judged last.
  const order = before.map((_, at) => at).sort((a, b) => Number(a === reached) - Number(b === reached) || b - a);
  const kept = new Set<number>();
  for (const at of order) {
    const found = left.indexOf(before[at]!);
    if (found < 0) continue;
    left.splice(found, 1);
    kept.add(at);
  }
  const now = before.map((ingredient, at) => (kept.has(at) ? ingredient : GONE));
  return left.length ? [...row] : now;
}

/**
 * Everybody's row on a space, from the top: as they act there. `there`: those who have cubes on it, in their order;
 * whoever an associate put on top stands out of turn.
 */
export function row_order(order: readonly number[], there: readonly number[]): number[] {
  const in_turn = (seats: readonly number[]) => seats.every((seat, at) => !at || order.indexOf(seats[at - 1]!) < order.indexOf(seat));
  let top = 0;
  while (!in_turn(there.slice(top))) top += 1;
  const first = there.slice(0, top);
  return [...first, ...order.filter((seat) => !first.includes(seat))];
}
