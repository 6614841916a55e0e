/** How a table stands or went, in a few words, for whoever looks at the list of their games. */
import { line_names } from './lines';
import type { Catalog } from './texts';
import type { Msg, Table } from './wire';

export function outcome(table: Table, catalog: Catalog | null): Msg {
  const say = (id: string, args: Msg['args'] = {}): Msg => ({ id, args });
  if (table.status === 'open') return say('games-open');
  if (table.status === 'playing') return say(table.your_turn ? 'prompt-yours' : 'games-waiting');
  const { result } = table;
  if (!result) return say('prompt-stopped');
  const mine = table.seats.filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat);
  const best = Math.max(0, ...result.winners.map((line) => result.scores[line] ?? 0));
  if (!result.winners.length) return say('games-nobody-won');
  // Round one screen all of them are mine; there the names say who has won.
  if (mine.length !== 1) {
    const names = line_names(table, result.scores.length, catalog);
    return say('games-they-won', { count: result.winners.length, names: result.winners.map((line) => names[line] ?? ''), points: best });
  }
  const points = result.scores[mine[0]!] ?? 0;
  if (!result.winners.includes(mine[0]!)) return say('games-lost', { points });
  return say(result.winners.length > 1 ? 'games-shared' : 'games-won', { points });
}
