/* Written by `python tools/view_types.py` from `src/athanor/games/trismegistus/view_types.py`. Do not edit. */
import type { Msg } from '../../lib/message';

/** A line of the score sheet. */
export type Row = [said: Msg, points: number];

/** An elemental that serves a publication: of an experiment, an artifact or a track; which one; which element. */
export type Source = [kind: number, which: number, element: number];

export type Published = [card: number, sources: Source[]];

/** A thing by its number among the board's `things`, and how many more or fewer of it. */
export type Changed = [thing: number, by: number];

export interface Die {
  face: number;
  colour: number;
  potency: number;
}

export interface Laboratory {
  alchemist: number;
  /** by kind: five raw, six refined */
  cubes: number[];
  essences: number[];
  ethereal: number;
  chameleon: number;
  /** reaction tokens, face up */
  ready: number;
  used: number;
  tracks: number[];
  vp: number;
  die: Die | null;
  used_dice: number[];
  artifacts: number[];
  exhausted: boolean[];
  /** Two a column: a formula of the alchemist. */
  sockets: number[];
  bought: boolean[];
  vault: number[];
  sampled: boolean[];
  open: number[];
  done: number[];
  /** None: somebody else's */
  masterpiece: number | null;
  has_masterpiece: boolean;
  spurned: number[] | null;
  hand: number[];
  hand_size: number;
  completed: number[] | null;
  published: Published[] | null;
  achievements: number[];
  offers: number[] | null;
  chosen: number | null;
  points: number;
}

/** What an experiment still lacks, stand-ins apart. */
export interface Lack {
  ready: boolean;
  gap: number;
  cubes: number[];
}

/** Botmegistus: its tracker and deck. Cards are element, track, level, points, id; tiles id and elementals. */
export interface Bot {
  switches: number;
  gold: number;
  ethereal: number;
  points: number;
  levels: number[];
  die: [colour: number, symbol: number, potency: number];
  used: number[];
  artifacts: number[][];
  open: number[][];
  done: number[][];
  specialised: number[];
  pile: number;
  used_cards: number[];
  open_cards: number[];
  score: number;
}

export interface View {
  game: string;
  seat: number | null;
  to_move: number | null;
  waiting: number[];
  over: boolean;
  legal: number[];
  asked: string | null;
  /** the set that is played with */
  cards: string;
  round: number;
  active: number;
  order: number[];
  next_order: number[];
  /** face * 3 + colour */
  bowls: number[];
  market: number[];
  stack: number;
  spaces: number[][];
  experiment_deck: number;
  publication_deck: number;
  /** element * 2 + step */
  bonus: number[];
  /** by element: the essence that raises it */
  essences: number[];
  achievements: number[];
  laboratories: Laboratory[];
  /** Of each open experiment, and of the masterpiece as far as the seat knows it. */
  lacks: Lack[][];
  masterpiece_lacks: (Lack | null)[];
  bot: Bot | null;
  /** The open rows of each line, all of them for one's own line and at the end. */
  sheets: Row[][];
  scores: number[] | null;
}

export interface Artifact {
  name: Msg;
  level: number;
  elementals: number[];
  effect: Msg[];
}

export interface Experiment {
  name: Msg;
  level: number;
  element: number;
  track: number;
  need: number;
  cost: number[];
  reward: Msg[];
  vp: number;
}

export interface Publication {
  name: Msg;
  needs: number[];
  vp: number;
}

export interface Achievement {
  name: Msg;
  conditions: Msg[];
  reward: Msg[];
  vp: number;
}

export interface Formula {
  name: Msg;
  effect: Msg[];
}

export interface VaultLine {
  row: boolean;
  cells: number[];
  /** left and right, or top and bottom */
  ends: Msg[][];
}

export interface Alchemist {
  name: Msg;
  cells: [row: number, column: number][];
  lines: VaultLine[];
  formulas: Formula[];
}

/** An order of a card of Botmegistus: artifact, gold, experiment, track or VP; which track; how many. */
export type BotOrder = [op: number, what: number, count: number];

export interface BotCard {
  name: Msg;
  colour: number;
  /** none: the strongest die of the colour */
  symbols: number[];
  potency: number;
  /** of a personality card */
  element: number;
  steps: BotOrder[];
  /** what a personality does while it is ahead of me */
  ahead: BotOrder[];
  said: Msg;
}

export interface Board {
  arrows: number[];
  slots: number[];
  market: number[];
  sections: number[];
  section_of: number[];
  bowl_essence: number[];
  bonus_steps: number[];
  tracks: number[];
  /** what each level of a mastery track is worth at the end */
  levels: number[];
  /** what the Stone is worth at the end, by the formulas in its vault */
  stone: number[];
  /** the most that a die has */
  potency: number;
  /** what a laboratory has, by the names of their places */
  things: string[];
  /** the actions of which there is one a turn, by the first word of their names */
  main: string[];
  /** those that one may do as often as one likes */
  free: string[];
}

/** What lies printed before everybody and stays as it is: told once per table. */
export interface Printed {
  board: Board;
  artifacts: Artifact[];
  experiments: Experiment[];
  publications: Publication[];
  achievements: Achievement[];
  bot_cards: BotCard[];
  alchemists: Alchemist[];
}

/** With the question: what actions change in one's own laboratory, until something is asked or comes to light. */
export interface Gestures {
  /** in the order of the actions */
  changes: Changed[][];
  /** For each action the open experiments, as `perform` calls them, that lack less afterwards. */
  serves: string[][];
}
