/** The reader's language, and every text in it. Changing the language changes the whole page at once. */
import { fetch_text, get } from './api';
import { settings } from './settings.svelte';
import { Catalog, type Language } from './texts';
import type { Arg, GameCard, GameInfo, Msg } from './wire';

/** The texts come in parts: what the first view says, then what tables say, and what is left for the other pages. */
export type Chapter = 'table' | 'pages';
const TEXTS = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
// The bots' names come from the bots' own texts: the terminal says the same.
const COMPANY = import.meta.glob<string>('../../../src/athanor/bots/text/company.*.ftl', { query: '?raw', import: 'default' });

async function fetch_shell(lang: Language, chapters: Iterable<Chapter>): Promise<Catalog> {
  const parts = [
    TEXTS[`../text/${lang}.ftl`]!(),
    COMPANY[`../../../src/athanor/bots/text/company.${lang}.ftl`]!(),
    ...Array.from(chapters, (chapter) => TEXTS[`../text/${chapter}.${lang}.ftl`]!()),
  ];
  return new Catalog(lang, (await Promise.all(parts)).join('\n'));
}

class Words {
  /** Set only once its texts are there, so that the page never shows half of a language. */
  lang = $state<Language>('en');
  private shell = $state.raw<Catalog>(new Catalog('en', ''));
  private games = $state.raw<Record<string, Catalog>>({});
  private cards = $state.raw<Record<string, Record<string, GameCard>>>({});
  private infos: Promise<GameInfo[]> | null = null;
  private chapters = new Set<Chapter>();
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

  /** What a page says on top of the first view's words. They stay, in whatever language is chosen later. */
  async need(chapters: readonly Chapter[]): Promise<void> {
    while (chapters.some((chapter) => !this.chapters.has(chapter))) {
      const before = this.shell;
      const wanted = new Set([...this.chapters, ...chapters]);
      const shell = await fetch_shell(this.lang, wanted);
      if (this.shell !== before) continue; // another language or another page came meanwhile
      this.chapters = wanted;
      this.shell = shell;
    }
  }

  async speak(lang: Language): Promise<void> {
    const turn = ++this.wanted;
    const { chapters } = this;
    const games = Object.keys(this.games).map(async (id) => [id, await this.fetch_game(id, lang)] as const);
    const [words, loaded] = await Promise.all([fetch_shell(lang, chapters), Promise.all(games)]);
    if (turn !== this.wanted) return; // somebody clicked on
    if (chapters !== this.chapters) return this.speak(lang); // a page came that says more
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
