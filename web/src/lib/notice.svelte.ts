/** "It is your turn", said where one looks when one is not at the table: title, tab icon and, if allowed, a notice. */
import { settings } from './settings.svelte';
import { sound } from './sounds';
import type { Table } from './wire';

class Notice {
  private told = '';
  /** The turns that were waiting when we last looked; empty before the first look. */
  private known = new Set<string>();

  /** `key` changes with every decision, so that each is announced once. */
  show(mine: boolean, key: string, words: string, title: string): void {
    document.title = mine ? `● ${words} · ${title}` : title;
    document.querySelector<HTMLLinkElement>('#icon')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
    if (!mine || this.told === key) return;
    this.told = key;
    sound('turn');
    // Quiet while somebody is at the table.
    if (document.hidden && settings.notices && globalThis.Notification?.permission === 'granted') {
      const notice = new Notification(title, { body: words, icon: '/icon-turn.svg', tag: 'athanor-turn' });
      notice.onclick = () => {
        globalThis.focus();
        notice.close();
      };
    }
  }

  /** Away from the tables: any of mine that waits for me. What waited already when I came is no news. */
  elsewhere(tables: readonly Pick<Table, 'id' | 'moves' | 'your_turn'>[], words: string, title: string): void {
    const turns = tables.filter((table) => table.your_turn).map((table) => `${table.id} ${table.moves}`);
    const news = turns.find((turn) => !this.known.has(turn));
    const first = this.known.size === 0;
    this.known = new Set(['', ...turns]);
    if (first) this.told = news ?? this.told;
    this.show(turns.length > 0, news ?? this.told, words, title);
  }

  /** Another page: what waits is looked for anew. */
  quiet(title: string): void {
    this.known = new Set();
    this.show(false, '', '', title);
  }
}

export const notice = new Notice();

/** May we send notices? Asks the browser, which asks the reader. */
export async function allow_notices(): Promise<boolean> {
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === 'granted';
}
