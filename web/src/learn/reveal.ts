/** Scrolls what is spoken of into the part of the screen that nothing stands over. */

/** These stay where they are while the table scrolls below them. */
const STANDING = '.coach, .table > .prompt, .table > .tabs, .bar, .recap';
const MARGIN = 14;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function stands(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
  }
  return false;
}

/** Where a piece can be seen: the window, less what stands over its upper or lower edge. */
function free_of(piece: Element): Box {
  const free = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const own = piece.getBoundingClientRect();
  for (const each of document.querySelectorAll(STANDING)) {
    if (!each.checkVisibility() || each.contains(piece) || !stands(each)) continue;
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (right <= own.left || left >= own.right) continue;
    if (top + bottom < innerHeight) free.top = Math.max(free.top, bottom);
    else free.bottom = Math.min(free.bottom, top);
  }
  return free;
}

/** From the inside out; the page itself last, unless the piece lies in something that does not scroll with it. */
function scrollers_of(piece: Element): Element[] {
  const found: Element[] = [];
  for (let each = piece.parentElement; each && each !== document.documentElement; each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    const across = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth;
    const down = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight;
    if (across || down) found.push(each);
    if (position === 'fixed') return found;
  }
  return [...found, document.scrollingElement!];
}

const all_of = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
const boxes_of = (pieces: Element[]): Box => all_of(pieces.map((each) => each.getBoundingClientRect()));

/** The first pieces that lie in the same place and fit together. */
function together(pieces: Element[]): Element[] {
  const [first] = pieces as [Element];
  const free = free_of(first);
  const place = scrollers_of(first)[0];
  const found = [first];
  for (const each of pieces.slice(1)) {
    const { left, top, right, bottom } = boxes_of([...found, each]);
    const fits = bottom - top + 2 * MARGIN <= free.bottom - free.top && right - left <= free.right - free.left;
    if (fits && scrollers_of(each)[0] === place) found.push(each);
  }
  return found;
}

/** So far from `low` to `high` is to be scrolled that a span lies within; its beginning counts more than its end. */
function way(from: number, to: number, low: number, high: number): number {
  if (from < low) return from - low;
  return to > high ? Math.min(to - high, from - low) : 0;
}

export function reveal(pieces: Element[]): void {
  if (!pieces.length) return;
  const shown = together(pieces);
  const [first] = shown as [Element];
  for (const scroller of scrollers_of(first)) {
    const page = scroller === document.scrollingElement;
    const free = free_of(first);
    const own = page ? free : scroller.getBoundingClientRect();
    const box = boxes_of(shown);
    const left = way(box.left, box.right, Math.max(free.left, own.left) + MARGIN, Math.min(free.right, own.right) - MARGIN);
    const top = way(box.top, box.bottom, Math.max(free.top, own.top) + MARGIN, Math.min(free.bottom, own.bottom) - MARGIN);
    if (left || top) scroller.scrollBy({ left, top, behavior: 'instant' });
  }
}
