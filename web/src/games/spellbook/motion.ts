/**
 * Which piece went where, from two views of the table: what left one place and turned up in another has moved; what came
 * from nowhere was drawn from the bag; what went nowhere lies in the box.
 */
import type { Places } from './altar';
import { sorted, type Order } from './kit';
import type { Msg, View } from './types';

export interface Lying {
  /** The name of its place: `altar:3`, `res:0`, `riv:1:fam:2`. */
  key: string;
  kind: number;
}

export interface Flight {
  kind: number;
  from: string;
  to: string;
  how: 'move' | 'draw' | 'drop';
  /** Milliseconds. */
  delay: number;
}

export const FLIGHT = 420;
const STAGGER = 90;
const LONGEST = 900;
/** More than this is a jump in a replay, not a move. */
const MOST = 26;

/** Every token that lies open, with its place. */
export function lying(view: View, places: Places, main: number, order: Order): Lying[] {
  const found: Lying[] = [];
  const add = (zone: string, kinds: readonly number[]) =>
    kinds.forEach((kind, at) => found.push({ key: `${zone}:${at}`, kind }));
  places.forEach((kind, at) => kind !== null && found.push({ key: `altar:${at}`, kind }));
  view.sorcerers.forEach((sorcerer, seat) => {
    const mine = seat === main;
    const side = mine ? '' : `riv:${seat}:`;
    add(`${side}res`, sorted(sorcerer.reserve, mine ? order : 'material'));
    add(`${side}fam`, sorcerer.familiar);
    sorcerer.levels.forEach((level, colour) => {
      const kind = sorcerer.markers[colour] ?? -1;
      if (level && kind >= 0) found.push({ key: `${side}card:${colour}${mine ? `:${level}` : ''}`, kind });
    });
  });
  for (const kind of view.aside) found.push({ key: 'aside', kind });
  if (view.dummy) {
    add('dummy', view.dummy.spaces);
    for (const kind of view.dummy.bottom) found.push({ key: 'dummy:bottom', kind });
  }
  return found;
}

/** The place without its number: `riv:1:res`. The order inside a reserve means nothing, so it counts as one place. */
const zone_of = (key: string) => (key.includes('card:') ? key : key.replace(/:\d+$/, ''));

function leftover(all: readonly Lying[], others: readonly Lying[]): Lying[] {
  const left = [...others];
  return all.filter(({ key, kind }) => {
    const at = left.findIndex((other) => other.kind === kind && zone_of(other.key) === zone_of(key));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Where a token that turned up somewhere most probably came from. */
function likely(from: string, to: string): number {
  if (from.startsWith('card:') && to.startsWith('card:')) return 0; // a marker that rises or falls
  const order = to.startsWith('altar') ? ['aside', 'res', 'riv'] : ['altar', 'res', 'aside', 'fam', 'riv'];
  const rank = order.findIndex((zone) => from.startsWith(zone));
  return rank < 0 ? 9 : rank + 1;
}

export function flights(before: readonly Lying[], after: readonly Lying[]): Flight[] {
  const gone = leftover(before, after);
  const come = leftover(after, before);
  const found: Omit<Flight, 'delay'>[] = [];
  for (const { key: to, kind } of come) {
    const sources = gone.filter((each) => each.kind === kind);
    sources.sort((a, b) => likely(a.key, to) - likely(b.key, to));
    const from = sources[0];
    if (from) gone.splice(gone.indexOf(from), 1);
    found.push({ kind, from: from?.key ?? 'bag', to, how: from ? 'move' : 'draw' });
  }
  for (const { key: from, kind } of gone) found.push({ kind, from, to: 'box', how: 'drop' });
  if (found.length > MOST) return [];
  const rank = { move: 0, drop: 1, draw: 2 };
  found.sort((a, b) => rank[a.how] - rank[b.how]);
  const step = Math.min(STAGGER, (LONGEST - FLIGHT) / Math.max(1, found.length - 1));
  return found.map((flight, at) => ({ ...flight, delay: Math.round(at * step) }));
}

/** The colours of my spells that have just been learnt. */
export function learnt(before: readonly Lying[], after: readonly Lying[]): number[] {
  const colours = (all: readonly Lying[]) =>
    new Set(all.flatMap(({ key }) => (key.startsWith('card:') ? [Number(key.split(':')[1])] : [])));
  const old = colours(before);
  return [...colours(after)].filter((colour) => !old.has(colour));
}

/** The places of the pieces that a line of the log speaks of, as they lie now. */
export function spoken_of(message: Msg, all: readonly Lying[], main: number, recent: ReadonlySet<string>): string[] {
  const { id, args = {} } = message;
  const seat = typeof args.seat === 'number' ? args.seat : -1;
  const side = seat < 0 || seat === main ? '' : `riv:${seat}:`;
  if (typeof args.spell === 'number') {
    const card = `${side}card:${Math.floor(args.spell / 3)}`;
    return all.filter(({ key }) => key === card || key.startsWith(`${card}:`)).map(({ key }) => key);
  }
  const kinds = [args.token, ...(Array.isArray(args.tokens) ? args.tokens : [])].filter((kind) => typeof kind === 'number');
  const zone = WHERE[id];
  if (zone === undefined) return [];
  const left = all.filter(({ key }) => zone_of(key) === (zone.startsWith('own:') ? side + zone.slice(4) : zone));
  return kinds.flatMap((kind) => {
    const fitting = left.filter((each) => each.kind === kind);
    const found = fitting.find(({ key }) => recent.has(key)) ?? fitting.at(-1);
    if (!found) return [];
    left.splice(left.indexOf(found), 1);
    return [found.key];
  });
}

/** Where the tokens of an event lie afterwards. */
const WHERE: Record<string, string> = {
  takes: 'own:res',
  draws: 'own:res',
  receives: 'own:res',
  'receives-stored': 'own:res',
  stores: 'own:fam',
  keeps: 'own:fam',
  'takes-to-familiar': 'own:fam',
  gives: 'altar',
  'altar-gains': 'altar',
  'dummy-gets': 'dummy',
  'dummy-bottom': 'dummy:bottom',
};
