/** Pages of single games, by address: every folder beside this file may have a `pages.ts` that exports them. */
export type GamePages = Record<string, () => Promise<unknown>>;

const found = import.meta.glob<GamePages>('./*/pages.ts', { eager: true, import: 'pages' });

export const game_pages: GamePages = Object.assign({}, ...Object.values(found));
