/* Written by `python tools/view_types.py` from `src/athanor/games/spellbook/view_types.py`. Do not edit. */
import type { Msg } from '../../lib/message';

/** A line of the score sheet. */
export type Row = [said: Msg, points: number];

/** One player's side of the table. Spells are by colour, tokens are kinds: colour * 3 + rune. */
export interface Sorcerer {
  reserve: number[];
  familiar: number[];
  /** 0: not learnt */
  levels: number[];
  /** the kind of the token on the card; below zero: none */
  markers: number[];
  /** learnt today: to be used from tomorrow */
  fresh: boolean[];
  days: number;
  score: number;
}

/** Solo: the dummy's board. */
export interface Dummy {
  spaces: number[];
  bottom: number[];
  score: number;
  /** It has had its token of this evening, and the altar is not refilled yet. */
  given: boolean;
}

export interface View {
  game: string;
  seat: number | null;
  to_move: number | null;
  waiting: number[];
  over: boolean;
  legal: number[];
  phase: number;
  /** whose day it is */
  today: number;
  starter: number;
  last_round: boolean;
  altar: number[];
  /** how many tokens are in it */
  bag: number;
  box: number[];
  /** Tokens spent or given whose place is still to be decided. */
  aside: number[];
  /** the seven in play, by colour */
  spells: number[];
  sorcerers: Sorcerer[];
  /** The running count lies open like everything it counts, line by line. */
  sheets: Row[][];
  dummy: Dummy | null;
}
