/** Making, joining and listing tables. */
import { get, post } from './api';
import type { Live } from './live.svelte';
import { me } from './me.svelte';
import { router } from './router.svelte';
import { toast } from './toast.svelte';
import type { GameInfo, GameOption, Opponent, OptionValue, Seat, SeatWish, Table } from './wire';
import { t, words } from './words.svelte';
import { preset, usual_bot } from './seating';

export type Hints = Table['hints'];
export const list_tables = () => get<Table[]>('/api/tables');

const LOOK_EVERY = 20_000;

/** My tables, now and again every so often: a slow game may come to me while I am elsewhere. Returns how to stop. */
export function watch_tables(found: (tables: Table[]) => void, failed: (problem: unknown) => void = () => {}): () => void {
  const look = () => void list_tables().then(found, failed);
  const looked = () => document.hidden || look();
  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', looked);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', looked);
  };
}

let bots: Promise<Opponent[]> | null = null;
export function list_bots(): Promise<Opponent[]> {
  bots ??= get<Opponent[]>('/api/bots').catch((problem: unknown) => {
    bots = null;
    throw problem;
  });
  return bots;
}

/** Whether an option of a game means anything to so many players: a dummy's handicap is for one alone. */
export function is_offered({ players: range }: Pick<GameOption, 'players'>, players: number): boolean {
  return !range || (range[0] <= players && players <= range[1]);
}

/** Makes a table and goes there; a name is asked for first if there is none. */
export async function make_table(game: string, seats: SeatWish[], options: Record<string, OptionValue> = {}, coach = false, hints: Hints | null = null): Promise<void> {
  try {
    if (!(await me.need_name())) return;
    const table = await post<Table>('/api/tables', { game, seats, options, coach, hints });
    router.go(`/table/${table.id}`);
  } catch (problem) {
    toast.fail(problem);
  }
}

/**
 * Joins, leaves, gives a seat away: does it and shows the table as it then is. True if it was done.
 * Whatever asked may be gone by the time the answer comes, because the answer changes the page.
 */
export async function change_table(live: Live, id: string, path: string, body: unknown): Promise<boolean> {
  const stranger = me.guest === null;
  try {
    if (!(await me.need_name())) return false;
    const changed = await post<Table | null>(`/api/tables/${id}/${path}`, body);
    if (changed?.id) live.table = changed;
    if (stranger) live.rejoin();
    return true;
  } catch (problem) {
    toast.fail(problem);
    return false;
  }
}

/** Two clicks from the home page to a game: me and a bot, everything else as the game proposes. */
export async function play_a_bot(game: GameInfo, bot: string): Promise<void> {
  try {
    await make_table(game.id, preset('bot', game, bot || usual_bot(await list_bots())) ?? [{ kind: 'me' }]);
  } catch (problem) {
    toast.fail(problem);
  }
}

/** Against whoever the game brings for a single player. */
export const play_alone = (game: GameInfo): Promise<void> => make_table(game.id, [{ kind: 'me' }]);

/** Somebody's first game: laid as the game says, with its gentlest bots and the coach. */
export async function first_game(game: GameInfo): Promise<void> {
  const { players, options, bot } = game.first_game!;
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: 'bot', bot }));
  await make_table(game.id, [{ kind: 'me' }, ...bots], options as Record<string, OptionValue>, true);
}

/** A table that waits for me, else the newest that is still being played. */
export function to_continue(tables: Table[]): Table | null {
  const going = tables.filter((table) => table.status === 'playing' || table.status === 'open');
  return going.find((table) => table.your_turn) ?? going[0] ?? null;
}

/** Seat names as the log says them. Bots and open seats have none from the server; the page names them. */
export function seat_names(seats: Pick<Seat, 'name' | 'kind' | 'bot'>[]): string[] {
  const plain = seats.map((seat) => seat.name ?? (seat.kind === 'bot' ? bot_name(seat.bot ?? '') : t('seat-vacant')));
  // Two bots of a kind are told apart by a number; people may be called alike, as in life.
  return plain.map((name, index) => {
    const alike = seats.flatMap((seat, at) => (seat.kind === 'bot' && plain[at] === name ? [at] : []));
    return alike.length > 1 && alike.includes(index) ? `${name} ${alike.indexOf(index) + 1}` : name;
  });
}

/** A bot's level, with its character if it has one of its own: `adept-bold`. Bots from elsewhere have a name alone. */
export function bot_name(bot: string): string {
  if (words.has(`bot-${bot}`)) return t(`bot-${bot}`);
  const [level = '', character = ''] = bot.split('-');
  if (!words.has(`bot-${level}`) || !words.has(`character-${character}`)) return bot;
  return t('bot-character', { bot: t(`bot-${level}`), character: t(`character-${character}`) });
}

/** The others at a table, as a list of names. Round one screen all seats are mine; I am the one who is called as I am. */
export function others(table: Table): string[] {
  const names = seat_names(table.seats);
  const own = table.seats.filter((seat) => seat.mine);
  const me_there = own.find((seat) => seat.name === me.guest?.name) ?? (table.hotseat ? undefined : own[0]);
  return table.seats.filter((seat) => seat !== me_there && seat.kind !== 'open').map((seat) => names[seat.seat]!);
}
