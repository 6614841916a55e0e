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

/** Questions between the die and what it opens: how it is answered without spending anything. */
const BETWEEN = 'ask-ethereal';

/** The gesture that leads to what a die opens; none: it opens nothing yet. */
export async function followed(foresee: (names: string[]) => Promise<Foreseen | null>, names: string[]): Promise<Ask | null> {
  const then = (await foresee(names))?.then as Ask | null | undefined;
  if (then?.question.id !== BETWEEN) return then ?? null;
  const keeps = then.actions.find(({ name }) => name.startsWith('no-'));
  return keeps ? (((await foresee([...names, keeps.name]))?.then as Ask | null | undefined) ?? null) : null;
}

/** `things`: the places of what is cost and brought; `known`: what may be done without the die. */
export function opens_of(then: Ask, main: readonly string[], things: readonly string[], known: ReadonlySet<string>): Opens | null {
  const places = new Map<string, Opened>();
  const best = new Map<string, Action>();
  const serves = new Map<string, Action[]>();
  const at = (place: string): Opened => {
    const found = places.get(place) ?? { costs: [], gain: 0, served: false };
    places.set(place, found);
    return found;
  };
  then.actions.forEach((action, index) => {
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
      serves.set(name, [...(serves.get(name) ?? []), action]);
    }
  });
  return places.size ? { places, actions: [...new Set(best.values())], serves } : null;
}
