import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Catalog, type Language } from '../../lib/texts';
import type { Msg as WireMsg } from '../../lib/wire';
import { token_action } from './actions';
import Board from './Board.svelte';
import type { Props } from './desk.svelte';
import tables from './fixtures/tables.json';
import type { Ask, Msg, View } from './types';

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
const at = (name: keyof typeof tables) => structuredClone(tables[name]) as unknown as Position;

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

test('a spell is paid for in one gesture: the questions are answered one after another', async () => {
  const position = at('dusk');
  const { props, container, rerender } = lay(position);
  const line = [...container.querySelectorAll<HTMLElement>('.ln.legal')].find((each) => /level 3/.test(each.textContent ?? ''))!;
  await fireEvent.click(line);
  expect(line.getAttribute('aria-pressed')).toBe('true');
  const paid = [...container.querySelectorAll('.pane[aria-pressed="true"]')];
  expect(paid.length).toBeGreaterThanOrEqual(3);
  await fireEvent.click(screen.getByRole('button', { name: 'Learn at level 3' }));
  expect(sent(props)[0]).toEqual([expect.stringMatching(/^learn .*-3$/)]);
  // The server asks for the marker; the plan answers, the player is not disturbed.
  const mark = position.view.sorcerers[0]!.reserve.map((kind) => token_action('mark', kind));
  const ask: Ask = {
    ...position.ask!,
    decision: 2,
    question: { id: 'ask-mark', args: { spell: 0, level: 3 } },
    actions: [...new Set(mark)].map((name) => ({ name, label: { id: 'label-mark', args: { token: 0 } } })),
  };
  await rerender({ ask });
  expect(sent(props)[1]).toEqual([expect.stringMatching(/^mark /)]);
  // Somebody else's turn: the payment is over.
  await rerender({ ask: { ...ask, decision: null, actions: [] } });
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

test('what the evening brings counts the dummy’s token once', () => {
  const tonight = (given: boolean, spaces: number) => {
    const position = at('solo'); // six tokens on the altar
    Object.assign(position.view.dummy!, { given, spaces: Array.from({ length: spaces }, () => 0) });
    const text = lay(position).container.querySelector('.nf')?.textContent?.trim();
    cleanup();
    return text;
  };
  expect([tonight(false, 7), tonight(true, 8)]).toEqual(['tonight +2', 'tonight +1']);
  expect([tonight(false, 8), tonight(true, 9)]).toEqual(['tonight emptied', 'tonight emptied']);
});

test('alone, no card speaks of other players', () => {
  const position = at('solo');
  position.view.spells = [2, 4, 6, 9, 14, 17, 18]; // Blaze, Sharing, Clone, Mirage and three of set I
  position.view.last_round = true;
  const { container } = lay(position);
  const words = [...container.querySelectorAll('.ln')].map((line) => line.textContent).join(' ');
  expect(words).toContain('for the bottom of the dummy’s board');
  expect(words).not.toMatch(/others|everybody else|another player|rival/i);
  expect(container.textContent).toContain('Last day!');
});

test('what Mirage adds is shown on the tokens taken for the dummy too, but not for its last', () => {
  const mirage = (spaces: number) => {
    const position = at('solo');
    position.view.spells[5] = 17;
    Object.assign(position.view.sorcerers[0]!, { levels: [0, 3, 0, 0, 3, 4, 0], markers: [-1, 3, -1, -1, 12, 16, -1] });
    position.view.dummy!.spaces = Array.from({ length: spaces }, () => 0);
    const { container } = lay(position);
    const tags = [...container.querySelectorAll('.petal .tag')].map((tag) => tag.textContent?.trim());
    cleanup();
    return tags;
  };
  const triangles = at('solo').view.altar.filter((kind) => kind % 3 === 1);
  expect(mirage(8)).toEqual(triangles.map(() => '+2'));
  expect(mirage(16)).toEqual([]);
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
