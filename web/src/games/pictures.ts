/** An event in pictures, for the line that tells a turn again: drawings of the game's own pieces, and short numbers. */
import type { Msg } from '../lib/wire';

export interface Picture {
  /** The id of a drawing on the page. */
  icon?: string;
  /** A second drawing in the middle of the first, for example the face of a die. */
  over?: string;
  /** Its class, where the colour of a drawing hangs on one. */
  kind?: string;
  text?: string;
}

export interface Pictures {
  /** The class under which the game's colours hold. */
  scope: string;
  /** Nothing for events that need no picture. */
  of: (event: Msg) => Picture[];
}

/** The arguments of a message by name: numbers, and lists of numbers. */
export function read(event: Msg): { number: (key: string) => number; list: (key: string) => number[]; id: string } {
  const args: Record<string, unknown> = event.args ?? {};
  return {
    id: event.id.replace(/-hidden$/, ''),
    number: (key) => (typeof args[key] === 'number' ? args[key] : -1),
    list: (key) => (Array.isArray(args[key]) ? (args[key] as unknown[]).filter((each) => typeof each === 'number') : []),
  };
}

/** "×3"; nothing for one. */
export const times = (count: number): Picture[] => (count > 1 ? [{ text: `×${count}` }] : []);
/** With its sign; a true minus. */
export const plus = (count: number): Picture => ({ text: count < 0 ? `−${-count}` : `+${count}` });
