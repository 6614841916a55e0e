/** What the board of Alchemists deals with: the view as the game writes it, and what the server asks. */
import type { Ask as Asked } from '../../lib/wire';
import type { Gestures, Printed, View as Sent } from './view';

export type { Action, Msg } from '../../lib/wire';
export type * from './view';

/** With what lies printed on the table, which is told once. */
export interface View extends Sent {
  printed: Printed;
}

export type Ask = Omit<Asked, 'gestures'> & { gestures: Partial<Gestures> };
