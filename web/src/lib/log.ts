/** The log as lines to read: one per event, moves that were taken back left out. */
import type { Entry, Msg } from './wire';

export interface LogLine {
  key: string;
  message: Msg;
  /** Whom it is about: the seat the message names, else whose move it was. */
  who: number | null;
  move: number;
  /** Belongs to the last thing that happened. */
  fresh: boolean;
  /** Somebody else's turn begins here. */
  first: boolean;
}

/** Entries that still hold, and whether the very last thing was an undo (then by whom). */
export function standing(entries: readonly Entry[]): { entries: Entry[]; undone_by: number | null } {
  const kept: Entry[] = [];
  let undone_by: number | null = null;
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      const last = kept.findLastIndex((each) => each.kind === 'move');
      if (last >= 0) kept.splice(last, 1);
    } else {
      kept.push(entry);
    }
    undone_by = entry.kind === 'undo' ? entry.seat : null;
  }
  return { entries: kept, undone_by };
}

/** Oldest first. */
export function log_lines(entries: readonly Entry[]): LogLine[] {
  const { entries: kept, undone_by } = standing(entries);
  const last = undone_by === null ? kept.at(-1)?.number : undefined;
  const lines: LogLine[] = [];
  let turn: number | null | undefined;
  for (const entry of kept) {
    entry.events.forEach((message, index) => {
      lines.push({
        key: `${entry.number}.${index}`,
        message,
        who: typeof message.args?.['seat'] === 'number' ? message.args['seat'] : entry.seat,
        move: entry.move,
        fresh: entry.number === last,
        first: index === 0 && turn !== undefined && entry.seat !== turn,
      });
    });
    if (entry.events.length) turn = entry.seat;
  }
  return lines;
}

/** All that was told and was not taken back, oldest first. */
export const standing_events = (entries: readonly Entry[]): Msg[] => standing(entries).entries.flatMap((entry) => entry.events);

/** The events of the last entry; none after an undo, so that nothing flies backwards. */
export function fresh_events(entries: readonly Entry[]): Msg[] {
  const { entries: kept, undone_by } = standing(entries);
  return undone_by === null ? (kept.at(-1)?.events ?? []) : [];
}
