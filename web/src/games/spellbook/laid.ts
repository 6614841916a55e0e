/** The reserve as it lies on the table: in its order, or sorted for the payment that is being made. */
import { colour_of, minus, named, sorted, type Order } from './kit';
import type { PlainPayment } from './types';

/** What a token does in the payment: nothing, stays on the card, is paid, or is part of a wild element. */
export type Role = 'out' | 'marker' | 'real' | 'wild';

export interface Laid {
  key: string;
  kind: number;
  role: Role;
}

/** Tokens that make a wild element together: where they begin. */
export interface Brace {
  from: number;
  count: number;
}

export function lay_out(reserve: readonly number[], order: Order): Laid[] {
  return named(sorted(reserve, order)).map((token) => ({ ...token, role: 'out' }));
}

/** First the colour of the marker, then the wild elements together, then what is kept. */
export function lay_payment(reserve: readonly number[], [marker, real, wilds]: PlainPayment): { laid: Laid[]; braces: Brace[] } {
  const colour = colour_of(marker);
  const kept = minus(reserve, [marker, ...real, ...wilds.flat()]);
  const own = sorted([marker, ...real, ...kept.filter((kind) => colour_of(kind) === colour)], 'material');
  const left = [...real];
  const entries = own.map((kind): [number, Role] => {
    const at = left.indexOf(kind);
    if (at < 0) return [kind, 'out'];
    left.splice(at, 1);
    return [kind, 'real'];
  });
  // The marker is the last of its kind, so that it stays where it is when another equal one is paid.
  const last = entries.findLastIndex(([kind, role]) => kind === marker && role === 'out');
  if (last >= 0) entries[last] = [marker, 'marker'];
  const braces: Brace[] = [];
  for (const tokens of wilds) {
    braces.push({ from: entries.length, count: tokens.length });
    for (const kind of tokens) entries.push([kind, 'wild']);
  }
  const rest = kept.filter((kind) => colour_of(kind) !== colour);
  for (const kind of sorted(rest, 'material')) entries.push([kind, 'out']);
  const keys = named(entries.map(([kind]) => kind));
  return { laid: entries.map(([kind, role], at) => ({ key: keys[at]?.key ?? '', kind, role })), braces };
}
