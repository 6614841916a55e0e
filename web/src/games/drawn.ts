/** The pictures of a game's glossary, drawn with the pieces of its board. Loaded when they are first looked at. */
import type { Picture } from './pictures';

export interface Drawn {
  /** The class under which the game's colours hold. */
  scope: string;
  /** The pieces, for pages without the board. */
  sprite: string;
  /** By the ids of the entries. */
  entries: Record<string, Picture[]>;
}

const DRAWN = import.meta.glob<{ drawn: Drawn }>('./*/drawn.ts');

/** Null for a game whose pieces nobody has drawn. */
export async function load_drawn(game: string): Promise<Drawn | null> {
  return (await DRAWN[`./${game}/drawn.ts`]?.())?.drawn ?? null;
}
