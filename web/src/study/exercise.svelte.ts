/** The live line to an exercise: a table of one's own, and what is said of the decision made there. */
import { Live } from '../lib/live.svelte';
import type { components } from '../lib/openapi';
import type { Heard } from '../lib/wire';

export type Verdict = components['schemas']['SaysVerdict'];

export class ExerciseLive extends Live {
  verdict = $state.raw<Verdict | null>(null);

  /** `path`: below `/api/`, for example `puzzles/GAME/last-round-1`. */
  constructor(readonly path: string) {
    super(path);
  }

  /** Begin anew, or be shown the answer. */
  begin(type: 'again' | 'show'): void {
    this.refused = null;
    this.send({ type });
  }

  protected override hear(said: Heard | Verdict): void {
    if (said.type === 'verdict') this.verdict = said;
    else super.hear(said);
  }

  protected override address(): string {
    this.entries = [];
    return `/api/${this.path}/live?day=${today()}`;
  }
}

/** Today by the reader's own calendar. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
