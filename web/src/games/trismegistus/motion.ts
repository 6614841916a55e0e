/**
 * Which piece went where, from two views of the table: dice, cubes, essences, tiles, cards and formulas. What has no
 * place of its own (the supply) comes from the die that it is bought with, or from its owner.
 */
import { staggered, type Flight, type Piece } from '../flight';
import { CUBE_WORDS, ELEMENTS, ESSENCES, FACES } from './kit';
import { at_owner } from './pointing';
import { cube_icon, essence_icon } from './symbols';
import type { Laboratory, Msg, View } from './types';

/** More than this is a jump in a replay or a new round, not a move. */
const MOST = 12;
const HANDFUL = 3;
const repeat = (count: number, piece: Piece): Piece[] => Array.from({ length: Math.min(count, HANDFUL) }, () => piece);

export function flights(before: View, after: View, main: number, fresh: readonly Msg[]): Flight[] {
  if (before.round !== after.round) return [];
  const found = after.laboratories.flatMap((now, seat) => {
    const old = before.laboratories[seat]!;
    const place = (key: string) => at_owner(key, seat, main);
    return [...die(before, after, old, now, place), ...moved(fresh, seat, old, now, place), ...laid(before, old, now, place)];
  });
  return staggered(found, MOST);
}

type Place = (key: string) => string;

function die(before: View, after: View, old: Laboratory, now: Laboratory, place: Place): Piece[] {
  const taken = before.bowls.findIndex((count, at) => (after.bowls[at] ?? 0) < count);
  if (taken < 0 || !now.die) return [];
  const colour = taken % 3;
  if (now.die.colour !== colour || JSON.stringify(now.die) === JSON.stringify(old.die)) return [];
  return [{ icon: `die-${'bwr'[colour]}`, from: `bowl:${FACES[Math.floor(taken / 3)]}`, to: place('die') }];
}

/** Cubes and essences: along an arrow where the log says so, else from the die and to it; an essence lifts its track. */
function moved(fresh: readonly Msg[], seat: number, old: Laboratory, now: Laboratory, place: Place): Piece[] {
  const found: Piece[] = [];
  const cube = (kind: number) => place(`cube:${CUBE_WORDS[kind]}`);
  const along = fresh.filter(({ id, args }) => (id === 'transmutes' || id === 'exchanges') && args['seat'] === seat);
  const change = now.cubes.map((count, kind) => count - (old.cubes[kind] ?? 0));
  for (const { args } of along) {
    const [from, to] = [Number(args['thing']), Number(args['thing2'])];
    found.push({ icon: cube_icon(to), from: cube(from), to: cube(to) });
    change[from] = (change[from] ?? 0) + 1;
    change[to] = (change[to] ?? 0) - 1;
  }
  const lifted = now.tracks.findIndex((level, element) => level > (old.tracks[element] ?? 0));
  const spent = lifted >= 0 ? `track:${ELEMENTS[lifted]}` : place('die');
  change.forEach((by, kind) => {
    const icon = cube_icon(kind);
    found.push(...(by > 0 ? repeat(by, { icon, from: place('die'), to: cube(kind) }) : repeat(-by, { icon, from: cube(kind), to: spent })));
  });
  now.essences.forEach((count, essence) => {
    const by = count - (old.essences[essence] ?? 0);
    const [icon, own] = [essence_icon(essence), place(`essence:${ESSENCES[essence]}`)];
    found.push(...(by > 0 ? repeat(by, { icon, from: place('die'), to: own }) : repeat(-by, { icon, from: own, to: spent })));
  });
  return found;
}

/** Tiles, experiments and formulas that have come to lie somewhere. */
function laid(before: View, old: Laboratory, now: Laboratory, place: Place): Piece[] {
  const found: Piece[] = [];
  now.artifacts.forEach((tile, slot) => {
    const market = before.market.indexOf(tile);
    if (tile >= 0 && old.artifacts[slot] !== tile && market >= 0) found.push({ icon: 'retort', from: `market:${market + 1}`, to: place(`slot:${slot + 1}`) });
  });
  now.open.forEach((card, at) => {
    const space = before.spaces.findIndex((cards) => cards.includes(card));
    if (card >= 0 && !old.open.includes(card) && space >= 0) found.push({ icon: 'card', from: `space:${space + 1}${'ab'[before.spaces[space]!.indexOf(card)]}`, to: place(`open:${at + 1}`) });
  });
  now.vault.forEach((formula, cell) => {
    const socket = old.sockets.indexOf(formula);
    if (formula >= 0 && old.vault[cell] !== formula && socket >= 0) found.push({ icon: 'formula', from: place(`socket:${ELEMENTS[Math.floor(socket / 2)]}-${(socket % 2) + 1}`), to: place(`cell:${cell + 1}`) });
  });
  return found;
}
