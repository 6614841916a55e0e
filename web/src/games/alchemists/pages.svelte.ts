/** The pages over the board are no part of its first view: they are loaded with the first move, or when one opens. */
import type { Component } from 'svelte';
import { toast } from '../../lib/toast.svelte';

class Pages {
  drawn = $state.raw<Component<{ page: string; onclose: () => void }> | null>(null);

  async load(): Promise<void> {
    try {
      this.drawn ??= (await import('./OverBoard.svelte')).default;
    } catch (problem) {
      toast.fail(problem);
    }
  }
}

export const pages = new Pages();
