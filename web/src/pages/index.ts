/** The pages by name, each loaded when it is first opened. */
import type { Component } from 'svelte';
import { game_pages } from '../games/pages';
import { words, type Chapter } from '../lib/words.svelte';

export interface PageProps {
  params: Record<string, string>;
  query: URLSearchParams;
}
type Loaded = Promise<{ default: Component<PageProps> }>;

const PAGES: Record<string, () => Loaded> = {
  home: () => import('./Home.svelte') as unknown as Loaded,
  new: () => import('./NewTable.svelte') as unknown as Loaded,
  table: () => import('./TablePage.svelte') as unknown as Loaded,
  replay: () => import('./ReplayPage.svelte') as unknown as Loaded,
  games: () => import('./MyGames.svelte') as unknown as Loaded,
  rulebooks: () => import('./Rules.svelte') as unknown as Loaded,
  rules: () => import('./Rules.svelte') as unknown as Loaded,
  lessons: () => import('../learn/LessonsPage.svelte') as unknown as Loaded,
  lesson: () => import('../learn/LessonPage.svelte') as unknown as Loaded,
  review: () => import('../study/ReviewPage.svelte') as unknown as Loaded,
  puzzles: () => import('../study/PuzzlesPage.svelte') as unknown as Loaded,
  game_puzzles: () => import('../study/PuzzlesPage.svelte') as unknown as Loaded,
  puzzle: () => import('../study/PuzzlePage.svelte') as unknown as Loaded,
  studies: () => import('../study/StudiesPage.svelte') as unknown as Loaded,
  study: () => import('../study/OneStudyPage.svelte') as unknown as Loaded,
  statistics: () => import('../study/StatisticsPage.svelte') as unknown as Loaded,
  try: () => import('../study/TryPage.svelte') as unknown as Loaded,
  settings: () => import('./SettingsPage.svelte') as unknown as Loaded,
  move: () => import('./MovePage.svelte') as unknown as Loaded,
  missing: () => import('./Missing.svelte') as unknown as Loaded,
  ...(game_pages as Record<string, () => Loaded>),
};

/** What each says on top of the first view's words; a page that is not listed may say everything. */
const CHAPTERS: Record<string, readonly Chapter[]> = { home: [], missing: [], table: ['table'] };

export async function load_page(name: string): Loaded {
  const known = name in PAGES ? name : 'missing';
  const [page] = await Promise.all([PAGES[known]!(), words.need(CHAPTERS[known] ?? ['table', 'pages'])]);
  return page;
}
