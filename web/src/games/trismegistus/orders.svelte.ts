/** Standing orders for reactions: kept for the seat, on every device of whoever sits there, until they are revoked. */
import { Keeper } from '../../lib/notes';
import type { Action, Ask } from './types';

/** Ask me; only where I could transmute; not before my next turn; not in this game. */
export const ORDERS = ['ask', 'transmute', 'turn', 'game'] as const;
export type Order = (typeof ORDERS)[number];

export class Orders {
  order = $state<Order>('ask');
  private keeper: Keeper | null = null;
  /** Somebody has said something since this seat was opened: it counts more than what was kept. */
  private given = false;

  /** The orders of a seat at the table of this page; `ready` when they are known. */
  async open(seat: number | null, ready: () => void): Promise<void> {
    void this.close();
    this.order = 'ask';
    this.given = false;
    const [, page = '', table = ''] = typeof location === 'undefined' ? [] : location.pathname.split('/');
    if (page !== 'table' || seat === null) return;
    const keeper = (this.keeper = new Keeper(table, seat, () => {}));
    const notes = await keeper.read();
    if (this.keeper !== keeper || !notes) return;
    const kept = ORDERS.find((each) => each === notes['reactions']);
    if (kept && !this.given) this.order = kept;
    ready();
  }

  async close(): Promise<void> {
    const { keeper } = this;
    this.keeper = null;
    await keeper?.close();
  }

  give(order: Order): void {
    this.order = order;
    this.given = true;
    this.keeper?.write({ reactions: order });
  }

  /** My own turn has come: what was said until then is over. */
  turn_begins(): void {
    if (this.order === 'turn') this.give('ask');
  }

  /** The pass that these orders give to what is asked, if they do. */
  answer(ask: Ask): Action | undefined {
    if (!ask.question.id.startsWith('ask-react') || this.order === 'ask') return undefined;
    const pass = ask.actions.find(({ name }) => name === 'pass');
    // Whoever is not asked yet may only pass ahead: what there is to transmute is known when the turn comes.
    if (this.order === 'transmute' && (ask.actions.length === 1 || ask.actions.some(({ name }) => name.startsWith('transmute')))) return undefined;
    return pass;
  }
}
