/** What the die under my hand would open: the actions of the question that follows, as the server foresees it. */
import type { Foreseen } from '../../lib/wire';
import { places_of, verb_of } from './kit';
import type { Action, Ask } from './types';

export interface Opened {
  /** What its actions cost, the least and the most; none: it is not paid for. */
  costs: number[];
  /** The most of it that one action brings. */
  gain: number;
  /** An open card that some action helps on. */
  served: boolean;
}

export interface Opens {
  places: ReadonlyMap<string, Opened>;
  /** One action a place: the one that does most there. */
  actions: Action[];
  /** By the name of each open experiment the actions that help it on. */
  serves: ReadonlyMap<string, Action[]>;
}

/** Questions between the die and what it opens: one that is answered without spending anything, and the wild die's. */
const BETWEEN = 'ask-ethereal';
const WILD = 'ask-turn-die';

/** The questions that a die leads to; none: it opens nothing yet. A wild one leads to one for each of its faces. */
export async function followed(foresee: (names: string[]) => Promise<Foreseen | null>, names: string[]): Promise<Ask[]> {
  const then = (await foresee(names))?.then as Ask | null | undefined;
  if (!then) return [];
  const { id } = then.question;
  if (id !== BETWEEN && id !== WILD) return [then];
  const ways = id === WILD ? then.actions : then.actions.filter(({ name }) => name.startsWith('no-'));
  return (await Promise.all(ways.map(({ name }) => followed(foresee, [...names, name])))).flat();
}

/** `things`: the places of what is cost and brought; `known`: what may be done without the die. */
export function opens_of(asks: readonly Ask[], main: readonly string[], things: readonly string[], known: ReadonlySet<string>): Opens | null {
  const places = new Map<string, Opened>();
  const best = new Map<string, Action>();
  const serves = new Map<string, Action[]>();
  const at = (place: string): Opened => {
    const found = places.get(place) ?? { costs: [], gain: 0, served: false };
    places.set(place, found);
    return found;
  };
  const one = (then: Ask, action: Action, index: number) => {
    if (!main.includes(verb_of(action.name)) || known.has(action.name)) return;
    const cost = action.cost ?? null;
    for (const place of places_of(action)) {
      const opened = at(place);
      if (cost !== null) opened.costs = [Math.min(cost, ...opened.costs), Math.max(cost, ...opened.costs)];
      const other = best.get(place);
      if (!other || (cost ?? 0) > (other.cost ?? 0)) best.set(place, action);
    }
    for (const [thing, by] of then.gestures.changes?.[index] ?? []) {
      if (by <= 0) continue;
      const gained = at(things[thing] ?? '');
      gained.gain = Math.max(gained.gain, by);
    }
    for (const name of then.gestures.serves?.[index] ?? []) {
      at(`open:${name}`).served = true;
      const known_there = serves.get(name) ?? [];
      if (!known_there.some((each) => each.name === action.name)) serves.set(name, [...known_there, action]);
    }
  };
  for (const then of asks) then.actions.forEach((action, index) => one(then, action, index));
  return places.size ? { places, actions: [...new Set(best.values())], serves } : null;
}
