import { describe, expect, it } from 'vitest';
import { is_placed } from '../src/games';
import type { BoardModule } from '../src/games/board';
import { ago } from '../src/lib/ago';
import { me } from '../src/lib/me.svelte';
import { outcome } from '../src/lib/outcome';
import { is_offered, others, seat_names, to_continue } from '../src/lib/tables';
import type { Seat, Table } from '../src/lib/wire';
import { preset } from '../src/lib/seating';

describe('sitting down', () => {
  it('fills a game’s smallest table', () => {
    expect(preset('bot', { players: [1, 4] }, 'heuristic')).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }]);
    expect(preset('friends', { players: [3, 4] }, 'heuristic')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    expect(preset('alone', { players: [2, 4] }, 'heuristic')).toBeNull();
  });

  it('tells two bots of a kind apart', () => {
    const bot = { name: null, kind: 'bot' as const, bot: 'zz' };
    expect(seat_names([{ name: 'Ana', kind: 'person', bot: null }, bot, bot])).toEqual(['Ana', 'zz 1', 'zz 2']);
  });
});

describe('my games', () => {
  const seat = (number: number, name: string | null, more: Partial<Seat> = {}): Seat => ({
    seat: number, kind: 'person', name, bot: null, mine: false, here: true, left: false, stop: false, hints: 0, shown: null, ...more,
  });
  const bot = (number: number) => seat(number, null, { kind: 'bot', bot: 'zz' });
  const ended = (seats: Seat[], scores: number[], winners: number[], hotseat = false) =>
    ({ game: 'toy', status: 'over', seats, hotseat, result: { scores, winners, lines: [], sheets: [] } }) as unknown as Table;
  const mine = seat(0, 'Ana', { mine: true });
  const berta = seat(1, 'Berta', { mine: true });

  it('do not name me among those I play with, not even round one screen', () => {
    me.guest = { id: 'a', name: 'Ana' };
    expect(others(ended([mine, bot(1)], [], []))).toEqual(['zz']);
    expect(others(ended([mine, berta], [], [], true))).toEqual(['Berta']);
    expect(others(ended([mine, seat(1, 'Ana')], [], []))).toEqual(['Ana']);
    me.guest = null;
  });

  it.each([
    ['won', [30, 20], [0], 'games-won', 30],
    ['lost', [20, 30], [1], 'games-lost', 20],
    ['shared', [30, 30], [0, 1], 'games-shared', 30],
    ['nobody', [30, 30], [], 'games-nobody-won', undefined],
  ])('say %s', (_, scores, winners, id, points) => {
    const said = outcome(ended([mine, bot(1)], scores, winners), null);
    expect([said.id, said.args['points']]).toEqual([id, points]);
  });

  it('name the winner where all seats are mine, and the dummy of a solo game', () => {
    expect(outcome(ended([mine, berta], [10, 12], [1], true), null).args).toEqual({ count: 1, names: ['Berta'], points: 12 });
    expect(outcome(ended([mine], [10, 12], [1]), null).id).toBe('games-lost');
  });
});

describe('options', () => {
  it('are offered to those they are for', () => {
    expect(is_offered({ players: [1, 1] }, 1)).toBe(true);
    expect(is_offered({ players: [1, 1] }, 2)).toBe(false);
    expect(is_offered({ players: null }, 4)).toBe(true);
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
