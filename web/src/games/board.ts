/**
 * The seam between the shell and a game's drawn board.
 *
 * A board module exports `default` (the Svelte component, with `BoardProps`) and `title`; the rest is optional and
 * only makes the table nicer. The shell draws the bar, the players, the prompt, log, score sheet, chat and dialogs.
 *
 * Where things lie. The shell's table is a CSS grid and mounts the board *straight into it*, without a wrapper:
 *
 *     layout = 'whole' (default)          layout = 'split'
 *     bar    bar                          bar     bar
 *     board  side                         shared  side        side = score sheet over log
 *     prompt prompt                       prompt  prompt
 *                                         own     own
 *
 * A board with one root element says `grid-area: board` (the shell gives that to its first element if it says
 * nothing). A `split` board renders two or more root elements and gives each `grid-area: shared` or `grid-area: own`,
 * so that the prompt lies between what is everybody's and what is mine, while in reading order it still comes first.
 * The row `own` is as high as its content; `shared` takes the rest.
 *
 * On a phone (at most 56rem wide) there is one column: bar, players, shared, own, prompt, tabs. The shell's root then
 * carries `data-tab`: 'play' or the id of one of the module's `tabs`; a board shows and hides its parts by that (or by
 * the prop `tab`). Score, log and chat are the shell's own tabs; the board is hidden while one of them is open.
 */
import type { Component } from 'svelte';
import type { Action, Ask, Foreseen, Msg, Result } from '../lib/wire';
import type { Said } from '../lib/tip.svelte';
import type { OutsideGame } from './outside/load.svelte';
import type { Pictures } from './pictures';

export interface BoardProps {
  /** What this seat may see, as the server sent it. */
  view: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- each game knows its own
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  ask: Ask | null;
  names: string[];
  /** A message in the reader's language. */
  say: (message: Msg) => string;
  /** Play one or several steps of one gesture, all or nothing. Actions are called by their names: `take red-o`. */
  act: (actions: string[]) => void;
  /** Why an action is not allowed now, as a sentence. */
  why: (action: string) => Promise<Said>;
  /** What an action does, as a sentence. */
  explain: (action: string) => Promise<Said>;
  /** What would happen if these were the answer, as far as nothing hidden comes to light; null if nobody knows. */
  foresee?: (actions: string[]) => Promise<Foreseen | null>;
  /** The table as text, as a terminal would show it: for boards that do not draw. Null if the game has no drawing. */
  draw?: (lang: string, width: number) => Promise<string | null>;
  /** True if the game has a text of that id. */
  has?: (id: string) => boolean;
  /** All that was told and still holds, oldest first. */
  heard?: Msg[];
  /** The events of the last entry of the log. */
  fresh: Msg[];
  over: boolean;
  result: Result | null;
  /** The log line being pointed at. */
  pointed: Msg | null;
  /** False: no flights, no breathing. */
  motion: boolean;
  /** Whose turn is being told, if one is: their things lie in front. Null while the table shows where the game stands. */
  told?: number | null;
  /** The open tab on a phone: 'play' or the id of one of the module's own. */
  tab?: string;
  /** The board that came with a game of another package. */
  outside?: OutsideGame;
}

/** What the game told the review of one decision, by its number; each game knows the rest. */
export interface KnowledgeEntry {
  at: number;
  kind: string;
  [more: string]: unknown;
}

export interface KnowledgeProps {
  entries: readonly KnowledgeEntry[];
  /** How many decisions the game had. */
  count: number;
  /** How many players. */
  seats: number;
  /** Whose knowledge. */
  seat: number;
  /** The decision that is being looked at. */
  at: number;
  say: (message: Msg) => string;
  onat: (at: number) => void;
}

export interface BoardTab {
  id: string;
  /** The id of a text of the game. */
  text: string;
  /** The inside of a 24×24 drawing with lines in `currentColor`. */
  icon?: string;
}

export interface BoardModule {
  default: Component<BoardProps>;
  title: string;
  layout?: 'whole' | 'split';
  /** True if an action of this name can be clicked on the board; the others become buttons in the prompt. */
  placed?: (name: string) => boolean;
  tabs?: BoardTab[];
  /** A word beside the title about how this table plays, if there is one. */
  badge?: (view: any) => Msg | null; // eslint-disable-line @typescript-eslint/no-explicit-any -- each game knows its own
  /** The board shows the end itself: who sees the game end there goes on to the count by a button. */
  finale?: boolean;
  /** What the board foresees is told in the tips of the prompt's buttons too. */
  foresight?: boolean;
  /** What the game has to show beside the count, for example where its points come from. */
  annex?: Component<{ view: any; lines: string[]; say: (message: Msg) => string }>; // eslint-disable-line @typescript-eslint/no-explicit-any -- each game knows its own
  /** What could be deduced when, for the review of a game in which there is something to deduce; loaded there. */
  knowledge?: () => Promise<{ default: Component<KnowledgeProps> }>;
  /** On a phone a new question opens the first tab on which it can be answered, unless such a one is open. */
  follow?: boolean;
  /** On a phone a new question opens this tab: where most of its answers lie. */
  opens?: (ask: Ask) => string;
  /** The tabs on which something lies that may be done now; they get a mark. Without it: 'play' when one is asked. */
  lit?: (ask: Ask) => string[];
  /**
   * For lessons, which light what they speak of: selectors of the piece on which an action is done, or of a part of
   * the table (`part:altar`); the first that can be seen is meant.
   */
  spots?: (name: string, view: any, action?: Action) => string[]; // eslint-disable-line @typescript-eslint/no-explicit-any -- each game knows its own
  /** Selectors of the regions that a lesson veils while it speaks of others. */
  regions?: string[];
  /** The tab of a phone on which a part of the table lies. */
  tabs_with?: Record<string, string>;
  /** On a phone: where the player whose turn is told is to be seen, if not on the first tab. */
  story_tab?: string;
  /** Its events in pictures, for the line that tells a turn again. */
  pictures?: Pictures;
  /** True for what an automatic opponent does, which is told as a turn of its own though it comes within somebody's move. */
  automatic?: (event: Msg) => boolean;
  /** Given on to the component, which draws a board that came with a game of another package. */
  outside?: OutsideGame;
}
