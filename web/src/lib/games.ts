/** The games in the order in which lists show them. */
import type { GameInfo } from './wire';

/** The shorter first; those that do not say how long they last come after. */
export function in_order<Game extends Pick<GameInfo, 'minutes' | 'id'>>(games: readonly Game[]): Game[] {
  return games.toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity) || one.id.localeCompare(other.id));
}

/** "2–4", or the one number there is. */
export const players_of = ({ players: [low, high] }: Pick<GameInfo, 'players'>): string => (low === high ? `${low}` : `${low}–${high}`);
