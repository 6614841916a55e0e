/** The things of the table that a line of the log is about, as places (`kit.ts`). */
import { COLOURS, CUBES, CUBE_WORDS, ELEMENTS, ESSENCES, FACES } from './kit';
import type { Msg, View } from './types';

const THINGS = ['thing', 'thing2', 'paid'];
/** Other lines speak of a die that lies elsewhere by now. */
const FROM_BOWL = /^(bot-)?drafts|^bowl-/;

/** The name of a place in a laboratory: mine bare, others' with their seat before it. */
export const at_owner = (key: string, owner: number, main: number): string => (owner === main ? key : owner < 0 ? '' : `@${owner}/${key}`);

/** `owner`: whom the message is about, if it does not say so itself. */
export function pieces_of(message: Msg | null, view: View, main: number, owner = main): string[] {
  if (!message) return [];
  const args = message.args ?? {};
  const found: string[] = [];
  // Botmegistus tells of the same things under names of its own.
  const number = (...keys: string[]): number => keys.map((key) => args[key]).find((value) => typeof value === 'number') ?? -1;
  const whose = 'seat' in args ? number('seat') : owner;
  for (const each of Object.values(args)) {
    for (const inner of Array.isArray(each) ? each : [each]) if (inner && typeof inner === 'object' && 'id' in inner) found.push(...pieces_of(inner as Msg, view, main, whose));
  }
  const face = FACES[number('face', 'bot_face')];
  if (face && FROM_BOWL.test(message.id)) found.push(`bowl:${face}`, `bowl:${face}:${COLOURS[number('colour', 'bot_colour')] ?? ''}`);
  const element = number('element', 'bot_element', 'bot_track');
  if (element >= 0) found.push(`track:${ELEMENTS[element] ?? ''}`);
  const tile = number('artifact');
  if (tile >= 0) found.push(`market:${view.market.indexOf(tile) + 1}`);
  const card = number('experiment');
  view.spaces.forEach((space, at) => space.includes(card) && found.push(`space:${at + 1}${'ab'[space.indexOf(card)]}`));
  if (message.id.startsWith('bot-')) return [...found, `@${view.laboratories.length}`];
  const lab = view.laboratories[whose];
  if (!lab) return found;
  // In a laboratory that is not in front, its owner's short form stands for all of it.
  const within = (key: string) => found.push(at_owner(key, whose, main));
  if (whose !== main) found.push(`@${whose}`);
  for (const key of THINGS) {
    const thing = number(key);
    if (thing >= CUBES) within(`essence:${ESSENCES[thing - CUBES] ?? ''}`);
    else if (thing >= 0) within(`cube:${CUBE_WORDS[thing] ?? ''}`);
  }
  if (tile >= 0) within(`slot:${lab.artifacts.indexOf(tile) + 1}`);
  if (card >= 0) within(`open:${lab.open.indexOf(card) + 1}`);
  if (number('slot') >= 0) within(`slot:${number('slot')}`);
  if (number('cell') >= 0) within(`cell:${number('cell')}`);
  if (number('publication') >= 0) within(`publication:${number('publication') + 1}`);
  return found;
}
