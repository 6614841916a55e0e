/** Where on the table an action is done, or a part of it lies: for lessons, which light it. */
import type { Action } from '../../lib/wire';
import { places_of } from './kit';

const PARTS: Record<string, string[]> = {
  bowls: ['.tr .bowls'],
  potency: ['.tr .potency'],
  tracks: ['.tr .tracks'],
  vault: ['.tr .vault'],
  columns: ['.tr .cards .cols'],
  arrows: ['.tr .ring [data-stop^="arrow:"][aria-disabled="false"]', '.tr .ring'],
  reactions: ['.tr .ring .tok.left'],
  hand: ['.tr .cards .pubs'],
  symbols: ['.tr .cards .have'],
  masterpiece: ['.tr .cards .two > div'],
  rivals: ['.tr .others'],
  order: ['.tr .decks .order'],
};

/** What a step does not speak of is veiled by these regions. */
export const regions = ['.tr .bowls', '.tr .spaces', '.tr .market', '.tr .tracks', '.tr .decks', '.tr .ring', '.tr .own .cards', '.tr .potency'];
export const tabs_with: Record<string, string> = {
  bowls: 'table', tracks: 'table', order: 'table',
  potency: 'play', arrows: 'play', reactions: 'play',
  vault: 'cards', columns: 'cards', hand: 'cards', symbols: 'cards', masterpiece: 'cards',
  rivals: 'rivals',
}; // prettier-ignore

export function spots(name: string, _view: unknown, action?: Action): string[] {
  if (name.startsWith('part:')) return PARTS[name.slice(5)] ?? [];
  return action ? places_of(action).map((place) => `.tr [data-stop="${place}"]`) : [];
}
