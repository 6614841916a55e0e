/** Where on the table an event is to be seen: the places to mark when it has just happened or the log points at it. */
import { DRINK, EXHIBIT, FORAGE, TEST, TRANSMUTE } from './kit';
import type { Msg } from './types';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** Events about what was published: their ingredient lies on the theory board. */
const THEORIES = ['publishes', 'endorses', 'theory-falls', 'shows-seal', 'conflict', 'asks-aspect', 'theory-right', 'theory-wrong'];
/** Events that happen on an action space without naming it. */
const ON_SPACE: Record<string, number> = {
  forages: FORAGE, transmutes: TRANSMUTE, tests: TEST, drinks: DRINK, promises: EXHIBIT, exhibits: EXHIBIT, 'exhibit-fails': EXHIBIT,
}; // prettier-ignore

export function places({ id: told, args }: Msg): string[] {
  const found: string[] = [];
  const id = told.replace(/-hidden$/, '');
  const mark = (kind: string, value: unknown) => {
    const at = number(value);
    if (at !== null) found.push(`${kind}:${at}`);
  };
  mark('seat', args['seat']);
  mark('space', args['space'] ?? ON_SPACE[id]);
  mark('art', args['artifact']);
  if (id === 'takes-order') mark('order', Number(args['place']) - 1);
  if (id === 'wins-grant') mark('grant', Number(args['grant']) - 1);
  if (id === 'offers' || id === 'sells') mark('want', args['potion']);
  if (THEORIES.includes(id)) {
    mark('theory', args['ingredient']);
    mark('theory', args['other_ingredient']);
  }
  return found;
}

/** All places of several events. */
export const happened = (events: readonly Msg[]): ReadonlySet<string> => new Set(events.flatMap(places));
