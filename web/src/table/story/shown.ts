/** Up to which entry of its log each table was shown on this device: what came later was missed. */
const KEY = 'athanor-shown';
/** Tables of which it is remembered, the last ones. */
const MOST = 50;

function kept(): [string, number][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>);
  } catch {
    return []; // no storage, or not ours: then nothing counts as missed
  }
}

export const shown_up_to = (table: string): number => new Map(kept()).get(table) ?? Infinity;

export function note_shown(table: string, number: number): void {
  const others = kept().filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, number] as const].slice(-MOST))));
  } catch {
    // Then the next visit begins as the first did.
  }
}
