/** The lines of a count and who they belong to: seats first, then the dummy of a solo game. */
import { seat_names } from './tables';
import type { Sheets } from './sheet';
import type { Catalog } from './texts';
import type { Msg, Result, Table, View } from './wire';

export function sheets_of(view: View, result: Result | null): Sheets | null {
  return result?.sheets ?? (view?.sheets as Sheets | undefined) ?? null;
}

export function line_names(table: Pick<Table, 'seats'>, count: number, catalog: Catalog | null): string[] {
  const names = seat_names(table.seats);
  return Array.from({ length: count }, (_, line) => {
    if (line < names.length) return names[line]!;
    const opponent: Msg = { id: `opponent-${line - names.length}`, args: {} };
    return catalog?.has(opponent.id) ? catalog.render(opponent) : String(line + 1);
  });
}
