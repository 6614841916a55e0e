/** What the server sends about a game of Alchemists (`src/athanor/games/alchemists/view.py`). -1: nothing, or hidden. */
import type { Msg } from '../../lib/wire';

export type { Action, Ask, Msg } from '../../lib/wire';

export interface Space {
  closed: boolean;
  /** The cubes of the first, second … action. */
  costs: number[];
  /** From the top: seat, actions declared, cubes still there. */
  rows: [seat: number, actions: number, cubes: number][];
}

export interface Theory {
  alchemical: number;
  /** Owner, and the kind where the reader may see it. */
  seals: [seat: number, kind: number][];
  conflicts: number[];
}

export interface Alchemist {
  gold: number;
  reputation: number;
  ingredients: number;
  favors: number;
  artifacts: number[];
  grants: number[];
  /** A bit for each potion made. */
  potions: number;
  marker: number;
  cubes: number;
  unused: number;
  hospital: number;
  bid: number;
  exhibited: number;
  aside: number;
  seals: number;
  lost: number[];
  /** Ingredients, conferences, debunking: 0 apprentice, 1 master. */
  modes: number[];
  hand: number[] | null;
  favor_hand: number[] | null;
  set_aside: number[] | null;
  seals_left: number[] | null;
}

export interface View {
  seat: number | null;
  over: boolean;
  asked: string | null;
  nothing_left: Msg | null;
  round: number;
  starter: number;
  order: number[];
  green: number[];
  /** Price, favors, ingredients, and with how many players it is used. */
  track: [price: number, favors: number, ingredients: number, players: number[]][];
  row: number[];
  deck: number;
  favor_deck: number;
  artifacts: { level: number; levels: number[][] };
  adventurer: {
    here: number;
    next: number;
    wants: number[];
    next_wants: number[];
    blocked: number;
    sales: number;
    /** What the guarantees bring, from an exact match on, before discount and reputation. */
    guarantees?: number[];
    /** Of the bid cards, from no discount on. */
    smileys?: number[];
    /** The sellers in their order, with smileys once the bids are open. */
    selling: [seat: number, smileys: number][];
  };
  conference: { round: number; tiles: [seals: number, loss: number[]][] } | null;
  spaces: Space[];
  theories: (Theory | null)[];
  grants: { ingredients: number[]; points: number; left: boolean }[];
  facts: [kind: number, one: number, two: number, three: number][];
  unhappy: boolean;
  cauldron: { seat: number; count: number; cards: number[] | null; spared: number } | null;
  favored: number[];
  alchemists: Alchemist[];
  /** Whose, first and second ingredient, potions (a bit each), who glimpsed it. */
  triangle: [seat: number, one: number, other: number, potions: number, seen: number][];
  my_bid: number | null;
  truth: number[] | null;
  /** How far a notebook may fill itself at this table. */
  help: 'off' | 'results' | 'impossible' | 'odds';
}
