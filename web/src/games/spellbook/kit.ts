/** What is in the box. A token is known by its kind: colour * 3 + rune. */

export const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow'] as const;
export const MATERIALS = ['magma', 'poison', 'plants', 'coal', 'steam', 'mercury', 'gold'] as const;
export const RUNES = ['circle', 'triangle', 'square'] as const;
export const PHASES = ['dawn', 'midday', 'dusk'] as const;
export const FAMILIARS = ['cat', 'dragon', 'gargoyle', 'golem'] as const;

export const KINDS = 21;
export const LEVELS = [5, 4, 3] as const; // as they stand on the card, from the top
export const colour_of = (kind: number): number => Math.floor(kind / 3);
export const rune_of = (kind: number): number => kind % 3;
export const material_of = (kind: number): string => MATERIALS[colour_of(kind)] ?? 'coal';
export const rune_name = (kind: number): string => RUNES[rune_of(kind)] ?? 'circle';

export type Order = 'material' | 'rune';

/** The reserve as it lies: by material or by rune, equal ones side by side. */
export function sorted(kinds: readonly number[], by: Order): number[] {
  const rank = (kind: number) => (by === 'material' ? kind : rune_of(kind) * 7 + colour_of(kind));
  return [...kinds].sort((a, b) => rank(a) - rank(b));
}

export function tally(kinds: readonly number[]): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** `kinds` without one of `kind`; the same list if there is none. */
export function without(kinds: readonly number[], kind: number): number[] {
  const at = kinds.indexOf(kind);
  return at < 0 ? [...kinds] : [...kinds.slice(0, at), ...kinds.slice(at + 1)];
}

/** What is in `kinds` beyond `others`, both taken as bags. */
export function minus(kinds: readonly number[], others: readonly number[]): number[] {
  return others.reduce<number[]>((left, kind) => without(left, kind), [...kinds]);
}

/** Each token with a name of its own, so that equal ones can be told apart: `5#0`, `5#1`. */
export function named(kinds: readonly number[]): { key: string; kind: number }[] {
  const seen = new Map<number, number>();
  return kinds.map((kind) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return { key: `${kind}#${copy}`, kind };
  });
}
