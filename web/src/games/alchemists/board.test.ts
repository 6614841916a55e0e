import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Catalog, type Language } from '../../lib/texts';
import type { Msg as WireMsg } from '../../lib/wire';
import Board from './Board.svelte';
import type { Props } from './desk.svelte';
import tables from './fixtures/tables.json';
import { ACTION_NAMES } from './kit';
import type { Ask, Msg, View } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a whole board is drawn for each of them
afterEach(cleanup);
beforeEach(() => localStorage.clear());
vi.mock('./pieces.svg?raw', () => ({ default: '<svg></svg>' }));

const names = ['Ana', 'Teo', 'Quill', 'Mira'];
const NOUNS = {
  ingredient: 'ingredient', ingredients: 'ingredient', other_ingredient: 'ingredient', alchemical: 'alchemical', potion: 'potion', colour: 'colour', guarantee: 'guarantee',
  favor: 'favor', favors: 'favor', artifact: 'artifact', adventurer: 'adventurer', seal: 'seal', space: 'space',
}; // prettier-ignore
function speaker(lang: Language): (message: Msg) => string {
  const folder = '../src/athanor/games/alchemists/text';
  const files = readdirSync(folder).filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`));
  const source = ['../src/athanor/core/text/' + `${lang}.ftl`, ...files.map((name) => `${folder}/${name}`)];
  const catalog = new Catalog(lang, source.map((path) => readFileSync(path, 'utf-8')).join('\n'), NOUNS);
  return (message) => catalog.render(message as WireMsg, names);
}

interface Position {
  view: View;
  ask: Ask | null;
  over: boolean;
}
const at = (name: keyof typeof tables) => structuredClone(tables[name]) as unknown as Position;

function lay(position: Position, more: Partial<Props> = {}) {
  const act = vi.fn();
  const props: Props = {
    ...position, seat: 0, names: names.slice(0, 2), say: speaker('en'), act,
    why: vi.fn(() => Promise.resolve('Because.')), explain: vi.fn(() => Promise.resolve('So.')),
    fresh: [], pointed: null, motion: false, tab: 'play', ...more,
  }; // prettier-ignore
  render(Board, { props });
  return act;
}
const stops = () => [...document.querySelectorAll<HTMLElement>('[data-stop][aria-disabled="false"]')].map((each) => each.dataset.stop!);
const press = (stop: string) => fireEvent.click(document.querySelector(`[data-stop="${stop}"]`)!);
const sent = (act: ReturnType<typeof vi.fn>) => act.mock.calls.map(([ids]) => (ids as number[]).map((id) => ACTION_NAMES[id]));

test('one of the two favors is kept by touching it', async () => {
  const act = lay(at('keep'));
  expect(stops()).toEqual(['favor:0', 'favor:1']);
  await press('favor:1');
  expect(sent(act)[0]![0]).toMatch(/^keep /);
});

test('actions are laid out freely and declared as one gesture', async () => {
  const position = at('declare');
  const cubes = position.view.alchemists[0]!.cubes;
  const act = lay(position);
  await press('space:0');
  await press('space:7');
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: /Take back: Forage/ }));
  await press('space:8');
  expect(screen.getByRole('group', { name: 'Your actions' }).textContent).toContain(`${cubes - 2}`);
  await press('declared');
  expect(sent(act)).toEqual([['declare test', 'declare drink', 'done']]);
});

test('no more cubes than there are', async () => {
  lay(at('declare'));
  for (let times = 0; times < 8; times++) if (stops().includes('space:0')) await press('space:0');
  const cubes = at('declare').view.alchemists[0]!.cubes;
  expect(document.querySelectorAll('.drafts li').length).toBe(Math.min(3, cubes));
});

test('two cards are picked, and mixed only when that is confirmed', async () => {
  const position = at('test');
  const act = lay(position);
  const hand = position.view.alchemists[0]!.hand!;
  const other = hand.findIndex((each) => each !== hand[0]);
  await press('hand:0');
  await press(`hand:${other}`);
  expect(act).not.toHaveBeenCalled();
  await press('mix');
  expect(sent(act)[0]![0]).toMatch(/^mix /);
  expect(position.ask!.actions.map(({ name }) => name)).toContain(sent(act)[0]![0]);
});

test('a theory is a book, an alchemical and a seal, sent together', async () => {
  const act = lay(at('publish'));
  const books = stops().filter((stop) => stop.startsWith('book:'));
  expect(stops()).not.toContain('publish');
  await press(books.find((stop) => at('publish').view.theories[Number(stop.slice(5))] === null)!);
  await press(stops().find((stop) => stop.startsWith('token:'))!);
  await press(stops().find((stop) => stop.startsWith('seal:'))!);
  await press('publish');
  const [[first, second]] = sent(act) as [[string, string]];
  expect(first).toMatch(/^publish /);
  expect(second).toMatch(/^seal /);
});

test('a debunker sees what it would prove before asking', async () => {
  const position = at('debunk');
  const act = lay(position);
  const theory = position.view.theories.findIndex(Boolean);
  await press(`theory:${theory}`);
  await press('aspect:1');
  const page = screen.getByRole('region', { name: 'Debunk a theory' });
  expect(within(page).getByText(/This proves nothing/)).toBeTruthy();
  expect(within(page).getByText(/The theory falls/)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await press('debunk');
  expect(sent(act)[0]![0]).toMatch(/^debunk .* green$/);
});

test('when a theory has fallen under my eyes, the page begins anew', async () => {
  const position = at('debunk');
  const fallen = position.view.theories.findIndex(Boolean);
  const props = { ...position, seat: 0, names: names.slice(0, 2), say: speaker('en'), act: vi.fn(), why: vi.fn(), explain: vi.fn(), fresh: [], pointed: null, motion: false, tab: 'play' };
  const { rerender } = render(Board, { props: props as unknown as Props });
  await press(`theory:${fallen}`);
  await press('aspect:0');
  const next = at('debunk');
  next.view.theories[fallen] = null;
  next.ask!.decision = 2;
  next.ask!.actions = next.ask!.actions.filter(({ label }) => label.args['ingredient'] !== fallen);
  await rerender({ ...props, ...next } as unknown as Props);
  expect(document.querySelectorAll('.dialog [aria-pressed="true"]').length).toBe(0);
  expect(stops()).not.toContain(`theory:${fallen}`);
  expect(stops()).not.toContain('debunk');
});

test('the list of all choices is always in reach', async () => {
  const position = at('buy');
  const act = lay(position);
  await fireEvent.click(screen.getByRole('button', { name: 'All choices' }));
  const list = screen.getByRole('region', { name: 'All choices' });
  expect(within(list).getAllByRole('button').length).toBeGreaterThanOrEqual(position.ask!.actions.length);
  await fireEvent.click(within(list).getAllByRole('button')[0]!);
  expect(act).toHaveBeenCalledWith([position.ask!.actions[0]!.id]);
});

test('the notebook fills in only what was asked for', async () => {
  lay(at('publish'));
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  const filled = () => document.querySelectorAll('.tc.full').length;
  const odds = () => document.querySelectorAll('.dc span').length;
  const crossed = () => document.querySelectorAll('.dc .xx').length;
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  expect(filled()).toBeGreaterThan(0);
  expect([odds(), crossed()]).toEqual([0, 0]);
  await choose('Off');
  expect(filled()).toBe(0);
  await choose('Cross out');
  expect(crossed()).toBeGreaterThan(0);
  expect(odds()).toBe(0);
  await choose('Exact odds');
  expect(odds()).toBeGreaterThan(0);
});

test('own marks go round, and one that is refuted warns', async () => {
  lay(at('publish'));
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Cross out' }));
  const cell = document.querySelector('.dc:has(.xx)')!;
  await fireEvent.click(cell);
  expect(cell.querySelector('.pen')!.textContent).toBe('✗');
  expect(cell.classList.contains('warned')).toBe(false);
  await fireEvent.click(cell);
  expect(cell.classList.contains('warned')).toBe(true);
  await fireEvent.click(cell);
  await fireEvent.click(cell);
  expect(cell.querySelector('.pen')).toBeNull();
});

test('the truth is a page of its own once it is out', () => {
  lay(at('over'));
  expect(screen.getByRole('region', { name: 'The Great Revelation' })).toBeTruthy();
});

test('somebody who watches sees no hand and can do nothing', () => {
  const position = at('declare');
  position.ask!.decision = null;
  Object.assign(position.view.alchemists[0]!, { hand: null, favor_hand: null, seals_left: null });
  lay(position, { seat: null });
  expect(stops()).toEqual([]);
  expect(screen.getByText(/You are watching/)).toBeTruthy();
});

const spoken = () => [...document.querySelectorAll('.al *')].flatMap((each) => [each.getAttribute('aria-label') ?? '', each.children.length ? '' : (each.textContent ?? '')]);

test.each(['en', 'es', 'fr'] as const)('every word is there in %s', (lang) => {
  for (const name of ['declare', 'publish', 'debunk', 'over'] as const) {
    lay(at(name), { say: speaker(lang) });
    expect(spoken().length).toBeGreaterThan(100);
    // A text that is missing is shown as its id.
    expect(spoken().filter((each) => /[a-z]+-[a-z0-9]+-?[a-z0-9-]*$/.test(each) && !each.includes(' ')), name).toEqual([]);
    cleanup();
  }
});
