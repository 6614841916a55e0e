/** Where on the table an action is done, or a part of it lies: for lessons, which light it. */
import { space_action, SPACE_NAMES } from './kit';

/** A page over the board, where one is open, comes first. */
const PARTS: Record<string, string[]> = {
  theories: ['.al .pbooks', '.al .picks', '.al .theory'],
  spaces: ['.al .actions'],
  student: ['.al [data-stop="space:7"]'],
  forage: ['.al [data-stop="space:0"]'],
  exhibition: ['.al [data-stop="space:9"]', '.al .picks1'],
  grants: ['.al .grants'],
  conference: ['.al .conf'],
  hand: ['.al .ings'],
  results: ['.al .notebook .tri', '.al .tools2 .tool', '.al .dialog .look'],
  triangle: ['.al .notebook .tri'],
  grid: ['.al .notebook .grid'],
  legend: ['.al .notebook .key'],
};

/** What a step does not speak of is veiled by these regions. */
export const regions = ['.al .order', '.al .actions', '.al .market', '.al .rep', '.al .theory', '.al .hand', '.al .shelf'];
export const tabs_with: Record<string, string> = {
  theories: 'theories', grants: 'theories', conference: 'theories',
  spaces: 'play', student: 'play', forage: 'play', exhibition: 'play', hand: 'play', results: 'play',
}; // prettier-ignore

export function spots(name: string): string[] {
  if (name.startsWith('part:mark:')) return [`.al [data-stop="cell:${name.slice(10).replace('/', ':')}"]`];
  if (name.startsWith('part:')) return PARTS[name.slice(5)] ?? [];
  const space = SPACE_NAMES.findIndex((_, each) => space_action('declare', each) === name);
  if (space >= 0) return [`.al [data-stop="space:${space}"]`];
  return [`.al [data-does*=",${name},"]`, `.al [data-stop="choice:${name}"]`];
}
