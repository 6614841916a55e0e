/** The words of the pages on which games are studied: fetched when the first of them is opened, on top of the page's own. */
import { Catalog, type Language } from '../lib/texts';
import type { Arg } from '../lib/wire';
import { words } from '../lib/words.svelte';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./text/en.ftl?raw'),
  es: () => import('./text/es.ftl?raw'),
  fr: () => import('./text/fr.ftl?raw'),
};

class StudyWords {
  private catalog = $state.raw<Catalog | null>(null);

  /** Runs as an effect: called again when the language changes. */
  async need(): Promise<void> {
    const lang = words.lang;
    if (this.catalog?.lang === lang) return;
    const catalog = new Catalog(lang, (await SOURCES[lang]()).default);
    if (lang === words.lang) this.catalog = catalog;
  }

  get ready(): boolean {
    return this.catalog !== null;
  }

  say = (id: string, args: Record<string, Arg> = {}): string => (this.catalog?.has(id) ? this.catalog.say(id, args) : words.t(id, args));
}

export const study_words = new StudyWords();
export const t = study_words.say;
