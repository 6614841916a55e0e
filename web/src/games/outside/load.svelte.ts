/** Fetches the board that comes with a game: its module, and its style sheet if it has one. */
import type { GameInfo } from '../../lib/wire';
import type { BoardModule } from '../board';
import type { OutsideModule } from './module';
import OutsideBoard from './OutsideBoard.svelte';

/** A board of another package. Once it has failed, the generic one stands in its place. */
export class OutsideGame {
  broken = $state(false);

  constructor(readonly module: OutsideModule) {}

  placed(name: string): boolean {
    return this.broken || !this.module.placed ? name.includes(' ') : this.module.placed(name);
  }
}

export async function load_outside(board: NonNullable<GameInfo['board']>): Promise<BoardModule> {
  const [module] = await Promise.all([
    import(/* @vite-ignore */ board.module) as Promise<OutsideModule>,
    board.style ? load_style(board.style) : null,
  ]);
  if (typeof module.mount !== 'function') throw new Error(`${board.module} exports no function called mount`);
  const outside = new OutsideGame(module);
  return { default: OutsideBoard, title: 'outside', placed: (name) => outside.placed(name), outside };
}

function load_style(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} cannot be had`));
    document.head.append(link);
  });
}
