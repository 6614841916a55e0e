/**
 * Which games have a drawn board: every folder beside this file is called like its game and has an `index.ts` that
 * exports a `BoardModule`. Each is loaded only when one of its tables is opened; games without one get the generic.
 */
import type { BoardModule } from './board';

const BOARDS = import.meta.glob<BoardModule>('./*/index.ts');

export function has_board(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}

export function load_board(game: string): Promise<BoardModule> {
  return BOARDS[has_board(game) ? `./${game}/index.ts` : './generic/index.ts']!();
}

/** Without a word from the board: actions about something lie on it; bare ones ("pass", "draw") become buttons. */
export function is_placed(board: BoardModule, name: string): boolean {
  return board.placed ? board.placed(name) : name.includes(' ');
}
