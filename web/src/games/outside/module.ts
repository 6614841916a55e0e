/**
 * What a board that comes with a game of another package exports, and what it is given: plain modules and plain data,
 * so that it can be written in any way and needs nothing of ours. `docs/adding-a-game.md` explains it with an example.
 */
import type { Arg, Msg } from '../../lib/wire';

export interface OutsideModule {
  /** Called once, with an element that is empty and stays the board's own. */
  mount(root: HTMLElement, table: BoardTable): MountedBoard;
  /** True if an action of this name can be done on the board; the others become buttons beside the question. */
  placed?(name: string): boolean;
}

export interface MountedBoard {
  /** Called at once after `mount`, then whenever anything has changed: the view, what is asked, the language. */
  update(now: Now): void;
  /** The board is taken off the page. */
  destroy?(): void;
}

export interface BoardTable {
  /** Answer what is asked with an action's name, or with several steps of one gesture. */
  act(...names: string[]): void;
  /** Why an action is not allowed now, as a sentence. */
  why(name: string): Promise<string>;
  /** What an action does, as a sentence. */
  explain(name: string): Promise<string>;
  /** A text of the game in the reader's language; numbers called `seat` or `…_seat` become names. */
  say(id: string, args?: Record<string, Arg>): string;
  /** Words about an element for whoever points at it, comes to it by keyboard, or presses long. Once per element. */
  tip(element: Element, words: () => string | Promise<string>): void;
}

export interface Now {
  /** What `Game.view` says to whoever looks. */
  view: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- each game knows its own
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  names: string[];
  /** The seats that are waited for. */
  waiting: number[];
  /** What whoever looks may do now; empty if nothing. */
  actions: { name: string; label: string }[];
  /** The events of the last move. */
  fresh: Msg[];
  over: boolean;
  lang: string;
  /** False: nothing moves by itself. */
  motion: boolean;
}
