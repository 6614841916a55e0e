/** The words of the reader; all three languages travel with it. */
import { settings } from '../../../lib/settings.svelte';
import { Catalog, language_of, type Language } from '../../../lib/texts';
import type { Arg } from '../../../lib/message';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import fr from './text/fr.ftl?raw';

const SOURCES: Record<Language, string> = { en, es, fr };
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' };

class Words {
  lang = $derived<Language>(settings.lang ?? language_of(navigator.languages));
  private catalog = $derived(new Catalog(this.lang, SOURCES[this.lang]));

  t = (id: string, args: Record<string, Arg> = {}): string => this.catalog.say(id, args);
}

export const words = new Words();
export const t = words.t;

/** With a capital, for the beginning of a line or a label. */
export const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
export const ingredient = (id: number): string => t(`ingredient-${id}`);
export const both = (ids: readonly number[]) => ({ one: ingredient(ids[0]!), other: ingredient(ids[1]!) });
