/**
 * One tab stop per region: Tab enters it once, the arrows move inside, Home and End go to its ends.
 * `{@attach roving('button')}` on the element around them.
 */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(selector = 'button, a[href]'): Attachment<HTMLElement> {
  return (region) => {
    const stops = () => [...region.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.hidden);
    const settle = (chosen?: HTMLElement) => {
      const all = stops();
      const stop = chosen ?? all.find((each) => each.tabIndex === 0) ?? all[0];
      for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    };
    const moved = (key: KeyboardEvent) => {
      const all = stops();
      const here = all.indexOf(document.activeElement as HTMLElement);
      if (here < 0 || key.ctrlKey || key.metaKey || key.altKey) return;
      const to =
        key.key === 'Home' ? 0 : key.key === 'End' ? all.length - 1 : key.key in STEPS ? here + STEPS[key.key]! : -1;
      const next = all[to];
      if (!next) return;
      key.preventDefault();
      settle(next);
      next.focus();
    };
    const entered = (event: FocusEvent) => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (stop) settle(stop);
    };
    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(region, { childList: true, subtree: true });
    region.addEventListener('keydown', moved);
    region.addEventListener('focusin', entered);
    return () => {
      watcher.disconnect();
      region.removeEventListener('keydown', moved);
      region.removeEventListener('focusin', entered);
    };
  };
}
