/** Where a tooltip goes: beside the thing it is about, on the page, and never over what is asked. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
export interface Size {
  width: number;
  height: number;
}

export const GAP = 8;

/**
 * Above the thing, else below, right or left of it. `clear` is what the words must not cover if there is any other
 * place; `around` is the part of the table they should lie outside of, where neighbours matter more than nearness; `spare`
 * is what the thing itself points at: the words go where they cover the least of it, into a corner if need be.
 */
export function beside(at: Box, own: Size, page: Size, clear: Box | null, around: Box = at, spare: readonly Box[] = []): { left: number; top: number } {
  const middle = { left: (at.left + at.right - own.width) / 2, top: (at.top + at.bottom - own.height) / 2 };
  const places = [around, at].flatMap((box) => [
    { left: middle.left, top: box.top - own.height - GAP },
    { left: middle.left, top: box.bottom + GAP },
  ]);
  places.push({ left: at.right + GAP, top: middle.top }, { left: at.left - own.width - GAP, top: middle.top });
  // What is too high for the room between the thing and what is asked lies on the other side, beside the thing.
  if (clear) {
    const tops = [clear.top - own.height - GAP, clear.bottom + GAP];
    for (const top of tops) for (const left of [middle.left, at.right + GAP, at.left - own.width - GAP]) places.push({ left, top });
  }
  if (spare.length) for (const left of [0, page.width]) for (const top of [GAP, page.height - own.height - GAP]) places.push({ left, top });
  const all = places.map((place) => ({ place: onto(place, own, page), whole: fits(place, own, page) }));
  const free = all.filter(({ place }) => !clear || !overlap(place, own, clear));
  const covers = ({ place }: { place: { left: number; top: number } }) => spare.filter((each) => overlap(place, own, each)).length;
  const good = free.filter(({ place, whole }) => whole && !overlap(place, own, at)).sort((one, other) => covers(one) - covers(other));
  // A long card on a low page has no good place: better over the question than over what the thing points at.
  const less = spare.length ? all.filter(({ place, whole }) => whole && !overlap(place, own, at)).sort((one, other) => covers(one) - covers(other)) : [];
  const best = good[0] ?? less[0] ?? free.find(({ whole }) => whole) ?? free.find(({ place }) => !overlap(place, own, at)) ?? all.find(({ whole }) => whole);
  return (best ?? all[0]!).place;
}

/** Sideways a place may be shifted onto the page; up and down it has to fit as it is. */
function fits({ top }: { top: number }, own: Size, page: Size): boolean {
  return top >= GAP && top + own.height <= page.height - GAP;
}

function onto({ left, top }: { left: number; top: number }, own: Size, page: Size): { left: number; top: number } {
  const within = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));
  return { left: within(left, page.width - own.width), top: within(top, page.height - own.height) };
}

function overlap({ left, top }: { left: number; top: number }, own: Size, box: Box): boolean {
  return left < box.right && left + own.width > box.left && top < box.bottom && top + own.height > box.top;
}
