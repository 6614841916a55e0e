/** What an answer would change in my laboratory, as marks beside the things: one more, one less, a marker further up. */
import type { Attachment } from 'svelte/attachments';
import type { Change } from '../../lib/wire';
import type { Laboratory } from './types';

export interface Ghost {
  /** How many more or fewer, by kind. */
  cubes: Record<number, number>;
  essences: Record<number, number>;
  ethereal: number;
  chameleon: number;
  /** The level afterwards, by element. */
  tracks: Record<number, number>;
  /** The potency afterwards. */
  potency: number | null;
  /** Open experiments (by place) that can be performed afterwards. */
  ready: number[];
}

export function ghost_of(lab: Laboratory, seat: number, changes: readonly Change[]): Ghost {
  const ghost: Ghost = { cubes: {}, essences: {}, ethereal: 0, chameleon: 0, tracks: {}, potency: null, ready: [] };
  for (const { way, after } of changes) {
    const [part, whose, what, at] = way;
    if (part === 'lacks' && whose === seat && at === 'ready' && after === true) ghost.ready.push(Number(what));
    if (part !== 'laboratories' || whose !== seat) continue;
    if (what === 'cubes') ghost.cubes[Number(at)] = Number(after) - (lab.cubes[Number(at)] ?? 0);
    else if (what === 'essences') ghost.essences[Number(at)] = Number(after) - (lab.essences[Number(at)] ?? 0);
    else if (what === 'tracks') ghost.tracks[Number(at)] = Number(after);
    else if (what === 'ethereal' || what === 'chameleon') ghost[what] = Number(after) - lab[what];
    else if (what === 'die' && at === 'potency') ghost.potency = Number(after);
    else if (what === 'die' && at === undefined && after) ghost.potency = (after as { potency: number }).potency;
  }
  return ghost;
}

/** With its sign, as it stands beside a thing. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : `\u2212${-count}`);

const WAIT = 160;

/** While a thing is hovered or has the keyboard's focus: `show`; afterwards `hide`. */
export function while_held(show: () => void, hide: () => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(show, WAIT);
    };
    const end = () => {
      clearTimeout(timer);
      hide();
    };
    const entered = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && later();
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', entered],
      ['pointerleave', end],
      ['focusin', later],
      ['focusout', end],
      ['click', end],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      end();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
