/** What the server sends about a game of Trismegistus (`view.py` and `printed.py` of the game). */
import type { Msg } from '../../lib/wire';

export type { Action, Ask, Msg } from '../../lib/wire';

export interface Die {
  face: number;
  colour: number;
  potency: number;
}

export interface Laboratory {
  alchemist: number;
  /** By kind: five raw, six refined. */
  cubes: number[];
  essences: number[];
  ethereal: number;
  chameleon: number;
  ready: number;
  used: number;
  tracks: number[];
  vp: number;
  die: Die | null;
  used_dice: number[];
  artifacts: number[];
  exhausted: boolean[];
  /** Two a column: a formula of the alchemist, or below zero. */
  sockets: number[];
  bought: boolean[];
  vault: number[];
  sampled: boolean[];
  open: number[];
  done: number[];
  masterpiece: number | null;
  has_masterpiece: boolean;
  hand: number[];
  hand_size: number;
  completed: number[] | null;
  /** Each completed publication with the elementals that serve it: kind of source (experiment, artifact, track), which, element. */
  published: [number, [number, number, number][]][] | null;
  achievements: number[];
  offers: number[] | null;
  chosen: number | null;
  points: number;
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
  /** Left and right, or top and bottom. */
  ends: Msg[][];
}
export interface Alchemist {
  name: Msg;
  cells: [number, number][];
  lines: VaultLine[];
}
export interface Lack {
  ready: boolean;
  gap: number;
  cubes: number[];
}

export interface Printed {
  board: {
    arrows: number[];
    slots: number[];
    market: number[];
    sections: number[];
    section_of: number[];
    bowl_essence: number[];
    bonus_steps: number[];
    tracks: number[];
  };
  artifacts: Record<string, Artifact>;
  experiments: Record<string, Experiment>;
  publications: Record<string, Publication>;
  achievements: Record<string, Achievement>;
  formulas: Record<string, Formula>;
  /** The open cards of advanced planning. */
  bot_cards: Record<string, BotCard>;
  alchemists: Alchemist[];
  lacks: Lack[][];
  masterpiece_lacks: (Lack | null)[];
}

/** Botmegistus: its tracker and deck. Cards are [element, track, level, points, id], tiles [id, …elementals]. */
/** An order of a card of Botmegistus: artifact, gold, experiment, track or VP; which track; how many. */
export type BotOrder = [op: number, what: number, count: number];

export interface BotCard {
  name: Msg;
  colour: number;
  /** None: the strongest die of the colour. */
  symbols: number[];
  potency: number;
  /** Of a personality card; below zero for others. */
  element: number;
  steps: BotOrder[];
  /** What a personality does while it is ahead of me. */
  ahead: BotOrder[];
  said: Msg;
}

export interface Bot {
  gold: number;
  ethereal: number;
  points: number;
  levels: number[];
  /** Colour, symbol, potency; below zero: none. */
  die: [number, number, number];
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
  seat: number | null;
  over: boolean;
  asked: string | null;
  round: number;
  active: number;
  order: number[];
  next_order: number[];
  /** Face * 3 + colour. */
  bowls: number[];
  market: number[];
  stack: number;
  spaces: number[][];
  experiment_deck: number;
  publication_deck: number;
  /** Element * 2 + step; below zero: gone. */
  bonus: number[];
  /** By element: the essence that raises it. */
  essences: number[];
  achievements: number[];
  laboratories: Laboratory[];
  bot: Bot | null;
  printed: Printed;
}
