/** What the board of Spellbook deals with: the view as the game writes it, and what the server asks. */
import type { Gestures, Printed, View as Sent } from './view';

export type * from './view';

/** With what lies printed on the table, which is told once. */
export interface View extends Sent {
  printed: Printed;
}

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
  gestures: Partial<Gestures>;
}

export type Say = (message: Msg) => string;
