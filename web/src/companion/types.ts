/** What the companion of Trismegistus tells its page: see `botmegistus/companion.py` and `seeing.py`. */
import type { Msg } from '../lib/message';

/** Element, required track (4: any), level, points; the server adds an id of its own. */
export type Experiment = number[];
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
  open: Experiment[];
  done: Experiment[];
  specialised: number[];
  passed: boolean;
}

export interface TableSeen {
  bowls: number[][];
  market: (number[] | null)[];
  experiments: Experiment[][];
  levels: number[];
  tokens: number[][];
}

export interface BesideView {
  over: boolean;
  stage: string;
  ask: {
    places?: number[];
    section?: number;
    levels?: boolean;
    left?: number;
    of?: number;
    elements?: number[];
    count?: number;
    passed?: boolean;
    seen?: { card: BotCard; what: Msg }[];
  };
  round: number;
  turns: number;
  title: Msg;
  lines: Line[];
  so_far: Line[];
  tracker: Tracker;
  score: number;
  sheet: [Msg, number][];
  deck: { pile: number; used: number; open: Msg[] } | null;
  table: TableSeen;
  board: { market_colours: number[]; section_of: number[]; track_order: number[]; bonus_steps: number[] };
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
