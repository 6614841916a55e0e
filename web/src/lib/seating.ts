/** Ways of sitting down that people ask for by name. */
import type { GameInfo, Opponent, SeatWish } from './wire';

export const PRESETS = ['bot', 'friends', 'screen', 'alone'] as const;
export type Preset = (typeof PRESETS)[number];

/** The seats of a preset, with as many as the game needs at least; null if the game cannot be played that way. */
export function preset(which: Preset, game: Pick<GameInfo, 'players'>, bot: string): SeatWish[] | null {
  const [low, high] = game.players;
  if (which === 'alone') return low === 1 ? [{ kind: 'me' }] : null;
  if (high < 2) return which === 'bot' ? [{ kind: 'me' }] : null;
  const others: SeatWish[] = Array.from({ length: Math.max(low, 2) - 1 }, (_, index) => {
    if (which === 'bot') return { kind: 'bot', bot };
    return which === 'friends' ? { kind: 'open' } : { kind: 'person', name: String(index + 2) };
  });
  return [{ kind: 'me' }, ...others];
}

/** The bot one meets without choosing. */
export function usual_bot(bots: Opponent[]): string {
  return (bots.find(({ usual }) => usual) ?? bots.at(-1))?.bots[0] ?? 'random';
}
