/**
 * The card reader, as in src/athanor/games/alchemists/reader.py; test/reader.test.ts compares the two.
 * It keeps the assignment to itself and answers what the rulebook lets it answer, no more.
 */
import { checked, decode, encode, random_code, type Assignment } from './codes';
import { COLOURS, FUNCTIONS, INGREDIENTS, MIX, MODES, NEUTRAL, POTIONS, QUALITIES, QUALITY, SIGNS, TIMES_SURE } from './generated';

export const [STUDENT, DRINK, SELL, DEBUNK, EXHIBIT] = [0, 1, 2, 3, 4] as const;
export const [APPRENTICE, MASTER] = [0, 1] as const;
const COLOURED = [0, 1, 2, 3, 4, 5];

/** The reader cannot answer that; nothing was looked up. The id of a text says why. */
export class ReaderError extends Error {}

/** What is being asked: ingredients in the order they were picked, -1 for what is not chosen or not needed. */
export interface Question {
  function: number;
  master: boolean;
  ingredients: number[];
  potion: number;
  colour: number;
}

/** One question and what was shown: the potion; of a sale the quality; of a debunk the sign, or 1 for yes and 0 for no. */
export interface Line extends Question {
  answer: number;
  /** When it was asked; whose it was, 0 for nobody's; how often its ingredients were looked at again. */
  at: number;
  who: number;
  looks: number;
}

export interface Entry {
  function: string;
  ingredients: string[];
  asked?: string;
  potion?: string;
  quality?: string;
  sign?: string;
  answer?: string;
  at?: number;
  who?: number;
  looks?: number;
}
export interface Dump {
  code: string;
  mode: string;
  last_round: boolean;
  history: Entry[];
}

/** An apprentice's debunk: one ingredient and a colour instead of two ingredients. */
export function by_aspect(question: Question): boolean {
  return question.function === DEBUNK && !question.master;
}

/** The potions to choose from, where one has to be chosen. */
export function potions_of(question: Question): number[] {
  if (question.function === SELL) return COLOURED;
  return question.function === DEBUNK && question.master ? [...COLOURED, NEUTRAL] : [];
}

export function wanted_count(question: Question): number {
  return by_aspect(question) ? 1 : 2;
}

export function is_ready(question: Question): boolean {
  if (question.ingredients.length !== wanted_count(question)) return false;
  return by_aspect(question) ? question.colour >= 0 : question.potion >= 0 || !potions_of(question).length;
}

/** Debunks are asked before everybody's eyes; of all else only the answer is shown. */
export function is_public(line: Question): boolean {
  return line.function === DEBUNK;
}

export class Reader {
  mode = $state<number>(APPRENTICE);
  code = $state('');
  last_round = $state(false);
  history = $state<Line[]>([]);
  question = $state<Question | null>(null);
  sure = $state(0);
  private assignment: Assignment = [];

  constructor(code: string | null = null, mode: number = APPRENTICE) {
    this.mode = mode;
    this.enter(code ?? random_code());
  }

  /** Go on with the game of this code. What is not a code is refused, and the game stays as it was. */
  enter(code: string): void {
    const found = decode(code);
    if (!found) throw new ReaderError('bad-code');
    if (found.join() !== this.assignment.join()) {
      this.history = [];
      this.last_round = false;
    }
    this.code = checked(code)!;
    this.assignment = found;
    this.back();
  }

  /** True for the codes of this game; of no other, and of what is no code. */
  is_of(code: string): boolean {
    return decode(code)?.join() === this.assignment.join();
  }

  set_mode(mode: number): void {
    this.mode = mode;
    this.back();
  }

  set_last_round(last: boolean): void {
    this.last_round = last;
    this.back();
  }

  /** Drinking stays possible in the last round, where the Custodian still serves it. */
  functions(): number[] {
    return this.last_round ? [EXHIBIT, DRINK, SELL, DEBUNK] : [STUDENT, DRINK, SELL, DEBUNK];
  }

  // ---------------------------------------------------------------- a question, piece by piece

  begin(function_: number): void {
    if (!this.functions().includes(function_)) throw new ReaderError(function_ === EXHIBIT ? 'not-yet' : 'not-any-more');
    this.back();
    this.question = { function: function_, master: this.mode === MASTER, ingredients: [], potion: -1, colour: -1 };
  }

  /** One ingredient more; picking it again puts it back. */
  pick(ingredient: number): void {
    const question = this.asked();
    if (question.ingredients.includes(ingredient)) {
      question.ingredients = question.ingredients.filter((each) => each !== ingredient);
    } else if (question.ingredients.length < wanted_count(question)) {
      question.ingredients.push(ingredient);
    } else if (wanted_count(question) === 1) {
      question.ingredients = [ingredient];
    } else {
      throw new ReaderError('enough');
    }
  }

