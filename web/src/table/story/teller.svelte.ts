/**
 * What the others did, told step by step: the server sends the table after every move, and here each of these tables is
 * shown for a while before the next. A step is an entry of the log, so the story and the log say the same.
 *
 * My own moves are never held back. What is asked of me waits until the story is told or skipped.
 */
import { me } from '../../lib/me.svelte';
import { settings, type Pace } from '../../lib/settings.svelte';
import type { Entry, Msg, Recalled, State } from '../../lib/wire';

export const PACES: Pace[] = ['step', 'slow', 'normal', 'instant'];

/** How long a step is shown, in milliseconds; at "step" it waits for the reader, at "instant" it is not shown. */
export const LASTS: Record<Pace, number> = { step: Infinity, slow: 2500, normal: 1200, instant: 0 };
/** Longer sentences take longer to read, but a story does not stand still. */
const LONGEST = 2.5;

export interface Step {
  /** The entry of the log that it tells. */
  number: number;
  seat: number | null;
  events: Msg[];
  /** The table as it was when that had happened. */
  state: State;
  /** An automatic opponent moved within somebody's own move: all its steps are shown on the same table. */
  automatic: boolean;
}

/** The table as it was then: nothing is asked there any more. */
export const as_it_was = ({ state }: Step): State => ({ ...state, ask: null, undo: { ok: false, why: null }, curtain: null, result: null });

/** Steps of one player, one after another: a line of the recap. */
export interface Turn {
  seat: number | null;
  automatic: boolean;
  steps: Step[];
}

export interface Listening {
  /** The seats of whoever sits before this screen; nobody's for a spectator, who is told nothing twice. */
  mine: () => number[];
  /** Events of an automatic opponent, which come within one's own move. */
  automatic?: (event: Msg) => boolean;
  /** Something has to be looked at before the story goes on: a result, or a dialog. */
  held?: () => boolean;
}

export class Teller {
  /** All steps since my last move, told or not. */
  steps = $state.raw<Step[]>([]);
  /** The step being shown; as many as there are steps when the story is told. */
  at = $state(0);
  paused = $state(false);
  /** The steps happened before this page was opened. */
  missed = $state(false);
  private last: State | null = null;
  private heard = 0;
  /** I have moved since: the next step begins a new story. */
  private stale = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private listening: Listening) {}

  /** The step on the table; null when the table shows where the game stands. */
  step: Step | null = $derived.by(() => this.steps[this.at] ?? null);
  telling = $derived.by(() => this.step !== null);
  turns: Turn[] = $derived.by(() => {
    const turns: Turn[] = [];
    for (const step of this.steps) {
      const last = turns.at(-1);
      if (last && last.seat === step.seat && last.automatic === step.automatic) last.steps.push(step);
      else turns.push({ seat: step.seat, automatic: step.automatic, steps: [step] });
    }
    return turns;
  });

  /** The table has changed; `entries` is the log up to now. */
  hear(state: State, entries: readonly Entry[]): void {
    const before = this.last;
    this.last = state;
    const fresh = entries.filter(({ number }) => number > this.heard && number <= state.number);
    this.heard = Math.max(this.heard, state.number);
    if (!before || !this.listening.mine().length) return;
    if (fresh.some(({ kind }) => kind === 'undo')) return this.forget();
    const added = fresh.flatMap((entry) => this.steps_of(entry, state));
    if (fresh.some((entry) => this.is_mine(entry))) this.stale = true;
    if (added.length) this.add(added);
  }

  /** Where what I have to be told begins: with my own last move, in which an automatic opponent may have moved too. */
  begins(entries: readonly Entry[]): number {
    return entries.findLast((entry) => entry.kind !== 'move' || this.is_mine(entry))?.number ?? 0;
  }

  /** What happened before I came, with the table as it was after each move. `missed`: none of it was shown here. */
  recall(recalled: readonly Recalled[], entries: readonly Entry[], present: State, missed: boolean): void {
    const entry_of = new Map(entries.map((entry) => [entry.number, entry]));
    const steps = recalled.flatMap(({ number, view }) => {
      const entry = entry_of.get(number);
      return entry ? this.steps_of(entry, { ...present, number, move: entry.move, view }) : [];
    });
    if (!steps.length || this.steps.length) return;
    this.steps = steps;
    this.at = steps.length;
    this.missed = missed;
    this.stale = false;
  }

  private is_mine = (entry: Entry) => entry.seat !== null && this.listening.mine().includes(entry.seat);

  steps_of(entry: Entry, state: State): Step[] {
    if (entry.kind !== 'move') return [];
    const { number, seat, events } = entry;
    if (!this.is_mine(entry)) return events.length ? [{ number, seat, events, state, automatic: false }] : [];
    const { automatic } = this.listening;
    return automatic ? events.filter(automatic).map((event) => ({ number, seat: null, events: [event], state, automatic: true })) : [];
  }

  private add(added: Step[]): void {
    const caughtUp = !this.telling;
    if (this.stale || (caughtUp && this.missed)) {
      // An unfinished story is told to its end first: nothing is dropped that nobody has seen.
      this.steps = this.steps.slice(this.at);
      this.at = 0;
      this.stale = this.missed = false;
    }
    this.steps = [...this.steps, ...added];
    if (settings.pace === 'instant') this.at = this.steps.length;
    else if (caughtUp) this.go(this.steps.length - added.length);
  }

  private forget(): void {
    this.steps = [];
    this.at = 0;
    this.stale = false;
    clearTimeout(this.timer);
  }

  // --- going on -------------------------------------------------------------------------------

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length, at));
    this.wind();
  }

  next = (): void => this.go(this.at + 1);
  previous = (): void => {
    this.paused = true;
    this.go(this.at - 1);
  };

  /** To where the game stands. */
  skip = (): void => {
    this.paused = false;
    this.go(this.steps.length);
  };

  /** From the first step again. */
  replay = (): void => {
    this.paused = false;
    this.go(0);
  };

  pause(on = !this.paused): void {
    this.paused = on;
    this.wind();
  }

  choose(pace: Pace): void {
    me.wish({ pace });
    if (pace === 'instant') this.skip();
    else this.wind();
  }

  /** How long the present step is shown. */
  get lasts(): number {
    const pace = LASTS[settings.pace] || LASTS.normal; // a replay that was asked for is shown in any case
    return this.step ? pace * Math.min(LONGEST, 0.75 + this.step.events.length / 4) : 0;
  }

  /** Set the clock for the present step. */
  wind(): void {
    clearTimeout(this.timer);
    const { lasts } = this;
    if (!this.telling || this.paused || !Number.isFinite(lasts)) return;
    this.timer = setTimeout(() => (this.listening.held?.() ? this.wind() : this.next()), lasts);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
