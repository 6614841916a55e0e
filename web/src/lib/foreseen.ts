/** What an answer would lead to, as lines to read: what will be heard, and whether more follows that nobody knows yet. */
import { t } from './words.svelte';
import type { Foreseen, Msg } from './wire';

const MOST = 8;

export function foreseen_lines(found: Foreseen | null, say: (message: Msg) => string): string[] {
  if (!found) return [];
  const texts = found.events.map((event) => say(event as Msg));
  const lines = texts.slice(0, MOST).map((line) => `→ ${line}`);
  if (texts.length > MOST) lines.push('→ …');
  if (!found.certain) lines.push(`→ ${t('foreseen-hidden')}`);
  return lines;
}
