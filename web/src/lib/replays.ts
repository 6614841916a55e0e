/** Moments of a finished game, each with what lies printed on its table: that is told once. */
import { get } from './api';
import type { Printed, Replay } from './wire';

export class Replays {
  private printed: Promise<Printed> | null = null;

  constructor(private readonly table: string) {}

  /** The game after so many moves, as that seat (or nobody) saw it. */
  async at(move: number, seat: number | null): Promise<Replay> {
    const path = `/api/tables/${encodeURIComponent(this.table)}`;
    this.printed ??= get<Printed>(`${path}/printed`);
    try {
      const [{ printed }, found] = await Promise.all([
        this.printed,
        get<Replay>(`${path}/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}`),
      ]);
      return { ...found, view: found.view && { printed, ...found.view } };
    } catch (failure) {
      this.printed = null;
      throw failure;
    }
  }
}
