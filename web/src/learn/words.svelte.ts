/** What the lessons of a game say, in the reader's language; fetched when a lesson or the list of lessons is opened. */
import { fetch_text } from '../lib/api';
import { Catalog, type Language } from '../lib/texts';
import { words } from '../lib/words.svelte';
import type { Msg } from '../lib/wire';

class LessonWords {
  private catalogs = $state.raw<Record<string, Catalog>>({});

  /** Runs as an effect: called again when the language changes. */
  async need(game: string): Promise<void> {
    const lang: Language = words.lang;
    if (this.catalogs[game]?.lang === lang) return;
    const catalog = new Catalog(lang, await fetch_text(`/api/lessons/${game}/texts/${lang}`));
    if (lang === words.lang) this.catalogs = { ...this.catalogs, [game]: catalog };
  }

  ready(game: string): boolean {
    return game in this.catalogs;
  }

  say(game: string, message: Msg | null): string {
    return message ? (this.catalogs[game]?.render(message) ?? '') : '';
  }
}

export const lesson_words = new LessonWords();
