/** What the engine says of marks made by hand: asked when one is set. The mark is there at once, the verdict comes when it comes. */
import { post } from '../../lib/api';
import type { Cell } from './marks.svelte';
import type { View } from './types';

interface Verdict {
  /** The places (`ingredient/alchemical`) whose mark cannot be true. */
  places: string[];
  /** Each of the others may be true, but not all of them together. */
  clash: boolean;
}

export class Doubts {
  private verdict = $state.raw<Verdict | null>(null);
  /** The marks that the verdict is about: a mark that was changed since waits for its own. */
  private about = new Map<string, string>();
  /** The last question: it is not asked again because something else has changed on the table. */
  private asked = '';

  /** What was seen, and the marks: an empty notebook has nothing to be doubted. */
  async ask({ facts, triangle }: View, marks: readonly Cell[]): Promise<void> {
    const about = new Map(marks.map(([ingredient, alchemical, mark]) => [`${ingredient}/${alchemical}`, mark]));
    const question = { seen: { facts, triangle }, marks: Object.fromEntries(about) };
    const asked = about.size ? JSON.stringify(question) : '';
    if (asked === this.asked && asked) return;
    this.asked = asked;
    const verdict = asked ? await judged(question) : null;
    if (asked !== this.asked) return;
    if (asked && !verdict) this.asked = '';
    this.about = about;
    this.verdict = verdict;
  }

  of(ingredient: number, alchemical: number, mark: string): boolean {
    const place = `${ingredient}/${alchemical}`;
    return (this.verdict?.places.includes(place) ?? false) && this.about.get(place) === mark;
  }

  get clash(): boolean {
    return this.verdict?.clash ?? false;
  }
}

/** Without an answer nothing is said of the marks. */
const judged = (body: object): Promise<Verdict | null> => post<Verdict>('/api/games/alchemists/doubts', body).catch(() => null);
