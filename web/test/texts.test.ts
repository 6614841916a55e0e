/** The page and the server must say the same: the same messages, rendered by both. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Catalog, language_of, LANGUAGES } from '../src/lib/texts';
import type { Msg } from '../src/lib/wire';
import { heard_from } from './engine';

const NAMES = ['Ana', 'Teo'];
const MESSAGES: Msg[] = [
  { id: 'takes', args: { seat: 1, token: 3 } },
  { id: 'takes', args: { seat: 3, token: 20 } },
  { id: 'draws', args: { seat: 0, tokens: [1, 8, 8] } },
  { id: 'draws', args: { seat: 0, tokens: [] } },
  { id: 'copies', args: { seat: 0, 'owner-seat': 1, spell: 7, level: 4 } },
  { id: 'explain', args: { label: { id: 'label-take', args: { token: 5 } }, what: { id: 'explain-take', args: {} } } },
  { id: 'ask-take', args: { count: 1 } },
  { id: 'ask-take', args: { count: 3 } },
  { id: 'ask-focus', args: { take: 0, store: 1, rune: 2 } },
  { id: 'ask-focus', args: { take: 2, store: 3, rune: 0 } },
  { id: 'sheet-familiar', args: { count: 0 } },
  { id: 'option-spells.help', args: {} },
  { id: 'unknown-game', args: { game: 'x'.repeat(2000), known: 'spellbook' } },
  { id: 'why-too-few-to-learn', args: { spell: 3, level: 5, material: 1, real: 2, wild: 1 } },
  { id: 'game-begins', args: { seat: 0, spells: [0, 3, 6, 9, 12, 15, 18] } },
];

describe('messages', () => {
  const asked = LANGUAGES.flatMap((lang) => MESSAGES.map((message) => ({ message, lang, names: NAMES })));
  const heard = heard_from('render.py', asked) as { texts: string[]; sources: Record<string, string>; nouns: Record<string, string> };

  it.each(asked.map((each, index) => ({ ...each, expected: heard.texts[index]! })))(
    'says $message.id in $lang as Python does',
    ({ message, lang, names, expected }) => {
      expect(new Catalog(lang, heard.sources[lang]!, heard.nouns).render(message, names)).toBe(expected);
    },
  );

  it('shows the id of a text that is missing instead of breaking', () => {
    expect(new Catalog('en', '').say('no-such-text')).toBe('no-such-text');
  });
});

describe('the language', () => {
  it('is the first of the reader’s that we speak', () => {
    expect(language_of(['de-AT', 'fr-CA', 'en'])).toBe('fr');
    expect(language_of(['de'])).toBe('en');
  });

  it.each(['text', 'study/text'])('has every text of %s in all three', async (folder) => {
    const files = readdirSync(`src/${folder}`).sort();
    const in_one = (lang: string) => files.filter((file) => file === `${lang}.ftl` || file.endsWith(`.${lang}.ftl`));
    const sources = LANGUAGES.map((lang) => in_one(lang).map((file) => readFileSync(`src/${folder}/${file}`, 'utf-8')).join('\n'));
    const ids = sources.map((source) => [...source.matchAll(/^([a-z][\w-]*) =|^ {4}(\.\w+) =/gm)].map((found) => found[1] ?? found[2]));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });
});
