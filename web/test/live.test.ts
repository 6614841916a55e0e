import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, PROTOCOL, type Socket } from '../src/lib/live.svelte';
import type { State } from '../src/lib/wire';

/** A socket that a test opens, feeds and breaks by hand. */
class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const STATE: State = {
  number: 1,
  move: 0,
  seat: 0,
  view: {},
  ask: { seat: 0, waiting: [0], question: { id: 'ask', args: {} }, decision: 5, actions: [{ name: 'draw', label: { id: 'l', args: {} } }], gestures: {} },
  undo: { ok: false, why: null },
  curtain: null,
  result: null,
};
const entry = (number: number) => ({ number, move: number - 1, seat: 0, kind: 'move' as const, events: [] });

let sockets: FakeSocket[];
let live: Live;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  live = new Live('t1', (url) => {
    sockets.push(new FakeSocket(url));
    return last();
  });
  live.start();
  last().open();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('the live line', () => {
  it('answers with the number of the decision and changes nothing by itself', () => {
    last().hear({ type: 'state', ...STATE });
    live.act(['take red-o']);
    expect(last().sent[0]).toMatchObject({ type: 'answer', decision: 5, actions: ['take red-o'], seat: 0 });
    expect(live.busy).toBe(true);
    live.act(['take red-o']); // a second click on the way
    expect(last().sent).toHaveLength(1);
    expect(live.state).toEqual({ type: 'state', ...STATE, view: { printed: {} } });
  });

  it('puts a view together from what has changed, with what lies printed', () => {
    last().hear({ type: 'printed', printed: { limit: 9 } });
    last().hear({ type: 'state', changes: null, ...STATE, view: { bag: 3, rows: [1, 2] } });
    last().hear({ type: 'state', ...STATE, number: 2, view: null, changes: [{ way: ['rows', 1], after: 5 }] });
    expect(live.state!.view).toEqual({ printed: { limit: 9 }, bag: 3, rows: [1, 5] });
  });

  it('notices a server that speaks otherwise than the page', () => {
    const other = vi.fn();
    const older = new Live('t1', () => new FakeSocket('') as never, () => {}, other);
    (older as unknown as { hear: (said: unknown) => void }).hear({ type: 'table', protocol: PROTOCOL, table: {} });
    expect(other).not.toHaveBeenCalled();
    (older as unknown as { hear: (said: unknown) => void }).hear({ type: 'table', protocol: PROTOCOL + 1, table: {} });
    expect(other).toHaveBeenCalledOnce();
  });

  it('shows why an answer was refused, until something happens', () => {
    last().hear({ type: 'state', ...STATE });
    live.act(['take red-o']);
    last().hear({ type: 'refused', ref: last().sent[0]!['ref'], message: { id: 'late', args: {} } });
    expect(live.refused?.id).toBe('late');
    expect(live.busy).toBe(false);
    last().hear({ type: 'state', ...STATE });
    expect(live.refused).toBeNull();
  });

  it('takes up a lost line where it broke', () => {
    last().hear({ type: 'log', entries: [entry(1), entry(2)] });
    last().lose();
    expect(live.line).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(2);
    expect(last().url).toMatch(/\/api\/tables\/t1\/live\?have=2$/);
    last().open();
    last().hear({ type: 'log', entries: [entry(2), entry(3)] });
    expect(live.entries.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(live.line).toBe('open');
  });

  it('waits longer and longer, and asks by HTTP when it cannot get through', () => {
    const trouble = vi.fn();
    live.stop();
    live = new Live('t1', (url) => (sockets.push(new FakeSocket(url)), last()), trouble);
    live.start();
    for (let tries = 0; tries < 4; tries += 1) {
      last().lose();
      vi.advanceTimersByTime(10_000);
    }
    expect(trouble).toHaveBeenCalledOnce();
  });

  it('tries at once when the network is back', () => {
    last().lose();
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('notices a line that died in its sleep', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
  });

  it('keeps a line that answers', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    last().hear({ type: 'pong', ref: null });
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(1);
  });

  it('tells why not, and gives up when no answer comes', async () => {
    const first = live.tell('why', 'take red-o');
    last().hear({ type: 'told', ref: last().sent[0]!['ref'], message: { id: 'because', args: {} } });
    expect((await first)?.id).toBe('because');
    const second = live.tell('why', 'take red-o');
    vi.advanceTimersByTime(6000);
    expect(await second).toBeNull();
  });

  it('foresees what an answer would do; a refusal is no news for the table, and ends no answer under way', async () => {
    expect(await live.foresee(['take red-o'])).toBeNull();
    last().hear({ type: 'state', ...STATE });
    const found = live.foresee(['take red-o']);
    const { ref, ...said } = last().sent.at(-1)!;
    expect(said).toMatchObject({ type: 'foresee', actions: ['take red-o'] });
    last().hear({ type: 'foreseen', ref, events: [{ id: 'gains', args: {} }], changes: [], certain: true });
    expect((await found)?.events).toHaveLength(1);
    const refused = live.foresee(['take red-o']);
    const asked = last().sent.at(-1)!['ref'];
    live.act(['take red-o']);
    last().hear({ type: 'refused', ref: asked, message: { id: 'too-fast', args: {} } });
    expect(await refused).toBeNull();
    expect(live.refused).toBeNull();
    expect(live.busy).toBe(true);
  });

  it('hears everything anew for somebody who got a name', () => {
    last().hear({ type: 'log', entries: [entry(1)] });
    live.rejoin();
    expect(last().url).toMatch(/have=0$/);
  });

  it('sends nothing while the line is lost', async () => {
    last().hear({ type: 'state', ...STATE });
    last().lose();
    live.act(['take red-o']);
    expect(live.busy).toBe(false);
    expect(live.say('hello')).toBe(false);
    expect(await live.tell('why', 'take red-o')).toBeNull();
  });

  it('asks for a drawing and gets it; without a line there is none', async () => {
    const drawn = live.draw('fr', 44, ['Ana', 'Blas']);
    const { ref, ...said } = last().sent.at(-1)!;
    expect(said).toEqual({ type: 'draw', lang: 'fr', width: 44, names: ['Ana', 'Blas'] });
    last().hear({ type: 'drawing', ref, text: '[bold]x[/]' });
    expect(await drawn).toBe('[bold]x[/]');
    const lost = live.draw('fr', 44, ['Ana', 'Blas']);
    last().lose();
    expect(await lost).toBeNull();
    expect(await live.draw('fr', 44, [])).toBeNull();
  });
});
