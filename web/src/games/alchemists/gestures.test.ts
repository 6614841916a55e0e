import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { the_tip } from '../../lib/tip.svelte';
import { ASSISTANT_FAVOR, EXHIBIT } from './kit';
import { badge } from './index';
import { at, laid, lay, press, sent, stops, type Position } from './testing';
import type { Ask, View } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a whole board is drawn for each of them
afterEach(cleanup);
beforeEach(() => localStorage.clear());
vi.mock('./pieces.svg?raw', () => ({ default: '<svg></svg>' }));

/** The position as the page is told of it when the question is this one. */
function asked(position: Position, id: string, ...names: string[]): Position {
  const actions = names.map((name) => ({ name, label: { id: 'label-pass', args: {} } }));
  return { ...position, ask: { ...position.ask!, question: { id, args: {} }, actions } as unknown as Ask };
}
const declaring = (...favors: number[]) => {
  const position = at('declare');
  position.view.alchemists[0]!.favor_hand = favors;
  const play = { name: 'play assistant', label: { id: 'label-play', args: { favor: 0 } } };
  if (favors.includes(ASSISTANT_FAVOR)) position.ask!.actions = [...position.ask!.actions, play] as unknown as Ask['actions'];
  return position;
};
const told = async (stop: string) => {
  await press(stop);
  await vi.waitFor(() => expect(the_tip.text).not.toBe(''));
  return the_tip.text;
};
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('declaring nothing is asked twice', async () => {
  const act = lay(at('declare'));
  await press('declared');
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByText(/cubes stay unused/)).toBeTruthy();
  await press('undeclared');
  await press('declared');
  await press('declared');
  expect(sent(act)).toEqual([['done']]);
});

test('an assistant is laid out with the actions, and comes back as they do', async () => {
  const position = declaring(ASSISTANT_FAVOR);
  const { cubes } = position.view.alchemists[0]!;
  const act = lay(position);
  await press('favor:0');
  expect(act).not.toHaveBeenCalled();
  await press('space:0');
  expect(screen.getByRole('group', { name: 'Your actions' }).textContent).toContain(`${cubes} of ${cubes + 1} cubes left`);
  await press('favor:0');
  expect(screen.getByRole('group', { name: 'Your actions' }).textContent).toContain(`${cubes - 1} of ${cubes} cubes left`);
  await press('favor:0');
  await press('declared');
  // It is shown to all before the rest follows.
  expect(sent(act)).toEqual([['play assistant']]);
});

test('a cube that only the assistant lent goes with it', async () => {
  const position = declaring(ASSISTANT_FAVOR);
  position.view.alchemists[0]!.cubes = 1;
  lay(position);
  await press('favor:0');
  await press('space:7');
  await press('space:8');
  expect(document.querySelectorAll('.slot.plan').length).toBe(2);
  await press('favor:0');
  expect(document.querySelectorAll('.slot.plan').length).toBe(1);
});

test('another favor is played only when that is confirmed', async () => {
  const SAGE = 6;
  const position = asked(at('declare'), 'ask-transmute', 'play sage', 'decline');
  position.view.alchemists[0]!.favor_hand = [SAGE];
  const act = lay(position);
  await press('favor:0');
  expect(act).not.toHaveBeenCalled();
  await press('keep-favor');
  expect(stops()).not.toContain('play-favor');
  await press('favor:0');
  await press('play-favor');
  expect(sent(act)).toEqual([['play sage']]);
});

test('the cubes of one space share a chip, and the last of them comes back first', async () => {
  lay(at('declare'));
  await press('space:0');
  await press('space:0');
  const chips = () => document.querySelectorAll('.draft');
  expect(chips().length).toBe(1);
  expect(chips()[0]!.textContent).toContain('×2');
  await fireEvent.click(chips()[0]!);
  expect(document.querySelectorAll('.slot.plan').length).toBe(1);
});

test('when all cubes are placed a space says just that', async () => {
  const position = at('declare');
  position.view.alchemists[0]!.cubes = 1;
  lay(position, { why: vi.fn(() => Promise.resolve('')) });
  await press('space:7');
  expect(await told('space:8')).toContain('all of yours are placed');
  expect(await told('space:0')).toContain('all of yours are placed');
});

