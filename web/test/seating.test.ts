import { describe, expect, it } from 'vitest';
import { is_placed } from '../src/games';
import type { BoardModule } from '../src/games/board';
import { ago } from '../src/lib/ago';
import { seat_names, to_continue } from '../src/lib/tables';
import type { Table } from '../src/lib/wire';
import { preset } from '../src/pages/seating';

describe('sitting down', () => {
  it('fills a game’s smallest table', () => {
    expect(preset('bot', { players: [1, 4] }, 'greedy')).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
    expect(preset('friends', { players: [3, 4] }, 'greedy')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    expect(preset('alone', { players: [2, 4] }, 'greedy')).toBeNull();
  });

  it('tells two bots of a kind apart', () => {
    const bot = { name: null, kind: 'bot' as const, bot: 'zz' };
    expect(seat_names([{ name: 'Ana', kind: 'person', bot: null }, bot, bot])).toEqual(['Ana', 'zz 1', 'zz 2']);
  });
});

describe('coming back', () => {
  const table = (id: string, status: Table['status'], your_turn: boolean) => ({ id, status, your_turn }) as Table;

  it('offers the game that waits for me, else the newest', () => {
    const tables = [table('a', 'playing', false), table('b', 'playing', true), table('c', 'over', false)];
    expect(to_continue(tables)?.id).toBe('b');
    expect(to_continue([table('c', 'over', false)])).toBeNull();
    expect(to_continue(tables.slice(0, 1))?.id).toBe('a');
  });

  it('says how long ago', () => {
    expect(ago(1000, 'en', 1000 + 7200)).toBe('2 hours ago');
    expect(ago(1000, 'fr', 1000 + 86_400)).toBe('hier');
  });
});

describe('what has no place on the board', () => {
  it('is what the board says, else the actions about nothing in particular', () => {
    const board = { title: '', default: null } as unknown as BoardModule;
    expect(is_placed(board, 'take red-o')).toBe(true);
    expect(is_placed(board, 'pass')).toBe(false);
    expect(is_placed({ ...board, placed: () => true }, 'pass')).toBe(true);
  });
});
