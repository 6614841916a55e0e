/** The score sheet as a grid: what the points are for downwards, the lines of the count across. */
import type { Msg } from './wire';

export type Sheets = [Msg, number][][];

export interface SheetCell {
  points: number;
  /** The whole sentence of this player's line. */
  text: string;
}

export interface SheetRow {
  head: string;
  /** The name of a text, to tell rows apart that no one has the same words for. */
  key: string;
  cells: (SheetCell | null)[];
}

/**
 * Players' sheets say the same thing in different words ("Cure, level 4", "Cure, not learnt"). What comes before the
 * first comma or bracket names the row; a game may give a better name as the text's attribute `.row`.
 */
export function sheet_rows(sheets: Sheets, say: (message: Msg) => string, has: (id: string) => boolean): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  sheets.forEach((sheet, line) => {
    for (const [message, points] of sheet) {
      const text = say(message);
      const head = has(`${message.id}.row`) ? say({ ...message, id: `${message.id}.row` }) : first_words(text);
      let row = rows.get(head);
      if (!row) rows.set(head, (row = { head, key: message.id, cells: sheets.map(() => null) }));
      const old = row.cells[line];
      row.cells[line] = old ? { points: old.points + points, text: `${old.text}; ${rest_of(text, head)}` } : { points, text };
    }
  });
  return [...rows.values()];
}

function first_words(text: string): string {
  return text.split(/, | \(|\s?: /)[0] ?? text;
}

/** "Cure, level 4" under the heading "Cure": only "level 4" is news. */
export function rest_of(text: string, head: string): string {
  if (!text.startsWith(head)) return text;
  const rest = text.slice(head.length).replace(/^[,:\s]+/, '').trim();
  return /^\([^()]*\)$/.test(rest) ? rest.slice(1, -1) : rest;
}

export function totals(sheets: Sheets): number[] {
  return sheets.map((sheet) => sheet.reduce((sum, [, points]) => sum + points, 0));
}

/** Everybody's place. Winners come first whatever decided it; among the others equal points share a place. */
export function places(scores: readonly number[], winners: readonly number[]): number[] {
  const rank = (line: number) => (winners.includes(line) ? Infinity : scores[line]!);
  return scores.map((_, line) => 1 + scores.filter((_, other) => rank(other) > rank(line)).length);
}

/** True if points alone did not decide: somebody has as many as the winner and has not won. */
export function was_broken(scores: readonly number[], winners: readonly number[]): boolean {
  return winners.length > 0 && scores.some((score, line) => !winners.includes(line) && score === scores[winners[0]!]);
}
