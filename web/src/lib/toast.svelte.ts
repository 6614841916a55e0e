/** A short word at the edge of the page: a link copied, a request refused. */
import { Refusal, UNREACHED } from './api';
import { t } from './words.svelte';

const STAYS = 5000;

class Toast {
  text = $state('');
  bad = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, bad = false): void {
    this.text = text;
    this.bad = bad;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.text = ''), STAYS);
  }

  /** What went wrong, in a sentence. */
  fail(problem: unknown): void {
    this.show(why_failed(problem), true);
  }
}

export const toast = new Toast();

export function why_failed(problem: unknown): string {
  if (!(problem instanceof Refusal)) return t('fail-here');
  if (problem.status === UNREACHED) return t('fail-unreached');
  return problem.message || t('fail-server', { status: problem.status });
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show(t('copied'));
  } catch {
    toast.show(t('copy-by-hand', { text }), true);
  }
}
