/** Whose turn it is, from what the server asks. */
import type { Ask } from './wire';

/** True if whoever sits here may answer now. */
export function is_mine(ask: Ask | null): boolean {
  return ask !== null && ask.decision !== null && ask.decision !== undefined && ask.actions.length > 0;
}

/** Who is waited for: several in a secret round, else the one to move. */
export function deciders(ask: Ask | null): number[] {
  if (!ask) return [];
  return ask.waiting.length ? ask.waiting : ask.seat === null ? [] : [ask.seat];
}
