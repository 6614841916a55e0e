/**
 * Texts by Fluent, and the convention by which a message's arguments become words.
 * It is the same as in src/athanor/core/text.py; test/texts.test.ts compares the two.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Msg } from './wire';

export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whatever somebody typed or sent: longer than this is cut. */
const LONGEST = 1000;

/** The first of the reader's languages that we speak. */
export function language_of(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((lang) => each.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

export class Catalog {
  readonly lang: Language;
  private bundle: FluentBundle;
  private nouns: Record<string, string>;

  constructor(lang: Language, source: string, nouns: Record<string, string> = {}) {
    this.lang = lang;
    this.nouns = nouns;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const entry = this.bundle.getMessage(name);
    return attribute ? Boolean(entry?.attributes[attribute]) : Boolean(entry);
  }

  /** The text of a message; its bare id if there is none, so that a missing text never breaks the table. */
  render(message: Msg, names: readonly string[] = []): string {
    const [id = '', attribute] = message.id.split('.');
    const entry = this.bundle.getMessage(id);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (!pattern) return message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.word(key, value, names);
    return this.bundle.formatPattern(pattern, args, []);
  }

  say(id: string, args: Record<string, Arg> = {}): string {
    return this.render({ id, args });
  }

  private word(key: string, value: Arg, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) {
      return value.map((part) => String(this.word(key, part, names))).join(', ') || this.say('nothing');
    }
    if (typeof value === 'object' && value !== null) return this.render(value, names);
    if (typeof value === 'string') return value.length <= LONGEST ? value : value.slice(0, LONGEST - 1) + '…';
    if (key.endsWith('seat')) return names[value] ?? this.say('player', { number: value + 1 });
    if (key in this.nouns) return this.say(`${this.nouns[key]}-${value}`);
    return value;
  }
}
