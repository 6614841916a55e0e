/** What the server sends about a game of Spellbook (`src/athanor/games/spellbook/view.py`). */

export interface Msg {
  id: string;
  args?: Record<string, unknown>;
}

export interface Action {
  id: number;
  name: string;
  label: Msg;
}

export interface Ask {
  seat: number | null;
  waiting: number[];
  question: Msg;
  decision: number | null;
  actions: Action[];
}

/** One player's side of the table. Spells are by colour, 0 to 6. */
export interface Sorcerer {
  reserve: number[];
  familiar: number[];
  /** 0: not learnt. */
  levels: number[];
  /** The kind of the token on the card; below zero: none. */
  markers: number[];
  /** Learnt today: to be used from tomorrow. */
  fresh: boolean[];
  days: number;
  score: number;
}

export interface View {
  seat: number | null;
  to_move: number | null;
  waiting: number[];
  over: boolean;
  phase: number;
  today: number;
  starter: number;
  last_round: boolean;
  altar: number[];
  bag: number;
  box: number[];
  /** Tokens spent or given whose place is still to be decided. */
  aside: number[];
  /** The seven spells in play, by colour. */
  spells: number[];
  sorcerers: Sorcerer[];
  dummy: { spaces: number[]; bottom: number[]; score: number; given: boolean } | null;
}

export type Say = (message: Msg) => string;
