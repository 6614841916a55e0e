/**
 * Which games have a drawn board: every folder beside this file is called like its game and has an `index.ts` that
 * exports a `BoardModule`; games of other packages may bring theirs. Each is loaded only when one of its tables is
 * opened; games without one get the generic.
 */
import { toast } from '../lib/toast.svelte';
import { t, words } from '../lib/words.svelte';
import type { BoardModule } from './board';

const BOARDS = import.meta.glob<BoardModule>('./*/index.ts');

export async function load_board(game: string): Promise<BoardModule> {
  const own = BOARDS[`./${game}/index.ts`];
  return own ? own() : ((await load_brought(game)) ?? BOARDS['./generic/index.ts']!());
}

/** The board that comes with a game of another package; null where there is none, or none that works. */
async function load_brought(game: string): Promise<BoardModule | null> {
  const board = (await words.list_games()).find((each) => each.id === game)?.board;
  if (!board) return null;
  try {
    const { load_outside } = await import('./outside/load.svelte');
    return await load_outside(board);
  } catch (problem) {
    console.error(problem);
    toast.show(t('board-broken'), true);
    return null;
  }
}

/** Without a word from the board: actions about something lie on it; bare ones ("pass", "draw") become buttons. */
export function is_placed(board: BoardModule, name: string): boolean {
  return board.placed ? board.placed(name) : name.includes(' ');
}
