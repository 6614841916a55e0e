/**
 * Which piece went where, from two views of the table: markers, cubes, cards, coins, tokens and seals. What has no
 * place of its own on the table (the bank) is where the thing happened.
 */
import { staggered, type Flight, type Piece } from '../flight';
import { places } from './happened';
import { artifact_icon, DRINK, ingredient_icon, potion_icon, potions_in, TEST, token_icon, TOP_REPUTATION } from './kit';
import type { Msg, View } from './types';

/** More than this is a jump in a replay or a new round, not a move. */
const MOST = 14;
/** Coins and cards of one kind that fly together. */
const HANDFUL = 3;

const repeat = (count: number, piece: Piece): Piece[] => Array.from({ length: Math.min(count, HANDFUL) }, () => piece);
const on_track = (reputation: number): string => `rep:${Math.min(reputation, TOP_REPUTATION)}`;

/** The place on the table an event speaks of, if it speaks of one. */
const scene_of = (fresh: readonly Msg[]): string =>
  fresh.flatMap(places).find((place) => !place.startsWith('seat:')) ?? 'centre';

export function flights(before: View, after: View, fresh: readonly Msg[]): Flight[] {
  const scene = scene_of(fresh);
  const found = [...standing(before, after), ...cubes(before, after), ...theories(before, after), ...cards(before, after, scene), ...riches(before, after, scene)];
  return staggered(found, MOST);
}

/** The flasks on the order track and on the reputation track. */
function standing(before: View, after: View): Piece[] {
  return after.alchemists.flatMap((now, seat) => {
    const old = before.alchemists[seat]!;
    const icon = `flask-${seat + 1}`;
    const found: Piece[] = [];
    if (now.marker >= 0 && now.marker !== old.marker) found.push({ icon, from: `seat:${seat}`, to: `order:${now.marker}` });
    if (now.reputation !== old.reputation) found.push({ icon, from: on_track(old.reputation), to: on_track(now.reputation) });
    return found;
  });
}

function cubes(before: View, after: View): Piece[] {
  return after.spaces.flatMap((space, at) =>
    after.alchemists.flatMap((_, seat) => {
      const lying = (view: View) => view.spaces[at]!.rows.find((row) => row[0] === seat)?.[2] ?? 0;
      const more = lying(after) - lying(before);
      const icon = `cube-${seat + 1}`;
      if (more > 0) return repeat(more, { icon, from: `seat:${seat}`, to: `space:${at}` });
      // At the end of a round all of them are simply taken up.
      return after.round === before.round && !space.closed ? repeat(-more, { icon, from: `space:${at}`, to: `seat:${seat}` }) : [];
    }),
  );
}

function theories(before: View, after: View): Piece[] {
  return after.theories.flatMap((now, ingredient) => {
    const old = before.theories[ingredient] ?? null;
    const book = `theory:${ingredient}`;
    const found: Piece[] = [];
    if (now && now.alchemical !== old?.alchemical) found.push({ icon: token_icon(now.alchemical), from: `free:${now.alchemical}`, to: book });
    if (old && !now) found.push({ icon: token_icon(old.alchemical), from: book, to: `free:${old.alchemical}` });
    for (const [seat] of now?.seals ?? []) {
      if (!old?.seals.some(([owner]) => owner === seat)) found.push({ icon: `seal-down-${seat + 1}`, from: `seat:${seat}`, to: book });
    }
    return found;
  });
}

/** Ingredients taken, drawn and used up. */
function cards(before: View, after: View, scene: string): Piece[] {
  const taken = after.deck === before.deck ? before.row.findIndex((each, at) => after.row[at] !== each) : -1;
  return after.alchemists.flatMap((now, seat) => {
    const more = now.ingredients - before.alchemists[seat]!.ingredients;
    const holder = `hand:${seat}`;
    if (more === 1 && taken >= 0) return [{ icon: ingredient_icon(before.row[taken]!), from: `row:${taken}`, to: holder }];
    if (more > 0) return repeat(more, { icon: 'ui-ingcard', from: 'deck', to: holder });
    return repeat(-more, { icon: 'ui-ingcard', from: holder, to: scene });
  });
}

/** Gold, artifacts, grants, and the potions everybody sees. */
function riches(before: View, after: View, scene: string): Piece[] {
  return after.alchemists.flatMap((now, seat) => {
    const old = before.alchemists[seat]!;
    const holder = `seat:${seat}`;
    const gold = now.gold - old.gold;
    const coin = { icon: 'coin', from: gold > 0 ? scene : holder, to: gold > 0 ? holder : scene };
    const brewed = [TEST, DRINK].map((space) => `space:${space}`).includes(scene) ? scene : 'centre';
    return [
      ...repeat(Math.abs(gold), coin),
      ...now.artifacts.filter((each) => !old.artifacts.includes(each)).map((each) => ({ icon: artifact_icon(each), from: `art:${each}`, to: holder })),
      ...now.grants.filter((each) => !old.grants.includes(each)).map((each) => ({ icon: 'ui-grant', from: `grant:${each}`, to: holder })),
      ...potions_in(now.potions & ~old.potions).map((potion) => ({ icon: potion_icon(potion), from: brewed, to: holder })),
    ];
  });
}
