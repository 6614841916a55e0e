import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { fresh_events, log_lines } from '../src/lib/log';
import type { Entry, Msg } from '../src/lib/wire';
import Log from '../src/table/Log.svelte';

const event = (id: string, seat = 0): Msg => ({ id, args: { seat } });
const entries: Entry[] = [
  { number: 1, move: 0, seat: null, kind: 'start', events: [event('begins')] },
  { number: 2, move: 1, seat: 0, kind: 'move', events: [event('takes'), event('draws')] },
  { number: 3, move: 2, seat: 1, kind: 'move', events: [event('passes', 1)] },
];
const undo: Entry = { number: 4, move: 1, seat: 1, kind: 'undo', events: [] };
const say = (message: Msg) => `said ${message.id}`;

describe('log lines', () => {
  it('mark the last thing that happened and where another turn begins', () => {
    const lines = log_lines(entries);
    expect(lines.map((line) => line.message.id)).toEqual(['begins', 'takes', 'draws', 'passes']);
    expect(lines.map((line) => line.fresh)).toEqual([false, false, false, true]);
    expect(lines.map((line) => line.first)).toEqual([false, true, false, true]);
    expect(fresh_events(entries)).toEqual([event('passes', 1)]);
  });

  it('leave out what was taken back', () => {
    const lines = log_lines([...entries, undo]);
    expect(lines.map((line) => line.message.id)).toEqual(['begins', 'takes', 'draws']);
    expect(fresh_events([...entries, undo])).toEqual([]);
  });
});

describe('the log', () => {
  it('shows the newest first, reads new lines aloud, and points', async () => {
    const onpoint = vi.fn();
    const { container, getByRole } = render(Log, { entries, names: ['Ana', 'Teo'], say, onpoint });
    const shown = [...container.querySelectorAll<HTMLElement>('.at')];
    expect(shown.map((line) => line.textContent)).toEqual(['said passes', 'said draws', 'said takes', 'said begins']);
    expect(getByRole('log').textContent).toContain('said passes');
    await fireEvent.pointerEnter(shown[1]!);
    expect(onpoint).toHaveBeenLastCalledWith(event('draws'));
  });

  it('is one tab stop, with arrows inside', async () => {
    const { container } = render(Log, { entries, names: ['Ana', 'Teo'], say });
    const shown = [...container.querySelectorAll<HTMLElement>('.at')];
    expect(shown.map((line) => line.tabIndex)).toEqual([0, -1, -1, -1]);
    shown[0]!.focus();
    await fireEvent.keyDown(shown[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(shown[1]);
    expect(shown.map((line) => line.tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});
