import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Catalog, type Language } from '../../lib/texts';
import type { Msg as WireMsg } from '../../lib/wire';
import { kind_of } from './actions';
import Board from './Board.svelte';
import type { Props } from './desk.svelte';
import { tables_of } from '../../../test/engine';
import type { Ask, Msg, View } from './types';
import { spent } from './wishes';

afterEach(cleanup);
// The drawings weigh nothing in a browser and a lot here.
vi.mock('./pieces.svg?raw', () => ({ default: '<svg></svg>' }));

const nouns = { token: 'token', tokens: 'token', spell: 'spell', rune: 'rune', phase: 'phase', material: 'material' };
const names = ['Ana', 'Teo', 'Quill', 'Mira'];
function speaker(lang: Language): (message: Msg) => string {
  const folder = '../src/athanor';
  const source = ['core', 'games/spellbook'].map((part) => readFileSync(`${folder}/${part}/text/${lang}.ftl`, 'utf-8'));
  const catalog = new Catalog(lang, source.join('\n'), nouns);
  return (message) => catalog.render(message as WireMsg, names);
}

interface Position {
  view: View;
  ask: Ask | null;
  over: boolean;
}
const tables = tables_of('spellbook');
const at = (name: string) => structuredClone(tables[name]) as Position;

function lay(position: Position, more: Partial<Props> = {}) {
  const props: Props = {
    ...position,
    seat: 0,
    names,
    say: speaker('en'),
    act: vi.fn(),
    why: vi.fn(() => Promise.resolve('Because.')),
    explain: vi.fn(() => Promise.resolve('So.')),
    fresh: [],
    pointed: null,
    motion: false,
    ...more,
  };
  return { props, ...render(Board, { props }) };
}
const sent = (props: Props) => vi.mocked(props.act).mock.calls.map(([actions]) => actions);

test('the token itself is taken, the bag is drawn from', async () => {
  const position = at('dawn');
  const { props } = lay(position);
  const altar = screen.getByRole('group', { name: 'Altar' });
  const tokens = within(altar).getAllByRole('button');
  expect(tokens).toHaveLength(position.view.altar.length);
  await fireEvent.click(tokens[0]!);
  await fireEvent.click(screen.getByRole('button', { name: /^Bag/ }));
  expect(sent(props)).toEqual([[expect.stringMatching(/^take /)], ['draw-2']]);
});

test('what may not be done says why, and does nothing', async () => {
  const { props, container } = lay(at('dawn'));
  const unlit = container.querySelector('.ln[aria-disabled="true"]')!;
  await fireEvent.click(unlit);
  expect(props.why).toHaveBeenCalledOnce();
  expect(props.act).not.toHaveBeenCalled();
});

test('a spell is paid for in one gesture, with the payment that came with the question', async () => {
  const position = at('dusk');
  const { props, container, rerender } = lay(position);
  const line = [...container.querySelectorAll<HTMLElement>('.ln.legal')].find((each) => /level 3/.test(each.textContent ?? ''))!;
  await fireEvent.click(line);
  expect(line.getAttribute('aria-pressed')).toBe('true');
  const paid = [...container.querySelectorAll('.pane[aria-pressed="true"]')];
  expect(paid.length).toBeGreaterThanOrEqual(3);
  await fireEvent.click(screen.getByRole('button', { name: 'Learn at level 3' }));
  expect(sent(props)[0]![0]).toMatch(/^learn .*-3$/);
  const [first] = position.ask!.gestures.payments![sent(props)[0]![0]!]!;
  expect(sent(props)[0]).toHaveLength(1 + spent(first!).length);
  // Nothing is sent twice, and the next question is for the player.
  await fireEvent.click(screen.getByRole('button', { name: 'Learn at level 3' }));
  expect(sent(props)).toHaveLength(1);
  await rerender({ ask: { ...position.ask!, decision: null, actions: [], gestures: {} } });
  expect(screen.queryByRole('button', { name: 'Learn at level 3' })).toBeNull();
});

test('a payment can be left, and belongs to its question', async () => {
  const { props, container, rerender } = lay(at('dusk'));
  await fireEvent.click(container.querySelector('.ln.legal')!);
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(container.querySelector('.reserve.paying')).toBeNull();
  await fireEvent.click(container.querySelector('.ln.legal')!);
  expect(container.querySelector('.reserve.paying')).not.toBeNull();
  await rerender({ ask: { ...props.ask!, decision: 9 } });
  expect(container.querySelector('.reserve.paying')).toBeNull();
  expect(props.act).not.toHaveBeenCalled();
});

test('alone, the dummy’s board lies where rivals would', () => {
  const position = at('solo');
  lay(position);
  const dummy = screen.getByRole('article', { name: 'Dummy' });
  expect(within(dummy).getAllByRole('listitem').length).toBeGreaterThanOrEqual(17);
});

test('what the evening brings is what the engine says', () => {
  const tonight = (empties: boolean, adds: number) => {
    const position = at('dawn');
    position.view.tonight = { empties, adds };
    const text = lay(position).container.querySelector('.nf')?.textContent?.trim();
    cleanup();
    return text;
  };
  expect([tonight(false, 2), tonight(true, 5)]).toEqual(['tonight +2', 'tonight emptied']);
});

test('alone, no card speaks of other players', () => {
  const { container } = lay(at('alone'));
  const words = [...container.querySelectorAll('.ln')].map((line) => line.textContent).join(' ');
  expect(words).toContain('for the bottom of the dummy’s board');
  expect(words).not.toMatch(/others|everybody else|another player|rival/i);
});

test('what a token lets one draw is shown on it', () => {
  const position = at('solo');
  const [token] = position.view.altar;
  const [action] = position.ask!.actions.filter(({ name }) => kind_of(name) === token);
  position.ask!.gestures = { draws: { [action!.name]: 2 } };
  const tags = [...lay(position).container.querySelectorAll('.petal .tag')].map((tag) => tag.textContent?.trim());
  expect(tags).toEqual(position.view.altar.filter((kind) => kind === token).map(() => '+2'));
});

test('rivals are complete: name, points, spells, reserve, familiar', () => {
  const { view } = at('four');
  lay(at('four'));
  const rival = screen.getByRole('article', { name: 'Teo' });
  expect(rival.textContent).toContain(String(view.sorcerers[1]!.score));
  expect(within(rival).getAllByRole('button')).toHaveLength(7);
  const { reserve, familiar } = view.sorcerers[1]!;
  expect(within(rival).queryAllByRole('img')).toHaveLength(reserve.length + familiar.length);
});

test('somebody who watches can do nothing, and a finished game asks nothing', () => {
  const { container } = lay(at('dawn'), { seat: null, ask: null });
  expect(container.querySelectorAll('.legal')).toHaveLength(0);
  cleanup();
  expect(lay(at('end')).container.querySelectorAll('.legal')).toHaveLength(0);
});

test('one tab stop per region', () => {
  const { container } = lay(at('dawn'));
  for (const region of ['.altar', '.res', '.fam', '.cards']) {
    expect(container.querySelectorAll(`${region} [data-stop][tabindex="0"]`)).toHaveLength(1);
  }
});

test.each(['en', 'es', 'fr'] as const)('every word is there in %s', (lang) => {
  for (const name of ['dusk', 'solo', 'end'] as const) {
    const { container } = lay(at(name), { say: speaker(lang) });
    const words = [container.textContent, ...[...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))];
    expect(words.join(' ')).not.toMatch(/\b(board|draw|card|line|label|spell|token|phase)-[a-z\d]/);
    cleanup();
  }
});
