/** Why somebody won or lost: the lines of the count that set them apart from whom they are compared with. */
import type { SheetRow } from './sheet';

export interface Verdict {
  won: boolean;
  /** Whoever won, or who came closest to the winner. */
  rival: number;
  /** Points between the two. */
  gap: number;
  /** What made the difference, the most first, with by how much. */
  lines: [head: string, by: number][];
  /** What went the other way. */
  though: [head: string, by: number][];
}

/** More lines than these say no more. */
const MOST = 3;
/** So much of the gap is explained by the lines that are named. */
const ENOUGH = 0.8;

export function verdict(rows: readonly SheetRow[], scores: readonly number[], winners: readonly number[], mine: number): Verdict | null {
  const won = winners.includes(mine);
  const others = scores.map((_, line) => line).filter((line) => line !== mine && winners.includes(line) !== won);
  const rival = others.sort((one, other) => scores[other]! - scores[one]!)[0];
  const gap = rival === undefined ? 0 : Math.abs(scores[mine]! - scores[rival]!);
  if (rival === undefined || !gap) return null; // what decides between equals is said elsewhere
  const ahead = won ? [mine, rival] : [rival, mine];
  const points = (row: SheetRow, line: number) => row.cells[line]?.points ?? 0;
  const all = rows.map((row): [string, number] => [row.head, points(row, ahead[0]!) - points(row, ahead[1]!)]);
  const lines: [string, number][] = [];
  let explained = 0;
  for (const [head, by] of all.filter(([, by]) => by > 0).sort(([, one], [, other]) => other - one)) {
    if (lines.length === MOST || explained >= ENOUGH * gap) break;
    lines.push([head, by]);
    explained += by;
  }
  const though = all.filter(([, by]) => by < 0).sort(([, one], [, other]) => one - other).slice(0, 1).map(([head, by]): [string, number] => [head, -by]);
  return { won, rival, gap, lines, though };
}
