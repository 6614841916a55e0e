/** What a lesson lights: which pieces of the table carry the letters a, b, c, and where they lie on the screen now. */
import type { BoardModule } from '../games/board';
import type { Action, View } from '../lib/wire';

/** What stands over a table and stays there while it scrolls. */
const STANDING = '.coach, .table > .prompt, .table > .tabs';
const PART = 'part:';
/** Parts that are the shell's own. */
const SHELL_PARTS: Record<string, string[]> = {
  score: ['.table > .side > .sheet', '.count', '.tabs [data-tab="score"]'],
  order: ['.bar .order', '.table > .strip'],
};
/** More pieces of one letter than these would light up the whole table. */
const MOST = 6;

/** `take *` as the server means it: a star stands for any rest. */
function fits(name: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (!rest.length) return name === pattern;
  const tail = rest.at(-1)!;
  let at = head.length;
  if (!name.startsWith(head) || name.length < head.length + tail.length || !name.endsWith(tail)) return false;
  return rest.slice(0, -1).every((middle) => {
    const found = name.indexOf(middle, at);
    at = found + middle.length;
    return found >= 0;
  });
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return element.checkVisibility() && box.width > 0 && box.height > 0;
}

/** The first of them that can be seen; one that lies under a page over the table only if there is no other. */
function first_seen(selectors: readonly string[]): Element[] {
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].find(seen) ?? []);
  return found.filter((each) => !is_buried(each)).concat(found).slice(0, 1);
}

function is_buried(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const page = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('section');
  return Boolean(page && getComputedStyle(page).position !== 'static' && !page.contains(element) && !element.contains(page) && !page.matches(STANDING));
}

export interface Table {
  board: BoardModule;
  view: View;
  actions: Action[];
  /** On which tabs of a phone an action is done. */
  tabs_of: (actions: Action[]) => string[];
}

/** The pieces one letter stands for, as far as they can be seen; behind another tab it is the tab. */
export function pieces(names: readonly string[], table: Table): Element[] {
  const { board, view, actions } = table;
  const found = names.filter((name) => name.startsWith(PART)).flatMap((name) => part(name.slice(PART.length), board, view));
  const wanted = actions.filter((action) => names.some((name) => fits(action.name, name)));
  for (const action of wanted) {
    const own = CSS.escape(action.name);
    const places = [`:is([role="menu"], [data-choosing]) [data-action="${own}"]`, ...(board.spots?.(action.name, view, action) ?? []), `[data-action="${own}"]`];
    found.push(...first_seen(places));
  }
  if (!found.length) found.push(...table.tabs_of(wanted).flatMap((tab) => first_seen([`.tabs [data-tab="${tab}"]`])));
  return [...new Set(found)].slice(0, MOST);
}

function part(name: string, board: BoardModule, view: View): Element[] {
  const places = [...(board.spots?.(PART + name, view) ?? []), ...(SHELL_PARTS[name] ?? [])];
  const found = first_seen(places);
  const tab = board.tabs_with?.[name];
  return found.length || !tab ? found : first_seen([`.tabs [data-tab="${tab}"]`]);
}

/** The part of a piece that the boxes which scroll it leave to be seen; null if none is. */
export function seen_part(element: Element): { left: number; top: number; width: number; height: number } | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    const around = each.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    if (position === 'fixed') break;
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Whether something that stands still lies over it: then it is not to be marked as if it did not. */
export function is_covered(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const over = document.elementFromPoint(x, y)?.closest(`${STANDING}, dialog`);
  return Boolean(over && !over.contains(element) && !element.contains(over));
}

/** Whether the coach, standing still over the table, hides a good part of it. */
export function is_under_coach(element: Element): boolean {
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (!coach || !box.width || !box.height) return false;
  const across = Math.min(coach.right, box.right) - Math.max(coach.left, box.left);
  const down = Math.min(coach.bottom, box.bottom) - Math.max(coach.top, box.top);
  return across > 0 && down > 0 && across * down > (box.width * box.height) / 4;
}
