/** How far somebody has come: on the server by player, and for whoever has no name yet in this browser. */
import { get } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { GameLessons, LessonInfo } from '../lib/wire';

interface Kept {
  step: number;
  done: boolean;
}
const KEY = 'athanor-lessons';

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // no storage, or not ours: then everything is new
  }
}

export function kept_here(game: string, lesson: string): Kept | null {
  return all()[`${game}/${lesson}`] ?? null;
}

export function keep_here(game: string, lesson: string, step: number, done: boolean): void {
  const kept = all();
  const old = kept[`${game}/${lesson}`];
  kept[`${game}/${lesson}`] = { step, done: done || (old?.done ?? false) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it holds until the page is closed.
  }
}

function with_kept(game: string, lesson: LessonInfo): LessonInfo {
  const here = me.guest ? null : kept_here(game, lesson.id);
  return here ? { ...lesson, ...here } : lesson;
}

export async function list_lessons(): Promise<GameLessons[]> {
  const games = await get<GameLessons[]>('/api/lessons');
  return games.map(({ game, lessons }) => ({ game, lessons: lessons.map((each) => with_kept(game, each)) }));
}

export interface Learning {
  /** Those that are counted: a lesson for later stands after them. */
  all: LessonInfo[];
  done: number;
  /** The one to go on with; null once all are done. */
  next: LessonInfo | null;
  begun: boolean;
  minutes: number;
}

export function learning(lessons: LessonInfo[]): Learning {
  const counted = lessons.filter(({ extra }) => !extra);
  const done = counted.filter((each) => each.done).length;
  const next = counted.find((each) => !each.done && each.step > 0) ?? counted.find((each) => !each.done) ?? null;
  return { all: counted, done, next, begun: done > 0 || (next?.step ?? 0) > 0, minutes: counted.reduce((sum, each) => sum + each.minutes, 0) };
}
