/** What the companion of Trismegistus tells its page: see `botmegistus/companion.py` and `seeing.py`. */
import type { Msg } from '../../../lib/message';

/** Element, required track (4: any), level, points (each -1 while nobody said), perhaps the level of its deck. */
export type Row = number[];
/** Typed in, or the id of a card of the owner's own set. */
export type Experiment = Row | number;
/** The elementals on a tile, or its id; null where none lies; [] while nobody said. */
export type Tile = number[] | number | null;
export type Order = [op: number, what: number, number: number];

export interface BotCard {
  colour: number;
  symbols: number[];
  potency: number;
  element: number;
  steps: Order[];
  ahead: Order[];
}

export interface Line {
  kind: string;
  what: Msg;
  why: Msg | null;
}

export interface Tracker {
  gold: number;
  ethereal: number;
  points: number;
  levels: number[];
  die: [colour: number, face: number, potency: number];
  used: number[];
  artifacts: number[][];
  open: Row[];
  done: Row[];
  specialised: number[];
  passed: boolean;
}

export interface TableSeen {
  market: Tile[];
  experiments: Experiment[][];
  levels: number[];
  tokens: number[][];
}

/** What may be printed otherwise on the owner's board. */
export interface Printed {
  track_order: number[];
  bonus_steps: number[];
  section_of: number[];
}

/** The cards of the owner's own set, to be chosen by name. */
export interface OwnCards {
  artifacts: { id: number; level: number; name: Msg; shows: number[] }[];
  experiments: { id: number; level: number; name: Msg; row: Row }[];
  starting: number;
  masterpiece: number;
}

export interface BesideView {
  over: boolean;
  stage: string;
  ask: {
    faces?: number[];
    colours?: number[];
    places?: number[];
    section?: number;
    levels?: number[];
    left?: number;
    of?: number;
    elements?: number[];
    count?: number;
    turn?: 'you' | 'bot';
    passed?: boolean;
    you_passed?: boolean;
    may_pass?: boolean;
    side?: number;
    seen?: { card: BotCard | number; what: Msg }[];
  };
  round: number;
  turns: number;
  title: Msg;
  lines: Line[];
  so_far: Line[];
  tracker: Tracker;
  score: number;
  sheet: [Msg, number][];
  deck: { pile: number | null; used: number | null; open: (Msg | null)[] } | null;
  table: TableSeen;
  board: { market_colours: number[] } & Printed;
  own: OwnCards | null;
  cards: string;
  dice: string;
  element: number;
}

export interface Info {
  id: string;
  game: string;
  number: number;
  created: number;
  updated: number;
  over: boolean;
}

export interface Companion extends Info {
  view: BesideView;
}
