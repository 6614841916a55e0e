import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../src/lib/words.svelte';
import type { Ask, Msg } from '../src/lib/wire';
import Prompt from '../src/table/Prompt.svelte';

const pass = { name: 'pass', label: { id: 'Pass', args: {} } };
const ask: Ask = { seat: 0, waiting: [0], question: { id: 'Take a token.', args: {} }, decision: 1, actions: [pass], gestures: {} };
const undo_gone = { ok: false, why: { id: 'Something hidden became known.', args: {} } };

function props(more: Record<string, unknown> = {}) {
  return {
    ask,
    names: ['Ana', 'Teo'],
    bots: [false, true],
    say: (message: Msg) => message.id,
    buttons: [pass],
    undo: { ok: true, why: null },
    refused: null,
    notice: '',
    over: false,
    onact: vi.fn(),
    onundo: vi.fn(),
    explain: async () => '',
    ...more,
  };
}

beforeAll(async () => {
  await words.speak('en');
  await words.need(['table']);
});

describe('the prompt', () => {
  it('says what is asked and offers what has no place on the board', async () => {
    const given = props();
    const { getByText, getByRole } = render(Prompt, given);
    expect(getByText('Your turn')).toBeTruthy();
    expect(getByText('Take a token.').closest('[aria-live]')).toBeTruthy();
    await fireEvent.click(getByRole('button', { name: 'Pass' }));
    expect(given.onact).toHaveBeenCalledWith('pass');
    await fireEvent.click(getByRole('button', { name: 'Undo' }));
    expect(given.onundo).toHaveBeenCalledOnce();
  });

  it('says why something cannot be undone', async () => {
    const given = props({ undo: undo_gone });
    const { getByText, getByRole } = render(Prompt, given);
    const undo = getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(undo);
    expect(given.onundo).not.toHaveBeenCalled();
    expect(getByText('Something hidden became known.')).toBeTruthy();
  });

  it('says who is thinking on another’s turn', () => {
    const theirs = { ...ask, seat: 1, waiting: [1], decision: null, actions: [] };
    const { getByText } = render(Prompt, props({ ask: theirs, buttons: [], undo: null }));
    expect(getByText('Teo is thinking')).toBeTruthy();
  });

  it('speaks of others in the third person', async () => {
    const theirs = { ...ask, seat: 1, waiting: [1], question: { id: 'ask-keep', args: {} }, decision: null, actions: [] };
    const has = (id: string) => id === 'theirs-keep';
    const { container, rerender } = render(Prompt, props({ ask: theirs, buttons: [], undo: null, has }));
    const asked = () => container.querySelector('.asked')!.textContent;
    expect(asked()).toContain('theirs-keep');
    expect(asked()).not.toContain('ask-keep');
    // A game without such words says only who decides; never what it would ask of the reader.
    await rerender(props({ ask: { ...theirs, question: { id: 'ask-other', args: {} } }, buttons: [], undo: null, has }));
    expect(asked()!.trim()).toBe('Teo is thinking');
    // Whoever has answered in secret and may take it back is not asked any more.
    const answered = { ...theirs, decision: 3, actions: [pass] };
    await rerender(props({ ask: answered, seat: 0, buttons: [pass], undo: null, has }));
    expect(asked()).toContain('theirs-keep');
  });

  it('says why the game has ended', () => {
    const { getByText } = render(Prompt, props({ ask: null, buttons: [], undo: null, over: true, ended: 'The sixth round was the last.' }));
    expect(getByText('The sixth round was the last.')).toBeTruthy();
  });

  it('names everybody it waits for', () => {
    const both = { ...ask, waiting: [0, 1], decision: null, actions: [] };
    const { getByText } = render(Prompt, props({ ask: both, buttons: [], undo: null }));
    expect(getByText('Waiting for Ana, Teo')).toBeTruthy();
  });

  it('explains a refusal', () => {
    const { getByText } = render(Prompt, props({ refused: { id: 'Too late.', args: {} } }));
    expect(getByText('Too late.')).toBeTruthy();
  });

  it('changes its language in the middle of a game', async () => {
    const { getByText } = render(Prompt, props());
    await words.speak('fr');
    await vi.waitFor(() => expect(getByText('À toi')).toBeTruthy());
    await words.speak('en');
  });
});
