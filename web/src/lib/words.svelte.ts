/** The reader's language, and every text in it. Changing the language changes the whole page at once. */
import { fetch_text, get } from './api';
import { settings } from './settings.svelte';
import { Catalog, type Language } from './texts';
import type { Arg, GameCard, GameInfo, Msg } from './wire';

// The bots' names come from the bots' own texts: the terminal says the same.
const SHELL: Record<Language, () => Promise<{ default: string }>[]> = {
  en: () => [import('../text/en.ftl?raw'), import('../text/learn.en.ftl?raw'), import('../../../src/athanor/bots/text/company.en.ftl?raw')],
  es: () => [import('../text/es.ftl?raw'), import('../text/learn.es.ftl?raw'), import('../../../src/athanor/bots/text/company.es.ftl?raw')],
  fr: () => [import('../text/fr.ftl?raw'), import('../text/learn.fr.ftl?raw'), import('../../../src/athanor/bots/text/company.fr.ftl?raw')],
};

class Words {
  /** Set only once its texts are there, so that the page never shows half of a language. */
  lang = $state<Language>('en');
  private shell = $state.raw<Catalog>(new Catalog('en', ''));
  private games = $state.raw<Record<string, Catalog>>({});
  private cards = $state.raw<Record<string, Record<string, GameCard>>>({});
  private infos: Promise<GameInfo[]> | null = null;
  private wanted = 0;

  /** A text of the shell. */
  t = (id: string, args: Record<string, Arg> = {}): string => this.shell.say(id, args);

  has(id: string): boolean {
    return this.shell.has(id);
  }

  /** The name of a game: what its own texts say, else the list of games; nothing while both are on their way. */
  name_of(id: string): string {
    const own = this.game(id);
    if (own?.has('game-name')) return own.say('game-name');
    return this.card(id)?.name ?? (own ? id : '');
  }

  /** What lists of games say about it; null until they were asked for. */
  card(id: string): GameCard | null {
    return this.cards[id]?.[this.lang] ?? null;
  }

  game(id: string): Catalog | null {
    return this.games[id] ?? null;
  }

  /** What says a game's messages, with these players' names. */
  sayer(id: string, names: readonly string[]): (message: Msg) => string {
    const catalog = this.game(id) ?? this.shell;
    return (message) => catalog.render(message, names);
  }

  list_games(): Promise<GameInfo[]> {
    this.infos ??= get<GameInfo[]>('/api/games').then(
      (games) => {
        this.cards = Object.fromEntries(games.map(({ id, cards }) => [id, cards]));
        return games;
      },
      (problem: unknown) => {
        this.infos = null;
        throw problem;
      },
    );
    return this.infos;
  }

  /** The texts of several games; one whose texts cannot be had does not keep the others waiting. */
  async need_games(ids: readonly string[]): Promise<void> {
    await Promise.allSettled([...new Set(ids)].map((id) => this.need_game(id)));
  }

  async need_game(id: string): Promise<void> {
    if (this.games[id]?.lang === this.lang) return;
    const catalog = await this.fetch_game(id, this.lang);
    this.games = { ...this.games, [id]: catalog };
  }

  async speak(lang: Language): Promise<void> {
    const turn = ++this.wanted;
    const shell = Promise.all(SHELL[lang]()).then((parts) => new Catalog(lang, parts.map((part) => part.default).join('\n')));
    const games = Object.keys(this.games).map(async (id) => [id, await this.fetch_game(id, lang)] as const);
    const [words, loaded] = await Promise.all([shell, Promise.all(games)]);
    if (turn !== this.wanted) return; // somebody clicked on
    this.shell = words;
    this.games = Object.fromEntries(loaded);
    this.lang = lang;
    document.documentElement.lang = lang;
    settings.lang = lang;
  }

  private async fetch_game(id: string, lang: Language): Promise<Catalog> {
    const [source, games] = await Promise.all([fetch_text(`/api/texts/${id}/${lang}`), this.list_games()]);
    return new Catalog(lang, source, games.find((game) => game.id === id)?.nouns ?? {});
  }
}

export const words = new Words();
export const t = words.t;
