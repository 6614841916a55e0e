/** The live line to a lesson. It lasts as long as the connection, so a lost line begins the step anew. */
import { Live, type Socket } from '../lib/live.svelte';
import { me } from '../lib/me.svelte';
import { kept_here, keep_here } from './progress';

export class LessonLive extends Live {
  constructor(
    readonly game: string,
    readonly lesson_id: string,
    /** The step to begin with; null goes on where this player was. */
    private first: number | null = null,
    open_socket?: (url: string) => Socket,
  ) {
    super(lesson_id, open_socket);
  }

  protected override address(): string {
    // Whoever has no name is not known to the server; this browser remembers how far they were.
    const known = me.guest ? null : kept_here(this.game, this.lesson_id);
    const step = this.lesson?.step ?? this.first ?? (known && !known.done ? known.step : null);
    this.entries = [];
    return `/api/lessons/${this.game}/${this.lesson_id}/live${step === null ? '' : `?step=${step}`}`;
  }

  /** Called whenever the lesson has said something new. */
  remember(): void {
    const now = this.lesson;
    if (now && !me.guest) keep_here(this.game, now.lesson, now.step, now.finished);
  }
}
