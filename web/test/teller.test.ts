import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Entry, Msg, State } from '../src/lib/wire';
import { as_it_was, Teller } from '../src/table/story/teller.svelte';

const ME = 0;
const said = (id: string): Msg => ({ id, args: {} });

/** A table that two people and a machine play at; every move is told with the state after it. */
class Played {
  entries: Entry[] = [];
  teller = new Teller({ mine: () => [ME], automatic: ({ id }) => id.startsWith('bot-'), held: () => this.held });
  held = false;

  constructor() {
    this.move(ME, 'start');
  }
  move(seat: number, ...events: string[]) {
    this.tell({ number: this.entries.length + 1, move: this.entries.length + 1, seat, kind: 'move', events: events.map(said) });
  }
  undo(seat: number) {
    this.tell({ number: this.entries.length + 1, move: this.entries.length - 1, seat, kind: 'undo', events: [] });
  }
  private tell(entry: Entry) {
    this.entries = [...this.entries, entry];
    this.teller.hear(this.state(entry.number), this.entries);
  }
  state = (number: number): State => ({ number, move: number, seat: ME, view: { number }, ask: null, undo: { ok: true, why: null }, curtain: null, result: null });
  get shown() {
    return this.teller.step?.events.map(({ id }) => id).join(' ') ?? 'now';
  }
}

let played: Played;
beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'normal';
  played = new Played();
});
afterEach(() => {
  played.teller.stop();
  vi.useRealTimers();
  settings.pace = 'normal';
});

describe('a story', () => {
  it('shows each move of the others on the table as it was then, and then where the game stands', () => {
    played.move(1, 'takes');
    played.move(1, 'stores', 'altar');
    expect(played.shown).toBe('takes');
    expect(as_it_was(played.teller.step!).view).toEqual({ number: 2 });
    vi.runOnlyPendingTimers();
    expect(played.shown).toBe('stores altar');
    expect(played.teller.step!.state.view).toEqual({ number: 3 });
    vi.runOnlyPendingTimers();
    expect(played.shown).toBe('now');
    expect(played.teller.turns.map(({ steps }) => steps.length)).toEqual([2]);
  });

  it('never holds back what I do myself, and begins anew after it', () => {
    played.move(1, 'takes');
    played.teller.skip();
    played.move(ME, 'mine');
    expect(played.shown).toBe('now');
    expect(played.teller.steps.length).toBe(1); // the line about the last turn stays until there is a newer one
    played.move(1, 'learns');
    expect(played.teller.steps.map(({ number }) => number)).toEqual([4]);
  });

  it('waits at "step", rests when told to, and is skipped at "instant"', () => {
    settings.pace = 'step';
    played.move(1, 'takes');
    played.move(1, 'stores');
    vi.advanceTimersByTime(1e6);
    expect(played.shown).toBe('takes');
    played.teller.choose('slow');
    played.teller.pause(true);
    vi.advanceTimersByTime(1e6);
    expect(played.shown).toBe('takes');
    played.teller.choose('instant');
    expect(played.shown).toBe('now');
    played.move(1, 'learns');
    expect(played.shown).toBe('now');
    played.teller.replay();
    expect(played.shown).toBe('takes');
  });

  it('goes on to the end while something else holds the eye', () => {
    played.move(1, 'takes');
    played.held = true;
    vi.advanceTimersByTime(1e5);
    expect(played.shown).toBe('takes');
    played.held = false;
    vi.runOnlyPendingTimers();
    expect(played.shown).toBe('now');
  });

  it('is dropped when something was taken back', () => {
    played.move(1, 'takes');
    played.undo(1);
    expect([played.shown, played.teller.steps.length]).toEqual(['now', 0]);
  });

  it('tells the turn of a machine, which comes within my own move, event by event', () => {
    played.move(ME, 'ends', 'bot-reveals', 'bot-drafts', 'round-begins');
    expect(played.teller.steps.map(({ events }) => events[0]!.id)).toEqual(['bot-reveals', 'bot-drafts']);
    expect(played.shown).toBe('bot-reveals');
    expect(played.teller.turns).toHaveLength(1);
    expect(played.teller.turns[0]!.automatic).toBe(true);
  });

  it('is not told to a spectator', () => {
    const watcher = new Teller({ mine: () => [] });
    watcher.hear(played.state(1), []);
    watcher.hear(played.state(2), [{ number: 2, move: 2, seat: 1, kind: 'move', events: [said('takes')] }]);
    expect(watcher.steps).toEqual([]);
  });
});
