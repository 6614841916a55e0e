/** The reserve as it lies on the table: in its order, or sorted for the payment that is being made. */
import { colour_of, minus, named, sorted, type Order } from './kit';
import type { Payment } from './payment';

/** What a token does in the payment: nothing, stays on the card, is paid, or is part of a wild element. */
export type Role = 'out' | 'marker' | 'real' | 'wild';

export interface Laid {
  key: string;
  kind: number;
  role: Role;
}

/** Three of a rune that make a wild element: where they begin. */
export interface Brace {
  from: number;
  count: number;
}

export function lay_out(reserve: readonly number[], order: Order): Laid[] {
  return named(sorted(reserve, order)).map((token) => ({ ...token, role: 'out' }));
}

/** First the spell's own colour, then the wild elements together, then what is kept. */
export function lay_payment(reserve: readonly number[], payment: Payment): { laid: Laid[]; braces: Brace[] } {
  const colour = colour_of(payment.marker);
  const wild = payment.wilds.flat();
  const kept = minus(reserve, [payment.marker, ...payment.real, ...wild]);
  const own: [number, Role][] = sorted(
    [payment.marker, ...payment.real, ...kept.filter((kind) => colour_of(kind) === colour)],
    'material',
  ).map((kind) => [kind, 'out']);
  const real = [...payment.real];
  const entries = own.map(([kind]): [number, Role] => {
    const at = real.indexOf(kind);
    if (at < 0) return [kind, 'out'];
    real.splice(at, 1);
    return [kind, 'real'];
  });
  // The marker is the last of its kind, so that it stays where it is when another equal one is paid.
  const marker = entries.findLastIndex(([kind, role]) => kind === payment.marker && role === 'out');
  if (marker >= 0) entries[marker] = [payment.marker, 'marker'];
  const braces: Brace[] = [];
  for (const tokens of payment.wilds) {
    braces.push({ from: entries.length, count: tokens.length });
    for (const kind of tokens) entries.push([kind, 'wild']);
  }
  const rest = kept.filter((kind) => colour_of(kind) !== colour);
  for (const kind of sorted(rest, 'material')) entries.push([kind, 'out']);
  const keys = named(entries.map(([kind]) => kind));
  return { laid: entries.map(([kind, role], at) => ({ key: keys[at]?.key ?? '', kind, role })), braces };
}