test('a second card of the same kind says what is wrong with it', async () => {
  const position = at('test');
  position.view.alchemists[0]!.hand = [0, 0, 1];
  position.ask!.actions = [{ name: 'mix mushroom+fern', label: { id: 'label-mix', args: {} } }] as unknown as Ask['actions'];
  lay(position);
  await press('hand:0');
  expect(await told('hand:1')).toContain('two different ingredients');
});

test('where nothing can be done the reason is on the table', async () => {
  const position = asked(at('publish'), 'ask-publish', 'decline');
  position.view.nothing_left = { id: 'why-no-gold', args: { gold: 1 } };
  lay(position);
  await vi.waitFor(() => expect(screen.getByText(/Nothing can be done here. This takes 1 gold/)).toBeTruthy());
});

test('a book is never refused because of a token', async () => {
  const position = at('publish');
  const why = vi.fn(() => Promise.resolve('Because.'));
  const taken = [0, 1, 2, 3, 4, 5, 6];
  position.view.theories = taken.map((alchemical) => ({ alchemical, seals: [], conflicts: [] }));
  position.view.theories[7] = null;
  position.ask!.actions = position.ask!.actions.filter(({ name }) => !name.startsWith('publish raven') && !name.includes('feather'));
  position.ask!.actions.push({ name: 'endorse mushroom', label: { id: 'label-endorse', args: {} } } as unknown as Ask['actions'][number]);
  lay(position, { why });
  await press('book:7');
  await vi.waitFor(() => expect(why.mock.calls.flat()).toContain('publish feather ++'));
});

test('right and wrong share the bar as they share the worlds, and make 100', async () => {
  lay(at('publish'));
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Exact odds' }));
  await escape();
  const book = stops().find((stop) => stop.startsWith('book:') && at('publish').view.theories[Number(stop.slice(5))] === null)!;
  await press(book);
  await press(stops().find((stop) => stop.startsWith('token:'))!);
  const parts = [...document.querySelectorAll<HTMLElement>('.rev > div')];
  const shown = parts.map((part) => Number(/(\d+) %/.exec(part.textContent)?.[1]));
  const grown = parts.map((part) => Number(part.style.flexGrow));
  expect(shown.reduce((a, b) => a + b)).toBe(100);
  const whole = grown.reduce((a, b) => a + b);
  parts.forEach((_, at) => expect(Math.abs((100 * grown[at]!) / whole - shown[at]!)).toBeLessThan(1));
  const tokens = [...document.querySelectorAll('.picktok b')].map((each) => Number(/^(\d+) %/.exec(each.textContent)?.[1] ?? 0));
  expect(tokens.reduce((a, b) => a + b)).toBe(100);
});

test('a failed debunking that costs nothing is not called a loss of nothing', async () => {
  const position = at('debunk');
  position.ask!.gestures.debunking!.failure = 0;
  lay(position);
  await press(`theory:${position.view.theories.findIndex(Boolean)}`);
  await press('aspect:1');
  const page = screen.getByRole('region', { name: 'Debunk a theory' });
  expect(within(page).getByText('No reputation lost')).toBeTruthy();
  expect(page.textContent).not.toContain('−0');
});

test('Esc shuts the notebook, the list and a page, and the focus goes in and comes back', async () => {
  lay(at('publish'));
  for (const name of ['Notebook', 'All choices']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await fireEvent.click(button);
    const page = screen.getByRole('region', { name });
    expect(page.contains(document.activeElement)).toBe(true);
    await escape();
    expect(screen.queryByRole('region', { name })).toBeNull();
    expect(document.activeElement).toBe(button);
  }
  expect(screen.getByRole('region', { name: 'Publish a theory' })).toBeTruthy();
  await escape();
  expect(screen.queryByRole('region', { name: 'Publish a theory' })).toBeNull();
});

test('coming artifacts can be read in full', async () => {
  const position = at('declare');
  lay(position);
  await fireEvent.click(document.querySelector('.more')!);
  const page = screen.getByRole('region', { name: 'Artifacts, now and later' });
  const all = position.view.artifacts.levels.slice(position.view.artifacts.level).flat();
  expect(page.querySelectorAll('li').length).toBe(all.length);
  expect([...page.querySelectorAll('li p')].every((each) => each.textContent.length > 5)).toBe(true);
  expect(page.textContent).toContain('from round 6 on');
});

