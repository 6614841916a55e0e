/** For the tests of the board: real positions laid out, and hands that touch what glows. */
import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/svelte';
import { vi } from 'vitest';
import { tables_of } from '../../../test/engine';
import { Catalog, type Language } from '../../lib/texts';
import type { Msg as WireMsg } from '../../lib/wire';
import Board from './Board.svelte';
import type { Props } from './desk.svelte';
import { pages } from './pages.svelte';
import type { Ask, Msg, View } from './types';

await pages.load();

export const names = ['Ana', 'Teo', 'Quill', 'Mira'];
const NOUNS = {
  ingredient: 'ingredient', ingredients: 'ingredient', other_ingredient: 'ingredient', alchemical: 'alchemical', potion: 'potion', colour: 'colour', guarantee: 'guarantee',
  favor: 'favor', favors: 'favor', artifact: 'artifact', adventurer: 'adventurer', seal: 'seal', space: 'space',
}; // prettier-ignore
export function speaker(lang: Language): (message: Msg) => string {
  const folder = '../src/athanor/games/alchemists/text';
  const files = readdirSync(folder).filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`));
  const source = ['../src/athanor/core/text/' + `${lang}.ftl`, ...files.map((name) => `${folder}/${name}`)];
  const catalog = new Catalog(lang, source.map((path) => readFileSync(path, 'utf-8')).join('\n'), NOUNS);
  return (message) => catalog.render(message as WireMsg, names);
}

export interface Position {
  view: View;
  ask: Ask | null;
  over: boolean;
}
/** Real positions, made when first asked for. */
let tables: Record<string, Position> | null = null;
export const at = (name: string): Position => structuredClone((tables ??= tables_of('alchemists') as Record<string, Position>)[name]!);


export function lay(position: Position, more: Partial<Props> = {}) {
  return laid(position, more).act;
}
/** The board of a position, what was sent from it, and a way to show it another one. */
export function laid(position: Position, more: Partial<Props> = {}) {
  const act = vi.fn();
  const props: Props = {
    ...position, seat: 0, names: names.slice(0, 2), say: speaker('en'), act,
    why: vi.fn(() => Promise.resolve('Because.')), explain: vi.fn(() => Promise.resolve('So.')),
    fresh: [], pointed: null, motion: false, tab: 'play', ...more,
  }; // prettier-ignore
  const { rerender } = render(Board, { props });
  return { act, show: (next: Partial<Props>) => rerender({ ...props, ...next } as unknown as Props) };
}
export const stops = () => [...document.querySelectorAll<HTMLElement>('[data-stop][aria-disabled="false"]')].map((each) => each.dataset.stop!);
export const press = (stop: string) => fireEvent.click(document.querySelector(`[data-stop="${stop}"]`)!);
export const sent = (act: ReturnType<typeof vi.fn>) => act.mock.calls.map(([actions]) => actions as string[]);