  choose_potion(potion: number): void {
    const question = this.asked();
    if (!potions_of(question).includes(potion)) throw new ReaderError('not-ready');
    question.potion = potion;
  }

  choose_colour(colour: number): void {
    const question = this.asked();
    if (!by_aspect(question)) throw new ReaderError('not-ready');
    question.colour = colour;
  }

  /** Drop the question, or the wish to see the answers. Nothing was looked up, nothing is written down. */
  back(): void {
    this.question = null;
    this.sure = 0;
  }

  /** Look it up and remember both. */
  confirm(who = 0, at = Date.now()): Line {
    const question = this.asked();
    if (!is_ready(question)) throw new ReaderError('not-ready');
    const line: Line = { ...question, ingredients: [...question.ingredients], answer: this.looked_up(question), at, who, looks: 0 };
    this.history.push(line);
    this.back();
    return line;
  }

  private asked(): Question {
    if (!this.question) throw new ReaderError('not-ready');
    return this.question;
  }

  private looked_up(question: Question): number {
    const [one, other] = question.ingredients.map((ingredient) => this.assignment[ingredient]!) as [number, number];
    if (by_aspect(question)) return SIGNS[one]![question.colour]!;
    const potion = MIX[one]![other]!;
    if (question.function === SELL) return QUALITY[question.potion]![potion]!;
    return question.function === DEBUNK ? Number(potion === question.potion) : potion;
  }

  // ---------------------------------------------------------------- the answers, and keeping it all

  /** Asked once, it asks back; asked again, once more; only then it tells. Anything between starts over. */
  show_answers(): Assignment | null {
    if (this.sure < TIMES_SURE) {
      this.question = null;
      this.sure += 1;
      return null;
    }
    this.sure = 0;
    return this.assignment;
  }

  /** Everything; as secret as the answers. Without `full`, as the reader of the command line writes it. */
  dump(full = true): Dump {
    return {
      code: this.code,
      mode: MODES[this.mode]!,
      last_round: this.last_round,
      history: this.history.map((line) => entry_of(line, full)),
    };
  }
}

/** A reader for an assignment somebody has set up by hand. */
export function of_assignment(given: Assignment, mode: number): Reader {
  return new Reader(encode(given), mode);
}

function entry_of(line: Line, full: boolean): Entry {
  const entry: Entry = {
    function: FUNCTIONS[line.function]!,
    ingredients: line.ingredients.map((each) => INGREDIENTS[each]!),
  };
  if (line.potion >= 0) entry.asked = POTIONS[line.potion]!;
  if (line.colour >= 0) entry.asked = COLOURS[line.colour]!;
  if (line.function === SELL) entry.quality = QUALITIES[line.answer]!;
  else if (line.function !== DEBUNK) entry.potion = POTIONS[line.answer]!;
  else if (line.colour >= 0) entry.sign = line.answer > 0 ? '+' : '-';
  else entry.answer = line.answer ? 'yes' : 'no';
  return full ? { ...entry, at: line.at, who: line.who, looks: line.looks } : entry;
}

/** The reader that was kept. Its questions are asked again: what claims other answers is damaged, and null. */
export function load(data: unknown): Reader | null {
  try {
    const kept = data as Dump;
    const reader = new Reader(kept.code);
    for (const entry of kept.history) ask_again(reader, entry);
    reader.mode = place(MODES, kept.mode);
    reader.last_round = Boolean(kept.last_round);
    return reader;
  } catch {
    return null;
  }
}

function ask_again(reader: Reader, entry: Entry): void {
  const function_ = place(FUNCTIONS, entry.function);
  reader.last_round = function_ === EXHIBIT;
  reader.mode = function_ === DEBUNK && entry.answer !== undefined ? MASTER : APPRENTICE;
  reader.begin(function_);
  for (const name of entry.ingredients) reader.pick(place(INGREDIENTS, name));
  if (entry.asked !== undefined && COLOURS.includes(entry.asked)) reader.choose_colour(COLOURS.indexOf(entry.asked));
  else if (entry.asked !== undefined) reader.choose_potion(place(POTIONS, entry.asked));
  const line = reader.confirm(Number(entry.who ?? 0), Number(entry.at ?? 0));
  reader.history.at(-1)!.looks = Number(entry.looks ?? 0);
  const found = entry_of(line, false);
  const same = (['potion', 'quality', 'sign', 'answer'] as const).every((key) => found[key] === entry[key]);
  if (!same) throw new ReaderError('damaged');
}

function place(names: readonly string[], name: string): number {
  const found = names.indexOf(name);
  if (found < 0) throw new ReaderError('damaged');
  return found;
}
