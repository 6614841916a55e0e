/** What the review heard of a game (`knowledge.py`), laid out along its decisions for one seat. */
import type { KnowledgeEntry } from '../board';

export interface Learnt extends KnowledgeEntry {
  kind: 'learnt';
  seat: number;
  worlds: number;
  before: number;
  /** By ingredient: what it is, and the chance the seat gave that, before and after. */
  truth: [number, number, number][];
  mixed?: [number, number];
  expected?: number;
}
export interface Published extends KnowledgeEntry {
  kind: 'published' | 'endorsed';
  seat: number;
  ingredient: number;
  alchemical: number;
  chance: number;
  against: boolean;
  right: boolean;
  /** Its kind; reviews made earlier do not have it. */
  seal?: number;
}
interface Fell extends KnowledgeEntry {
  kind: 'fell';
  ingredient: number;
  alchemical: number;
}
type Entry = Learnt | Published | Fell;

/** A stretch of the game, from the end of one decision to that of another. */
export interface Stretch {
  from: number;
  to: number;
}
export interface Theory extends Stretch {
  by: Published;
  endorsed: Published[];
  fell: boolean;
}
export interface Row {
  ingredient: number;
  alchemical: number;
  chances: (Stretch & { chance: number })[];
  /** Null: never. */
  certain: number | null;
  /** Certain, and no theory lay there. */
  free: Stretch[];
  theories: Theory[];
}

const typed = (entries: readonly KnowledgeEntry[]) => entries as readonly Entry[];
const end_of = ({ at }: KnowledgeEntry): number => at + 1;

export const learnt_by = (entries: readonly KnowledgeEntry[], seat: number): Learnt[] => typed(entries).filter((each): each is Learnt => each.kind === 'learnt' && each.seat === seat);
export const tests_of = (entries: readonly KnowledgeEntry[], seat: number): Learnt[] => learnt_by(entries, seat).filter(({ mixed }) => mixed !== undefined);
export const against = (entries: readonly KnowledgeEntry[]): Published[] => typed(entries).filter((each): each is Published => each.kind === 'published' && each.against);

const FIRST_HEDGE = 2;
/** The seal on a theory, if it is one that hedges. */
export const hedge_of = ({ seal }: Published): number | null => (seal !== undefined && seal >= FIRST_HEDGE ? seal : null);

/** What came of knowing: ingredients it was certain of while they were free, and who published right theories first. */
export function knew_first(all: readonly Row[], seat: number): { free: number; own: number; right: number } {
  const right = all.flatMap(({ theories }) => theories.find(({ by }) => by.right) ?? []);
  return { free: all.filter((row) => row.free.length).length, own: right.filter(({ by }) => by.seat === seat).length, right: right.length };
}

/** How many worlds still fitted, from stretch to stretch. */
export function worlds_of(entries: readonly KnowledgeEntry[], seat: number, count: number): (Stretch & { worlds: number })[] {
  const steps = learnt_by(entries, seat);
  const marks = [0, ...steps.map(end_of), count];
  return marks.slice(1).map((to, step) => ({ from: marks[step]!, to, worlds: step ? steps[step - 1]!.worlds : (steps[0]?.before ?? 1) }));
}

function theories_of(entries: readonly KnowledgeEntry[], ingredient: number, count: number): Theory[] {
  const found: Theory[] = [];
  for (const each of typed(entries)) {
    if (each.kind === 'learnt' || each.ingredient !== ingredient) continue;
    const last = found.at(-1);
    if (each.kind === 'published') found.push({ by: each, from: end_of(each), to: count, endorsed: [], fell: false });
    else if (each.kind === 'endorsed') last?.endorsed.push(each);
    else if (last) Object.assign(last, { to: end_of(each), fell: true });
  }
  return found;
}

export function rows(entries: readonly KnowledgeEntry[], seat: number, count: number): Row[] {
  const steps = learnt_by(entries, seat);
  return (steps[0]?.truth ?? []).map(([alchemical, first], ingredient) => {
    const chances = [{ from: 0, to: count, chance: first }];
    for (const step of steps) {
      const chance = step.truth[ingredient]![2];
      const last = chances.at(-1)!;
      if (chance === last.chance) continue;
      last.to = end_of(step);
      chances.push({ from: last.to, to: count, chance });
    }
    const certain = chances.find(({ chance }) => chance === 1)?.from ?? null;
    const theories = theories_of(entries, ingredient, count);
    const free: Stretch[] = [];
    let from = certain ?? count;
    for (const theory of theories) {
      if (theory.from > from) free.push({ from, to: theory.from });
      from = Math.max(from, theory.to);
    }
    if (from < count) free.push({ from, to: count });
    return { ingredient, alchemical, chances: chances.filter((each) => each.to > each.from), certain, free, theories };
  });
}
