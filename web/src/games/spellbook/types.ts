/** What the board of Spellbook deals with: the view as the game writes it, and what the server asks. */
export type * from './view';

export interface Msg {
  id: string;
  args?: Record<string, unknown>;
}

export interface Action {
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

export type Say = (message: Msg) => string;
