/* Written by `python tools/view_types.py` from `src/athanor/games/alchemists/view_types.py`. Do not edit. */
import type { Msg } from '../../lib/message';

/** A line of the score sheet. */
export type Row = [said: Msg, points: number];

export type Place = [price: number, favors: number, ingredients: number, players: number[]];

export type Cubes = [seat: number, actions: number, cubes: number];

export type Seal = [seat: number, kind: number];

export type Seller = [seat: number, smileys: number];

export type Tile = [seals: number, loss: number[]];

export type Fact = [kind: number, one: number, two: number, three: number];

/** Cells are 8 times the ingredient, plus the alchemical. */
export type Crossed = [cells: number[], why: Msg];

/** Potions are a bit each, as are the seats that glimpsed it. */
export type Mix = [seat: number, one: number, other: number, potions: number, seen: number];

/** The mix that tells most, and how many worlds it leaves on average. */
export type Best = [pair: number, left: number];

export interface Space {
  closed: boolean;
  /** the cubes of the first, second … action */
  costs: number[];
  /** from the top: whose, how many actions were declared, how many cubes are still there */
  rows: Cubes[];
}

export interface Theory {
  alchemical: number;
  /** the kind only where the reader may see it */
  seals: Seal[];
  conflicts: number[];
}

/** Who is here, who comes next, and how the sale stands. */
export interface Adventurer {
  here: number;
  next: number;
  wants: number[];
  next_wants: number[];
  blocked: number;
  sales: number;
  /** what they bring, from an exact match on, before discount and reputation */
  guarantees: number[];
  /** of the bid cards, from no discount on */
  smileys: number[];
  /** the sellers in their order, with smileys once the bids are open */
  selling: Seller[];
}

export interface Conference {
  round: number;
  /** by seat */
  tiles: Tile[];
}

export interface Cauldron {
  seat: number;
  count: number;
  cards: number[] | null;
  spared: number;
}

export interface Artifacts {
  level: number;
  levels: number[][];
}

export interface Grant {
  ingredients: number[];
  points: number;
  left: boolean;
}

export interface Alchemist {
  gold: number;
  reputation: number;
  ingredients: number;
  favors: number;
  artifacts: number[];
  grants: number[];
  /** a bit for each potion made */
  potions: number;
  marker: number;
  cubes: number;
  placed: number[];
  unused: number;
  hospital: number;
  bid: number;
  harmed: number;
  repeated: number;
  peeked: number;
  exhibited: number;
  aside: number;
  seals: number;
  lost: number[];
  /** ingredients, conferences, debunking: 0 apprentice, 1 master */
  modes: number[];
  /** Only the owner sees what is in the hand and which seals are left. */
  hand: number[] | null;
  favor_hand: number[] | null;
  set_aside: number[] | null;
  seals_left: number[] | null;
}

/** What lies printed before everybody and stays as it is: told once per table. */
export interface Printed {
  /** of each artifact; None: counted at the end */
  points: (number | null)[];
  /** what each kind is worth at the end, by its theory */
  seals: [right: number, hedged: number, wrong: number][];
  /** on one theory */
  most_seals: number;
  rounds: number;
  /** after which rounds */
  conferences: number[];
  /** from which round each row of artifacts is on sale */
  levels: number[];
  /** of each alchemical, the one with which it is neutral */
  opposites: number[];
  /** of reputation: up to the first, from the others on */
  zones: [red: number, green: number, blue: number];
}

/** What a seal on a theory costs and brings: gold to the bank, reputation for a new theory and for an old one. */
export interface Publishing {
  fee: number;
  theory: number;
  endorsement: number;
  /** reputation lost if the theory were debunked now */
  risk: number;
}

export interface Debunking {
  reward: number;
  /** reputation lost if nothing is proven */
  failure: number;
  /** By seat: reputation lost when one theory, or two, fall with a seal of theirs. */
  losses: number[][];
  /**
   * In master mode by pair, for each potion what a yes and what a no would prove: 0 nothing, 1 the first theory
   * falls, 2 the second, 3 both, 4 a conflict.
   */
  proofs: string[];
}

/** With the question. */
export interface Gestures {
  publishing: Publishing | null;
  debunking: Debunking | null;
}

/** In how many of the possible worlds something is so: numbers in a line, with spaces between. */
export interface Odds {
  worlds: number;
  /** by ingredient and alchemical */
  cells: string;
  /** by ingredient and colour */
  pluses: string;
  /** by pair and potion */
  potions: string;
  /** of the reader's own hand */
  best: Best | null;
}

/** What fills itself in a notebook, as far as it may at this table. */
export interface Deduction {
  /** by pair: a bit for each potion it can make by what was seen of it; 0: nothing was */
  results: number[];
  /** by ingredient, the one it was neutral with: they are opposites */
  partners: number[];
  /** by ingredient and alchemical: 0 impossible, 1 possible, 2 certain */
  certain: string;
  /** why cells are impossible */
  crossed: Crossed[];
  odds: Odds | null;
}

export interface View {
  game: string;
  seat: number | null;
  to_move: number | null;
  waiting: number[];
  over: boolean;
  legal: number[];
  asked: string | null;
  nothing_left: Msg | null;
  round: number;
  starter: number;
  order: number[];
  green: number[];
  arrivals: number[];
  track: Place[];
  row: number[];
  deck: number;
  discard: number;
  favor_deck: number;
  favor_discard: number[];
  artifacts: Artifacts;
  /** of each artifact, for the seat that looks */
  prices: number[];
  adventurer: Adventurer;
  conference: Conference | null;
  spaces: Space[];
  theories: (Theory | null)[];
  grants: Grant[];
  facts: Fact[];
  unhappy: boolean;
  shown: number;
  cauldron: Cauldron | null;
  favored: number[];
  alchemists: Alchemist[];
  triangle: Mix[];
  deduction: Deduction | null;
  my_bid: number | null;
  sheets: Row[][];
  truth: number[] | null;
  /** How far a notebook may fill itself at this table. */
  help: 'off' | 'results' | 'impossible' | 'odds';
}
