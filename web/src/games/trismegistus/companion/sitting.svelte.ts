/** One companion as this page holds it: what the server said last, and the ways to answer. No rule lives here. */
import { get, post, remove } from '../../../lib/api';
import type { Arg, Msg } from '../../../lib/message';
import { why_failed } from '../../../lib/toast.svelte';
import { words } from '../../../lib/words.svelte';
import type { BesideView, Companion, Experiment, Info, OwnCards, Row } from './types';

export const GAME = 'trismegistus';
const PATH = '/api/companions';

/** A text of the game. */
export const g = (id: string, args: Record<string, Arg> = {}): string => words.game(GAME)?.say(id, args) ?? '';
export const said = (message: Msg): string => words.game(GAME)?.render(message) ?? '';

/** What counts of an experiment, however it was given. */
export const row_of = (card: Experiment, own: OwnCards | null): Row => (typeof card === 'number' ? (own?.experiments.find(({ id }) => id === card)?.row ?? [-1, -1, -1, -1]) : card);

export const list = async (): Promise<Info[]> => (await get<Info[]>(PATH)).filter(({ game }) => game === GAME);
export const begin = (choices: unknown): Promise<Companion> => post<Companion>(PATH, { game: GAME, choices });
export const forget = (id: string): Promise<void> => remove(`${PATH}/${id}`);
export const history = (id: string): Promise<BesideView[]> => get<BesideView[]>(`${PATH}/${id}/history`);

export class Sitting {
  now = $state.raw<Companion>()!;
  busy = $state(false);
  /** Why the last answer was refused, beside the button that gave it. */
  problem = $state('');

  constructor(now: Companion) {
    this.now = now;
  }

  static async open(id: string): Promise<Sitting> {
    return new Sitting(await get<Companion>(`${PATH}/${id}`));
  }

  answer(answer: unknown): Promise<void> {
    return this.ask('answer', { number: this.now.number, answer });
  }

  undo(): Promise<void> {
    return this.ask('undo', { number: this.now.number });
  }

  private async ask(verb: string, body: unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      this.now = await post<Companion>(`${PATH}/${this.now.id}/${verb}`, body);
    } catch (problem) {
      this.problem = why_failed(problem);
      // It may have gone on elsewhere: then what is shown is old.
      this.now = await get<Companion>(`${PATH}/${this.now.id}`).catch(() => this.now);
    } finally {
      this.busy = false;
    }
  }
}
