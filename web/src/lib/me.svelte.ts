/** Who sits before the page. A guest needs nothing but a name, asked for when it is first needed. */
import { get, post, put } from './api';
import { settings } from './settings.svelte';
import type { Guest, Known, Wishes } from './wire';

/** As src/athanor/core/names.py has it; tests/server/test_guests.py compares the two. */
export const LONGEST_NAME = 30;

/** Offered to whoever does not want to think of a name. */
const OFFERED = ['Hermes', 'Maria', 'Geber', 'Perenelle', 'Flamel', 'Cleopatra', 'Zosimos', 'Isabella', 'Rebis', 'Morien'];

class Me {
  guest = $state.raw<Guest | null>(null);
  /** The question for a name is open. */
  asking = $state(false);
  private settle: ((named: boolean) => void) | null = null;

  private loading: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    this.loading = this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<void> {
    const { guest, wishes } = await get<Known>('/api/me');
    this.guest = guest;
    if (wishes) Object.assign(settings, wishes);
  }

  /** True once there is a guest; false if the question was put aside. */
  async need_name(): Promise<boolean> {
    await this.loading.catch(() => {}); // a quick hand must not be asked for a name that is on its way
    if (this.guest) return true;
    this.asking = true;
    return new Promise((resolve) => (this.settle = resolve));
  }

  async rename(name: string): Promise<void> {
    const [said, first] = [await post<{ guest: Guest }>('/api/me', { name }), this.guest === null];
    this.guest = said.guest;
    if (first) this.wish({});
  }

  /** What holds on every device of theirs: until they have a name, on this one. */
  wish(changes: Partial<Wishes>): void {
    Object.assign(settings, changes);
    const { brief, pace } = settings;
    // What cannot be kept holds here, and is said again with the next change.
    if (this.guest) put('/api/me/wishes', { brief, pace } satisfies Wishes).catch(() => {});
  }

  answered(named: boolean): void {
    this.asking = false;
    this.settle?.(named);
    this.settle = null;
  }

  offer(): string {
    return OFFERED[Math.floor(Math.random() * OFFERED.length)] ?? 'Hermes';
  }
}

export const me = new Me();
