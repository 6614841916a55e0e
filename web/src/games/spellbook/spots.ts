/** Where on the table an action is done, or a part of it lies: for lessons, which light it. */
import { SPELL_NAMES, kind_of, line_of, verb_of } from './actions';
import { colour_of } from './kit';

const ZONES: Record<string, string[]> = {
  take: ['altar'],
  replace: ['altar'],
  dummy: ['altar'],
  receive: ['fam', 'altar', 'aside'],
  keep: ['aside'],
};

const PARTS: Record<string, string[]> = {
  spells: ['.sb .cards'],
  familiar: ['.sb .fam'],
  reserve: ['.sb .res'],
  rivals: ['.sb .opps'],
  altar: ['.sb .altar'],
  night: ['.sb .altar .nf'],
};

/** What a step does not speak of is veiled by these regions. */
export const regions = ['.sb .altar', '.sb .fam', '.sb .opps', '.sb .cards'];
export const tabs_with: Record<string, string> = { familiar: 'familiar', rivals: 'rivals', spells: 'play', reserve: 'play', altar: 'play', night: 'play' };

export function spots(name: string): string[] {
  if (name.startsWith('part:')) return PARTS[name.slice(5)] ?? [];
  const verb = verb_of(name);
  if (verb === 'draw-2') return ['.sb [data-stop="bag"]'];
  const line = line_of(name);
  if (line) {
    const colour = colour_of(line.spell);
    return verb === 'copy' ? [`.sb [data-stop$=":card:${colour}"]`] : [`.sb [data-stop="card:${colour}:${line.level}"]`];
  }
  if (verb === 'raise') return [`.sb [data-stop^="card:${colour_of(SPELL_NAMES.indexOf(name.split(' ')[1] ?? ''))}:"][aria-disabled="false"]`];
  const kind = kind_of(name);
  return kind < 0 ? [] : (ZONES[verb] ?? ['res']).map((zone) => `.sb [data-stop^="${zone}:"][data-kind="${kind}"]`);
}
