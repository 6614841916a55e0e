import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load_drawn } from '../src/games/drawn';
import { entry_of as in_alchemists } from '../src/games/alchemists/entries';
import { SPACE_NAMES } from '../src/games/alchemists/kit';
import { entry_of as in_trismegistus } from '../src/games/trismegistus/kit';
import { fits, sections_of } from '../src/reference/sections';

const entries = (game: string) =>
  [...readFileSync(`../src/athanor/games/${game}/glossary/entries.toml`, 'utf-8').matchAll(/^id = "([^"]+)"/gm)].map(([, id]) => id!);

describe('a glossary', () => {
  it.each(['spellbook', 'alchemists', 'trismegistus'])('of %s has a picture of every entry, made of pieces that are there', async (game) => {
    const drawn = (await load_drawn(game))!;
    expect(Object.keys(drawn.entries).sort()).toEqual(entries(game).sort());
    const pieces = new Set([...drawn.sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    for (const { icon, over } of Object.values(drawn.entries).flat()) {
      for (const name of [icon, over]) if (name) expect(pieces, name).toContain(name);
    }
  });

  it('has what lies at every place of a board and what every action is about', () => {
    const places = ['art', 'hand', 'row', 'seal', 'theory', 'token', 'want', ...SPACE_NAMES.map((_, space) => `space:${space}`)];
    for (const place of places) expect(entries('alchemists')).toContain(in_alchemists(place));
    for (const verb of ['draft', 'harvest', 'transmute', 'perform', 'cell', 'anything else']) expect(entries('trismegistus')).toContain(in_trismegistus(verb));
  });
});

describe('rules by their headings', () => {
  const html = '<h1 id="a-game">A game</h1><p>For two.</p><h2 id="the-end">The end</h2><p>Most <em>points</em> win.</p>';

  it('keep their addresses and their words', () => {
    expect(sections_of(html).map(({ address, title, text }) => [address, title, text])).toEqual([
      ['a-game', 'A game', 'For two.'],
      ['the-end', 'The end', 'Most points win.'],
    ]);
  });

  it('are searched without accents and capitals, for all words', () => {
    expect(fits('etape MELANGE', 'Étape', 'le mélange')).toBe(true);
    expect(fits('étape poison', 'Étape', 'le mélange')).toBe(false);
  });
});
