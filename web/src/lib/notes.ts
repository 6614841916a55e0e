/**
 * Notes that somebody keeps for themselves on a seat (docs/protocol.md): read once, written when the pen rests.
 * Any game may use them; what is in them is the game's own business.
 */
import { get, put, Refusal, UNREACHED } from './api';

export type Notes = Record<string, unknown>;
/** What went wrong: a sentence of the server's, or '' while it cannot be reached; null: all is well. */
export type Trouble = string | null;

const REST = 700;
const AGAIN = 5000;
const TOO_FAST = 429;

export class Keeper {
  private readonly path: string;
  private waiting: Notes | null = null;
  private writing: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly leaving = () => void this.flush(true);

  constructor(
    table: string,
    seat: number,
    private readonly trouble: (what: Trouble) => void,
  ) {
    this.path = `/api/tables/${encodeURIComponent(table)}/notes?seat=${seat}`;
    addEventListener('pagehide', this.leaving);
  }

  /** What was written before, however long it takes to hear of it; null if the server refuses, or nobody waits any more. */
  async read(): Promise<Notes | null> {
    while (!this.closed) {
      try {
        const { notes } = await get<{ notes: Notes }>(this.path);
        this.trouble(null);
        return this.closed ? null : notes;
      } catch (problem) {
        if (!this.may_pass(problem)) return null;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
    return null;
  }

  /** Only what was read may be written over: whoever calls this has heard the answer of `read`. */
  write(notes: Notes): void {
    this.waiting = notes;
    this.later(REST);
  }

  /** At once, because the page goes away (`last`: the browser then sends it even so) or another seat comes. */
  async flush(last = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.writing && !last) await this.writing;
    if (!this.waiting) return;
    const notes = this.waiting;
    this.waiting = null;
    this.writing = this.send(notes, last).finally(() => (this.writing = null));
    await this.writing;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    removeEventListener('pagehide', this.leaving);
    await this.flush();
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async send(notes: Notes, last: boolean): Promise<void> {
    try {
      await put(this.path, { notes }, last);
      this.trouble(null);
    } catch (problem) {
      if (!this.may_pass(problem) || this.closed) return;
      this.waiting ??= notes; // unless something newer has been written meanwhile
      this.later(AGAIN);
    }
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  /** Tell what went wrong; true if trying again may help. */
  private may_pass(problem: unknown): boolean {
    const status = problem instanceof Refusal ? problem.status : UNREACHED;
    const passes = status === UNREACHED || status === TOO_FAST || status >= 500;
    this.trouble(passes || !(problem instanceof Refusal) ? '' : problem.message);
    return passes;
  }
}
