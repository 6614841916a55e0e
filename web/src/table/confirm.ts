/** Whoever wishes is asked once more before something is revealed or the turn passes on. The server foresees which. */
import type { Ask, Foreseen, Msg } from '../lib/wire';

export interface Final {
  actions: string[];
  /** What is about to be done, as far as it is called by something now. */
  labels: Msg[];
  /** Something hidden comes to light; otherwise somebody else goes on. */
  reveals: boolean;
}

/** Null if it can be taken back in peace: nothing comes to light, and I am asked next. */
export function final_step(actions: string[], ask: Ask | null, then: Foreseen | null): Final | null {
  if (!then || (then.certain && then.then?.actions.length)) return null;
  const labels = actions.flatMap((name) => ask?.actions.find((each) => each.name === name)?.label ?? []);
  return { actions, labels, reveals: !then.certain };
}

/** The answer that is left when nothing else can be done: the end of my own turn, and no answer to another's. */
export function mere_end(ask: Ask | null): string | null {
  const [only, ...more] = ask?.actions ?? [];
  return only && !more.length && /^(end|rest|done)$/.test(only.name) ? only.name : null;
}