test('cards of the row keep their places when one is taken', async () => {
  const position = at('forage');
  position.view.row = [3, 1, 4, 1, 5];
  position.ask!.actions = [{ name: 'take fern', label: { id: 'label-take', args: {} } }] as unknown as Ask['actions'];
  const { show } = laid(position);
  const row = () => [...document.querySelectorAll('.cards > :not(.deck)')].map((each) => each.querySelector('.vh')?.textContent ?? '');
  await press('row:3');
  const next: View = structuredClone(position.view);
  next.row = [3, 4, 1, 5]; // the server took the other fern: they are alike
  await show({ view: next });
  expect(row()).toEqual(['bird claw', 'fern', 'flower', '', 'mandrake root']);
  await show({ view: { ...next, row: [3, 4, 1] } });
  expect(row()).toEqual(['bird claw', 'fern', 'flower', '', '']);
  await show({ view: { ...next, row: [7, 7, 7, 0, 2] } });
  expect(row()).toEqual(['raven’s feather', 'raven’s feather', 'raven’s feather', 'mushroom', 'toad']);
});

test('rows of cubes stand in turn order, whoever has declared', () => {
  const position = at('declare');
  position.view.order = [1, 0];
  position.view.spaces[0]!.rows = [[0, 1, 1]];
  position.view.spaces[7]!.rows = [[0, 1, 1], [1, 1, 1]]; // an associate put seat 0 on top
  lay(position);
  const rows = (space: number) => [...document.querySelectorAll(`.s${space} .row`)].map((row) => (row.querySelector('.slot.p1') ? 0 : 1));
  expect(rows(0)).toEqual([1, 0]);
  expect(rows(7)).toEqual([0, 1]);
});

test('what was exhibited, what a guarantee brings and what harms is drawn', () => {
  const position = at('declare');
  position.view.round = position.view.printed.rounds;
  position.view.alchemists[1]!.exhibited = 0b000010;
  position.view.adventurer.guarantees = [4, 3, 2, 1];
  position.view.adventurer.here = 1;
  lay(position);
  expect(document.querySelectorAll('.stand2').length).toBe(6);
  expect(document.querySelectorAll('.stand2.on .p2').length).toBe(1);
  expect(document.querySelector(`.s${EXHIBIT} .vh`)!.textContent).toContain('poison (red −): Teo');
  expect([...document.querySelectorAll('.prices b')].map((each) => each.textContent)).toEqual(['4', '3', '2', '1']);
  cleanup();
  lay(at('declare'));
  const harms = [...document.querySelectorAll('.s8 .harms use')].map((each) => each.getAttribute('href'));
  expect(harms).toEqual(['#al-po-rm', '#al-po-gm', '#al-po-bm']);
});

test('the bar says the mode where all play in the same', () => {
  const { view } = at('declare');
  const modes = (...all: number[]) => ({ ...view, alchemists: all.map((mode) => ({ ...view.alchemists[0]!, modes: [mode, mode, mode] })) });
  expect(badge(modes(1, 1))?.id).toBe('option-mode-master');
  expect(badge(modes(0, 0))?.id).toBe('option-mode-apprentice');
  expect(badge(modes(0, 1))).toBeNull();
});

test('cubes in the hospital and unused ones are counted, a cube for each player', () => {
  const position = at('declare');
  Object.assign(position.view.alchemists[0]!, { unused: 5, hospital: 1 });
  Object.assign(position.view.alchemists[1]!, { unused: 4 });
  lay(position);
  const [hospital, unused] = [...document.querySelectorAll('.aside > div')];
  expect(hospital!.querySelectorAll('.lot .ic').length).toBe(1);
  expect(unused!.querySelectorAll('.lot .ic').length).toBe(2);
  expect(unused!.getAttribute('aria-label')).toBe('Unused: Ana 5, Teo 4');
});

test('the result of my mixture lies on my shelf, not over what is asked', async () => {
  const position = at('test');
  const { show } = laid(position);
  const view = structuredClone(position.view);
  view.triangle.push([0, 0, 2, 1, 0]);
  await show({ view });
  const drawn = [...document.querySelectorAll('.outcome')];
  expect(drawn.length).toBe(1);
  expect(drawn[0]!.closest('.shelf')).toBeTruthy();
});
