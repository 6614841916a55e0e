import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../src/lib/notice.svelte';
import { settings } from '../src/lib/settings.svelte';

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  document.head.innerHTML = '<link id="icon" href="/icon.svg">';
  vi.stubGlobal('Notification', class {
    static permission = 'granted';
    constructor(title: string) {
      told.push(title);
    }
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  settings.notices = true;
  notice.quiet('Athanor');
});

const table = (id: string, moves: number, your_turn: boolean) => ({ id, moves, your_turn });
const icon = () => document.querySelector('#icon')!.getAttribute('href');

describe('a game that waits for me while I am elsewhere', () => {
  it('stands in the title and the tab’s icon, but what waited already is no news', () => {
    notice.elsewhere([table('a', 3, true)], 'Your turn', 'My games');
    expect(document.title).toBe('● Your turn · My games');
    expect(icon()).toBe('/icon-turn.svg');
    expect(told).toEqual([]);
  });

  it('is announced once when it comes', () => {
    notice.elsewhere([table('a', 3, false)], 'Your turn', 'My games');
    expect(document.title).toBe('My games');
    notice.elsewhere([table('a', 4, true)], 'Your turn', 'My games');
    notice.elsewhere([table('a', 4, true)], 'Your turn', 'My games');
    expect(told).toEqual(['My games']);
    notice.elsewhere([table('a', 4, true), table('b', 9, true)], 'Your turn', 'My games');
    expect(told).toHaveLength(2);
  });

  it('is announced again when it is my turn again', () => {
    for (const [moves, mine] of [[1, false], [2, true], [3, false], [5, true]] as const) {
      notice.elsewhere([table('a', moves, mine)], 'Your turn', 'My games');
    }
    expect(told).toHaveLength(2);
    notice.elsewhere([table('a', 6, false)], 'Your turn', 'My games');
    expect(icon()).toBe('/icon.svg');
  });
});
