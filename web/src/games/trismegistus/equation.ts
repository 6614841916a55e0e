/** The equation strip: what is chosen among several ways to do a thing, tried out on the server step by step. */
import type { Foreseen } from '../../lib/wire';
import { ESSENCES } from './kit';
import type { Action, Laboratory } from './types';
import { cube_icon, element_icon, essence_icon } from './symbols';
import type { Ghost } from './ghost';

/** More ways than these are chosen in two steps: first of what, then how. */
const FEW = 6;

const words = (action: Action): string[] => action.name.split(' ');

export interface Source {
  word: string;
  actions: Action[];
}

/** Of what; one source for all where that is no choice of its own. */
export function sources_of(actions: readonly Action[]): Source[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const word = words(action)[1] ?? '';
    found.set(word, [...(found.get(word) ?? []), action]);
  }
  const several = found.size > 1 && [...found.values()].some(({ length }) => length > 1);
  const apart = several && (actions.length > FEW || actions.every((action) => words(action)[0] === 'transmute'));
  return apart ? [...found].map(([word, own]) => ({ word, actions: own })) : [{ word: '', actions: [...actions] }];
}

/** The track that rises with what is paid: its drawing; the server says how far. */
export function rises(name: string, essences: readonly number[]): string {
  const [verb, , paid = ''] = name.split(' ');
  if (verb !== 'transmute') return '';
  const essence = ESSENCES.indexOf(paid as (typeof ESSENCES)[number]);
  return element_icon(essences.indexOf(essence < 0 ? 3 : essence));
}

// ---------------------------------------------------------------- what comes of it

/** A question that comes in between and is answered here too: whether the artifact on the arrow is used. */
export interface Between {
  question: Foreseen['events'][number];
  yes: Action;
  no: Action;
}

export interface Trial {
  /** The whole gesture. */
  names: string[];
  seen: Foreseen | null;
  between: Between | null;
  /** How often it could be done at least. */
  most: number;
}

type Foresee = (names: string[]) => Promise<Foreseen | null>;
const MOST_STEPS = 8;

/** Try it as often as wanted, answering what comes in between, up to the first new question. */
export async function tried(foresee: Foresee, begin: string[], action: Action, yes: boolean, times: number): Promise<Trial> {
  let names = [...begin, action.name];
  let seen = await foresee(names);
  let between: Between | null = null;
  for (let done = 1; ; done += 1) {
    if (seen?.then?.question.id === 'ask-fire' && seen.then.actions.length === 2) {
      const [use, leave] = seen.then.actions as [Action, Action];
      between ??= { question: seen.then.question, yes: use, no: leave };
      names = [...names, yes ? use.name : leave.name];
      seen = await foresee(names);
    }
    const again = (seen?.then?.actions ?? []).some(({ name }) => name === action.name) && names.length + 2 <= MOST_STEPS;
    if (!again || done >= times) return { names, seen, between, most: again ? done + 1 : done };
    names = [...names, action.name];
    seen = await foresee(names);
  }
}

export interface Flow {
  icon: string;
  before: number;
  after: number;
}

/** What goes, what comes, and the tracks that move, as drawings with the numbers before and after. */
export function flows(lab: Laboratory, ghost: Ghost): { give: Flow[]; get: Flow[]; tracks: Flow[] } {
  const all: Flow[] = [];
  const add = (icon: string, before: number, by: number) => by && all.push({ icon, before, after: before + by });
  for (const [cube, by] of Object.entries(ghost.cubes)) add(cube_icon(Number(cube)), lab.cubes[Number(cube)] ?? 0, by);
  for (const [essence, by] of Object.entries(ghost.essences)) add(essence_icon(Number(essence)), lab.essences[Number(essence)] ?? 0, by);
  add('ethereal', lab.ethereal, ghost.ethereal);
  add('chameleon', lab.chameleon, ghost.chameleon);
  const tracks = Object.entries(ghost.tracks).map(([element, after]) => ({ icon: element_icon(Number(element)), before: lab.tracks[Number(element)] ?? 0, after }));
  return { give: all.filter(({ before, after }) => after < before), get: all.filter(({ before, after }) => after > before), tracks };
}
