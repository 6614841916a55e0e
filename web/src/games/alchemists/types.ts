/** What the board of Alchemists deals with: the view as the game writes it, and what the server asks. */
export type { Action, Ask, Msg } from '../../lib/wire';
export type * from './view';
