/** Who sits before the page. A guest needs nothing but a name, asked for when it is first needed. */
import { get, post } from './api';
import type { Guest } from './wire';

/** As src/athanor/core/names.py has it; tests/server/test_guests.py compares the two. */
export const LONGEST_NAME = 30;

/** Offered to whoever does not want to think of a name. */
const OFFERED = ['Hermes', 'Maria', 'Geber', 'Perenelle', 'Flamel', 'Cleopatra', 'Zosimos', 'Isabella', 'Rebis', 'Morien'];

class Me {
  guest = $state.raw<Guest | null>(null);
  /** The question for a name is open. */
  asking = $state(false);
  private settle: ((named: boolean) => void) | null = null;

  async load(): Promise<void> {
    this.guest = (await get<{ guest: Guest | null }>('/api/me')).guest;
  }

  /** True once there is a guest; false if the question was put aside. */
  async need_name(): Promise<boolean> {
    if (this.guest) return true;
    this.asking = true;
    return new Promise((resolve) => (this.settle = resolve));
  }

  async rename(name: string): Promise<void> {
    const said = await post<{ guest: Guest }>('/api/me', { name });
    this.guest = said.guest;
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
