/** Whose turn it is, from what the server asks. */
import type { Ask } from './wire';

/** True if whoever sits here may answer now. */
export function is_mine(ask: Ask | null): boolean {
  return ask !== null && ask.decision !== null && ask.decision !== undefined && ask.actions.length > 0;
}

/** True if the game waits for whoever sits here; not for somebody who has answered and may only take it back. */
export function is_awaited(ask: Ask | null, seat: number | null): boolean {
  return is_mine(ask) && (seat === null || deciders(ask).includes(seat));
}

/** Who is waited for: several in a secret round, else the one to move. */
export function deciders(ask: Ask | null): number[] {
  if (!ask) return [];
  return ask.waiting.length ? ask.waiting : ask.seat === null ? [] : [ask.seat];
}
