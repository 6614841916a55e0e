/**
 * Roving focus, one tab stop per region: Tab enters it once, the arrow keys move inside, Home and End go to its ends.
 *
 * `{@attach roving('button')}` moves through a list in its order; `{@attach roving_by_place()}` moves over a board to the
 * nearest thing in the direction of the arrow, where what can be reached says `data-stop`.
 */
import type { Attachment } from 'svelte/attachments';

interface Stop {
  focus(options?: FocusOptions): void;
}
type Stops = (Element & Stop)[];

export interface Spot {
  x: number;
  y: number;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function roving(selector = 'button, a[href]'): Attachment<Element> {
  return (region) =>
    attach(region, selector, (key, here) => {
      const step = STEPS[key];
      return step === undefined ? -1 : here + step;
    });
}

export function roving_by_place(): Attachment<Element> {
  return (region) =>
    attach(region, '[data-stop]', (key, here, all) => {
      const direction = DIRECTIONS[key];
      return direction ? towards(all.map(middle), here, direction) : -1;
    });
}

/** `moved_to`: the index that an arrow key leads to; -1 for none. */
function attach(region: Element, selector: string, moved_to: (key: string, here: number, all: Stops) => number) {
  const stops = () =>
    ([...region.querySelectorAll(selector)] as Stops).filter((each) => !(each instanceof HTMLElement && each.hidden));
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
    const to = key.key === 'Home' ? 0 : key.key === 'End' ? all.length - 1 : moved_to(key.key, here, all);
    const next = all[to];
    if (!next) return;
    key.preventDefault();
    settle(next);
    next.focus();
  };
  const entered = (event: Event) => {
    const stop = (event.target as Element).closest(selector);
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

function first_lit(all: Stops): (Element & Stop) | undefined {
  return all.find((each) => each.getAttribute('aria-disabled') === 'false');
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
