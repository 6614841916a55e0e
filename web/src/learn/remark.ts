/** What sets two ways to play apart, said as shortly as it can be: what both have in common is left out. */

/** More steps than these are no advice any more. */
const MOST = 3;

function counted(steps: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  const all = [...counts].map(([step, count]) => (count > 1 ? `${step} (${count}×)` : step));
  return all.length > MOST ? [...all.slice(0, MOST), '…'] : all;
}

function without(steps: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return steps.filter((step) => {
    const at = left.indexOf(step);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where one way is the other with more steps, or the same steps in another order, both are told whole. */
export function apart(better: readonly string[], played: readonly string[]): { better: string[]; played: string[] } {
  const [more, less] = [without(better, played), without(played, better)];
  return more.length && less.length ? { better: counted(more), played: counted(less) } : { better: counted(better), played: counted(played) };
}
