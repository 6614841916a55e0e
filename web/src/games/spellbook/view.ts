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

/** What nightfall will do to the altar, as things stand now. */
export interface Tonight {
  empties: boolean;
  adds: number;
}

/** One of the seven spells as it is printed; lists go by level 3, 4, 5. */
export interface Card {
  spell: number;
  set: number;
  /** 0 dawn, 1 midday, 2 dusk, 3 none */
  phase: number;
  /** None: counted at the end */
  points: (number | null)[];
  /** what a line does, as it is drawn */
  signs: string[];
  /** the end of its texts' names: `line-…` at length, `card-…` as on the card */
  texts: string[];
  /** By the level of the marker: the lines that may be used. */
  usable: number[][];
}

/** What lies printed before everybody and stays as it is: told once per table. */
export interface Printed {
  /** by colour */
  cards: Card[];
  /** tokens that a reserve holds */
  reserve: number;
  /** points by the number of tokens stored */
  familiar: number[];
  dummy: number[];
  /** so many tokens on the dummy's board empty the altar */
  flush: number[];
}

/** A whole payment: the token that stays on the card, the other real ones, the tokens of each wild element. */
export type PlainPayment = [marker: number, real: number[], wilds: number[][]];

/** With the question, by actions: whole payments, the cheapest first, and what taking a token lets one draw. */
export interface Gestures {
  payments: Record<string, PlainPayment[]>;
  draws: Record<string, number>;
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
  tonight: Tonight;
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
