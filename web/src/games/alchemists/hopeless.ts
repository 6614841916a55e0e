/** Where nothing is left but to decline: the action whose refusal says why. */
import { ARTIFACT_PRICE, aspect_action, buy_action, do_with, pair_action, potion_action, theory_action } from './kit';
import type { View } from './types';

export function hopeless({ adventurer, artifacts, asked, seat, alchemists, theories }: View): string {
  const all = [0, 1, 2, 3, 4, 5, 6, 7];
  switch (asked) {
    case 'publish':
    case 'publish-at-once': {
      const book = all.find((ingredient) => !theories[ingredient]);
      const token = all.find((alchemical) => theories.every((theory) => theory?.alchemical !== alchemical));
      return book === undefined || token === undefined ? do_with('endorse', 0) : theory_action(book, token);
    }
    case 'debunk': {
      const master = alchemists[seat ?? 0]!.modes[2];
      return master ? pair_action('show', 0, 1) : aspect_action(Math.max(theories.findIndex(Boolean), 0), 0);
    }
    case 'buy': {
      const [cheapest] = [...(artifacts.levels[artifacts.level] ?? [])].sort((a, b) => ARTIFACT_PRICE[a]! - ARTIFACT_PRICE[b]!);
      return cheapest === undefined ? '' : buy_action(cheapest);
    }
    case 'sell':
      return adventurer.wants.length ? potion_action('sell', adventurer.wants[0]!) : '';
    case 'exhibit':
      return potion_action('exhibit', 0);
    case 'transmute':
      return do_with('transmute', 0);
    case 'test':
    case 'drink':
    case 'custodian':
      return pair_action('mix', 0, 1);
    default:
      return '';
  }
}
