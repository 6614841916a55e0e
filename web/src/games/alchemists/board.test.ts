import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard_from } from '../../../test/engine';
import { the_tip } from '../../lib/tip.svelte';
import Board from './Board.svelte';
import type { Props } from './desk.svelte';
import { ASSOCIATE_FAVOR } from './kit';
import { at, lay, names, press, sent, speaker, stops } from './testing';
import type { Ask, View } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a whole board is drawn for each of them
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => localStorage.clear());
vi.mock('./pieces.svg?raw', () => ({ default: '<svg></svg>' }));

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

test('every associate in my hand can be sent to a space of its own', async () => {
  const position = at('declare');
  position.view.alchemists[0]!.favor_hand = [ASSOCIATE_FAVOR, ASSOCIATE_FAVOR];
  const act = lay(position);
  expect(stops()).not.toContain('favor:0');
  await press('space:0');
  await press('space:7');
  await press('favor:0');
  expect(stops()).not.toContain('declared');
  expect(stops().filter((stop) => stop.startsWith('space:'))).toEqual(['space:0', 'space:7']);
  await press('space:7');
  await press('favor:1');
  expect(stops().filter((stop) => stop.startsWith('space:'))).toEqual(['space:0']);
  await press('space:0');
  await press('declared');
  // Each part ends where a favor is turned up; the rest follows when the server asks again.
  expect(sent(act)).toEqual([['declare forage', 'declare test', 'associate test']]);
});

test('an associate can be taken back, and goes with the cubes it stood on', async () => {
  const position = at('declare');
  position.view.alchemists[0]!.favor_hand = [ASSOCIATE_FAVOR];
  const act = lay(position);
  await press('space:0');
  await press('favor:0');
  await press('space:0');
  expect(document.querySelector('[data-stop="favor:0"]')!.getAttribute('aria-pressed')).toBe('true');
  await press('favor:0');
  expect(document.querySelector('[data-stop="favor:0"]')!.getAttribute('aria-pressed')).toBe('false');
  await press('favor:0');
  await press('space:0');
  await fireEvent.click(screen.getByRole('button', { name: /Take back: Forage/ }));
  await press('space:7');
  await press('declared');
  expect(sent(act)).toEqual([['declare test', 'done']]);
});

test('a bid shows its smileys, and one more in the green zone', () => {
  const position = at('declare');
  const bid = (name: string, by: number) => ({ name, label: { id: 'label-bid', args: { bid: by } } });
  position.ask!.question = { id: 'ask-bids', args: {} };
  position.ask!.actions = [bid('bid 0', 0), bid('bid -3', 3)] as unknown as Ask['actions'];
  position.view.adventurer.smileys = [1, 2, 3, 4];
  position.view.alchemists[0]!.reputation = 14;
  lay(position);
  const said = [...document.querySelectorAll('.smiles')].map((each) => [each.getAttribute('aria-label'), each.children.length]);
  expect(said).toEqual([['2 smileys', 2], ['5 smileys', 5]]); // prettier-ignore
});

test('what came of my mixture is said aloud, and nobody else’s is', async () => {
  const position = at('test');
  const props = { ...position, seat: 0, names: names.slice(0, 2), say: speaker('en'), act: vi.fn(), why: vi.fn(), explain: vi.fn(), fresh: [], pointed: null, motion: false, tab: 'play' };
  const { rerender } = render(Board, { props: props as unknown as Props });
  const status = document.querySelector('.outcome-said')!;
  expect(status.textContent!.trim()).toBe('');
  const mixed = async (...results: View['triangle']) => {
    const view = structuredClone(position.view);
    view.triangle.push(...results);
    await rerender({ ...props, view } as unknown as Props);
  };
  await mixed([1, -1, -1, 1, 0]);
  expect(status.textContent!.trim()).toBe('');
  await mixed([1, -1, -1, 1, 0], [0, 0, 2, 1, 0]);
  expect(status.textContent).toContain('healing');
  await fireEvent.pointerDown(document.body);
  expect(status.textContent!.trim()).toBe('');
});

test('what cannot be done says why, and what it is for', async () => {
  lay(at('keep'));
  await press('space:6');
  await vi.waitFor(() => expect(the_tip.text).toContain('Because.'));
  expect(the_tip.options.about?.()).toContain('Publish a theory of your own');
  expect(the_tip.options.entry).toBe('theory');
});

