/** The glossaries of the games, as the server tells them: what each piece is, and where its rule stands. */
import { get } from './api';
import type { Glossary, GlossaryEntry, RuleLink } from './wire';
import { words } from './words.svelte';

class Glossaries {
  /** The game of the table that is open: tips name its entries. */
  game = $state('');
  private found = $state.raw<Record<string, Glossary>>({});
  /** What was read at length since the page was opened, as game/entry. */
  readonly read = new Set<string>();
  private coming = new Map<string, Promise<Glossary>>();

  async need(game: string): Promise<Glossary> {
    const key = `${game}/${words.lang}`;
    let asked = this.coming.get(key);
    if (!asked) {
      asked = get<Glossary>(`/api/glossary/${key}`);
      this.coming.set(key, asked);
      // Whoever had no luck may ask again.
      asked.catch(() => this.coming.delete(key));
    }
    const answer = await asked;
    this.found = { ...this.found, [key]: answer };
    return answer;
  }

  of(game: string): Glossary | null {
    return this.found[`${game}/${words.lang}`] ?? null;
  }

  /** An entry of the game that is open. */
  entry(id: string): GlossaryEntry | null {
    return this.of(this.game)?.entries.find((each) => each.id === id) ?? null;
  }

  /** The entry that explains a reason why not, by the id of its text. */
  explains(text: string): GlossaryEntry | null {
    const why = this.of(this.game)?.why[text];
    return why ? this.entry(why.entry) : null;
  }

  /** The rule that gives a reason why not. */
  rule_behind(text: string): RuleLink | null {
    return this.of(this.game)?.why[text]?.rule ?? null;
  }
}

export const glossaries = new Glossaries();

/** What the side sheet shows, if it is open: a game's glossary and rules, at one place. */
class Reference {
  game = $state('');
  /** An entry (`entry-die`), a heading of the rules (`your-turn`) or an item under it (`your-turn-2`). */
  at = $state('');
  /** Counts up, so that asking for the same place twice leads there twice. */
  asked = $state(0);

  open(game: string, at = ''): void {
    this.game = game;
    this.at = at;
    this.asked += 1;
  }

  close(): void {
    this.game = '';
  }
}

export const reference = new Reference();
