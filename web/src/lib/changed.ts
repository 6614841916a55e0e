/** A view after it changed: what is said to be new put in its place, and all that is not spoken of kept as it was. */
import type { Change } from './wire';

export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, { way, after }) => put(now, way, after), view);
}

function put(now: unknown, [step, ...further]: Change['way'], after: unknown): unknown {
  if (step === undefined) return after;
  const copy = Array.isArray(now) ? [...(now as unknown[])] : { ...(now as object) };
  const place = copy as Record<string | number, unknown>;
  place[step] = put(place[step], further, after);
  return copy;
}