test('no more cubes than there are', async () => {
  lay(at('declare'));
  for (let times = 0; times < 8; times++) if (stops().includes('space:0')) await press('space:0');
  const cubes = at('declare').view.alchemists[0]!.cubes;
  expect(document.querySelectorAll('.slot.plan').length).toBe(Math.min(3, cubes));
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
  const props = { ...position, seat: 0, names: names.slice(0, 2), say: speaker('en'), act: vi.fn(), why: vi.fn(() => Promise.resolve('Because.')), explain: vi.fn(), fresh: [], pointed: null, motion: false, tab: 'play' };
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
  expect(act).toHaveBeenCalledWith([position.ask!.actions[0]!.name]);
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

test('two that were neutral together are marked in the grid, and a cell frames the one that goes with it', async () => {
  const position = at('publish');
  const { opposites } = position.view.printed;
  position.view.deduction!.partners = [3, -1, -1, 0, -1, -1, -1, -1];
  lay(position);
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  const links = () => [...document.querySelectorAll('.dh .link')].map((each) => each.getAttribute('aria-label'));
  expect(links()).toEqual(['mushroom + bird claw was neutral: they are opposites in all three colours', 'bird claw + mushroom was neutral: they are opposites in all three colours']);
  const framed = () => [...document.querySelectorAll<HTMLElement>('.dc.paired')].map((each) => each.dataset.stop);
  // Frames follow from results: not before they may be deduced.
  await fireEvent.pointerEnter(document.querySelector('[data-stop="cell:0:2"]')!);
  expect(framed()).toEqual([]);
  await fireEvent.click(screen.getByRole('radio', { name: 'Cross out' }));
  await fireEvent.pointerEnter(document.querySelector('[data-stop="cell:0:2"]')!);
  expect(framed()).toEqual([`cell:3:${opposites[2]}`]);
  await fireEvent.click(screen.getByRole('radio', { name: 'Off' }));
  expect(links()).toEqual([]);
});

test('whoever watches is told the reasons of what everybody has seen', async () => {
  const position = at('publish');
  position.ask!.decision = null;
  Object.assign(position.view.deduction!, { certain: '0'.padEnd(64, '1'), crossed: [[[0], { id: 'crossed-by-no', args: { ingredient: 0, other_ingredient: 1, potion: 2 } }]] });
  lay(position, { seat: null });
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Cross out' }));
  expect(document.querySelector('[data-stop="cell:0:0"]')!.getAttribute('aria-label')).toContain('did not make');
});

test('own marks go round at once, and one that is refuted warns when the answer is there', async () => {
  const [asked, answer] = the_server();
  lay(at('publish'));
  await fireEvent.click(screen.getByRole('button', { name: 'Notebook' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Cross out' }));
  const cell = document.querySelector('.dc:has(.xx)')!;
  const warned = () => cell.classList.contains('warned');
  await fireEvent.click(cell);
  expect(cell.querySelector('.pen')!.textContent).toBe('✗');
  await answer();
  expect(warned()).toBe(false);
  await fireEvent.click(cell);
  expect([cell.querySelector('.pen')!.textContent, warned()]).toEqual(['?', false]);
  await answer();
  expect(warned()).toBe(true);
  // A verdict is about the mark that was asked about.
  await fireEvent.click(cell);
  expect([cell.querySelector('.pen')!.textContent, warned()]).toEqual(['✓', false]);
  await fireEvent.click(cell);
  await answer();
  expect([cell.querySelector('.pen'), warned()]).toEqual([null, false]);
  expect(asked.every(([path]) => path === '/api/games/alchemists/doubts')).toBe(true);
}, 120_000);

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

/** Questions wait until they are answered, by the engine itself. */
function the_server(): [asked: [path: string, body: string][], answer: () => Promise<void>] {
  const asked: [string, string][] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, body]);
    const verdict = JSON.stringify(heard_from('alchemists_doubts.py', JSON.parse(body)));
    return new Promise((done) => waiting.push(() => done(new Response(verdict))));
  });
  const answer = async () => {
    for (const done of waiting.splice(0)) done();
    await new Promise((done) => setTimeout(done));
    await tick();
  };
  return [asked, answer];
}

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
