import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Marks } from '../src/games/alchemists/marks.svelte';

/** The server's side of `/notes`: what it keeps, and how it behaves. */
class Shelf {
  kept: Record<string, unknown> = {};
  asked: string[] = [];
  behaves: 'well' | 'dead' | 'full' | 'gone' = 'well';
  answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    this.asked.push(method);
    if (this.behaves === 'dead') throw new TypeError('no line');
    if (this.behaves === 'full' && method === 'PUT') return Response.json({ text: 'Too long.' }, { status: 413 });
    if (this.behaves === 'gone') return Response.json({ text: 'Not yours.' }, { status: 403 });
    if (method === 'GET') return Response.json({ notes: this.kept[path] ?? {} });
    this.kept[path] = (JSON.parse(init.body as string) as { notes: unknown }).notes;
    return new Response(null, { status: 204 });
  };
}

let shelf: Shelf;
const SEAT = (seat: number) => `/api/tables/t1/notes?seat=${seat}`;
const at = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  shelf = new Shelf();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => shelf.answer(path, init));
  localStorage.clear();
  at('/table/t1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(seat: number | null = 0): Promise<Marks> {
  const marks = new Marks();
  await marks.open(seat);
  return marks;
}

describe('what is written into the notebook', () => {
  it('goes to the server when the pen rests, once, and comes back', async () => {
    const marks = await opened();
    marks.turn(1, 2);
    marks.turn(1, 2);
    marks.write('toads');
    marks.write_rival(1, 'sells blind');
    marks.choose_help(3);
    expect(shelf.asked).toEqual(['GET']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shelf.asked).toEqual(['GET', 'PUT']);
    expect(shelf.kept[SEAT(0)]).toEqual({ help: 3, cells: { '1/2': 'maybe' }, note: 'toads', rivals: { 1: 'sells blind' } });
    const again = await opened();
    expect([again.of(1, 2), again.note, again.of_rival(1), again.help]).toEqual(['maybe', 'toads', 'sells blind', 3]);
    expect(localStorage.length).toBe(0);
  });

  it('goes round through three marks to nothing', async () => {
    const marks = await opened();
    const seen = Array.from({ length: 4 }, () => (marks.turn(0, 0), marks.of(0, 0)));
    expect(seen).toEqual(['no', 'maybe', 'yes', '']);
    await marks.close();
    expect(shelf.kept[SEAT(0)]).toEqual({});
  });

  it('is written at once when the notebook is shut or the page goes away', async () => {
    const marks = await opened();
    marks.write('shut');
    await marks.close();
    expect(shelf.kept[SEAT(0)]).toEqual({ note: 'shut' });
    const other = await opened();
    other.write('gone');
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shelf.kept[SEAT(0)]).toEqual({ note: 'gone' });
  });

  it('of several people round one screen stays apart', async () => {
    const marks = await opened(0);
    marks.write('of the first');
    await marks.open(1);
    expect(marks.note).toBe('');
    marks.write('of the second');
    await marks.open(0);
    expect(marks.note).toBe('of the first');
    expect(shelf.kept).toEqual({ [SEAT(0)]: { note: 'of the first' }, [SEAT(1)]: { note: 'of the second' } });
  });

  it('waits for a line, and says so', async () => {
    const marks = await opened();
    shelf.behaves = 'dead';
    marks.write('later');
    await vi.advanceTimersByTimeAsync(1000);
    expect(marks.trouble).toBe('');
    marks.write('even later');
    shelf.behaves = 'well';
    await vi.advanceTimersByTimeAsync(6000);
    expect(marks.trouble).toBeNull();
    expect(shelf.kept[SEAT(0)]).toEqual({ note: 'even later' });
  });

  it('never covers what could not be read', async () => {
    shelf.kept[SEAT(0)] = { note: 'precious' };
    shelf.behaves = 'dead';
    const marks = new Marks();
    const opening = marks.open(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([marks.ready, marks.trouble]).toEqual([false, '']);
    marks.turn(0, 0);
    marks.choose_help(2);
    shelf.behaves = 'well';
    await vi.advanceTimersByTimeAsync(20_000);
    await opening;
    expect([marks.ready, marks.note, marks.trouble]).toEqual([true, 'precious', null]);
    expect(shelf.kept[SEAT(0)]).toEqual({ note: 'precious' });
  });

  it('is refused with the sentence of the server, and not tried for ever', async () => {
    const marks = await opened();
    shelf.behaves = 'full';
    marks.write('much');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(marks.trouble).toBe('Too long.');
    expect(shelf.asked).toEqual(['GET', 'PUT']);
    shelf.behaves = 'gone';
    expect([(await opened()).ready, (await opened()).trouble]).toEqual([false, 'Not yours.']);
  });

  it('is left out where it is not understood', async () => {
    shelf.kept[SEAT(0)] = { cells: { '1/2': 'yes', '9/9': 'no', '0/0': 'perhaps' }, note: 5, rivals: ['a', 7, 'b'], help: 9, more: {} };
    const marks = await opened();
    expect([marks.all, marks.note, marks.of_rival(0), marks.of_rival(1), marks.help]).toEqual([[[1, 2, 'yes']], '', 'a', '', null]);
  });

  it('stays in this browser for those who watch and in a replay', async () => {
    const watching = await opened(null);
    watching.write('watched');
    at('/replay/t1?move=3');
    const looking = await opened(1);
    looking.turn(2, 2);
    expect([(await opened(1)).of(2, 2), (await opened(0)).of(2, 2)]).toEqual(['no', '']);
    at('/table/t1');
    expect((await opened(null)).note).toBe('watched');
    expect(shelf.asked).toEqual([]);
  });
});
