/**
 * One tab stop per region: Tab enters it once, the arrow keys go to the nearest thing in their direction, Home and End to
 * its ends. What can be reached says `data-stop`.
 */
import type { Attachment } from 'svelte/attachments';

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Stop {
  focus(options?: FocusOptions): void;
  tabIndex: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; what lies aside counts double. None: the next in reading order. */
export function towards(spots: readonly Spot[], here: number, [dx, dy]: readonly [number, number]): number {
  const from = spots[here];
  if (!from) return -1;
  let found = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (index === here || ahead < 1 || aside > ahead * 4) return;
    if (ahead + aside * 2 < least) [found, least] = [index, ahead + aside * 2];
  });
  if (found >= 0) return found;
  const next = here + (dx + dy > 0 ? 1 : -1);
  return next >= 0 && next < spots.length ? next : -1;
}

export function rove(): Attachment<Element> {
  return (region) => {
    const stops = () => [...region.querySelectorAll('[data-stop]')] as (Element & Stop)[];
    const settle = (chosen?: Element) => {
      const all = stops();
      const stop = chosen ?? all.find((each) => each.getAttribute('tabindex') === '0') ?? first_lit(all) ?? all[0];
      for (const each of all) {
        const wanted = each === stop ? '0' : '-1';
        if (each.getAttribute('tabindex') !== wanted) each.setAttribute('tabindex', wanted);
      }
    };
    const moved = (event: Event) => {
      const key = event as KeyboardEvent;
      if (key.ctrlKey || key.metaKey || key.altKey) return;
      const all = stops();
      const here = all.findIndex((each) => each === document.activeElement);
      if (here < 0) return;
      const direction = DIRECTIONS[key.key];
      let to = -1;
      if (key.key === 'Home') to = 0;
      else if (key.key === 'End') to = all.length - 1;
      else if (direction) to = towards(all.map(middle), here, direction);
      const next = all[to];
      if (!next) return;
      key.preventDefault();
      settle(next);
      next.focus();
    };
    const entered = (event: Event) => {
      const stop = (event.target as Element).closest('[data-stop]');
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

function first_lit(all: readonly (Element & Stop)[]): (Element & Stop) | undefined {
  return all.find((each) => each.getAttribute('aria-disabled') === 'false');
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
