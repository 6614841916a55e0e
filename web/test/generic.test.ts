/** The board of games that are not drawn: the table as text, every choice as a button. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import GenericBoard from '../src/games/generic/GenericBoard.svelte';
import type { Ask, Msg } from '../src/lib/wire';

const say = (message: Msg) => `${message.id} ${Object.values(message.args).join(' ')}`.trim();

function asked(...names: string[]): Ask {
  const actions = names.map((name) => ({ name, label: { id: `Do ${name}`, args: {} } }));
  return { seat: 0, waiting: [0], question: { id: 'ask', args: {} }, decision: 4, actions, gestures: {} };
}

function board(ask: Ask | null, more: Record<string, unknown> = {}) {
  const act = vi.fn();
  const draw = vi.fn(async () => '[bold]Hand[/]: [white on red]Lens[/]');
  const props = {
    view: {}, seat: 0, ask, names: ['Ana', 'Blas'], say, act, why: async () => '', explain: async () => '', draw,
    fresh: [], over: false, result: null, pointed: null, motion: false, ...more,
  }; // prettier-ignore
  return { act, draw, props, ...render(GenericBoard, { props }) };
}

const choices = () => [...document.querySelectorAll('.choice')].map((button) => button.textContent);

describe('the generic board', () => {
  it('shows the table as the server draws it, and draws it anew when the view changes', async () => {
    const { draw, rerender } = board(asked('bid 1'));
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe('Hand: Lens'));
    const chip = [...document.querySelectorAll<HTMLElement>('pre span')].find((span) => span.textContent === 'Lens')!;
    expect(chip.style.getPropertyValue('background')).toContain('#c63a22');
    draw.mockResolvedValue('Now [bold red]empty[/]');
    await rerender({ view: { other: 1 } });
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe('Now empty'));
    // Nothing stays of the old colours.
    const grounds = [...document.querySelectorAll<HTMLElement>('pre span')].map((span) => span.style.getPropertyValue('background'));
    expect(grounds.filter(Boolean)).toEqual([]);
  });

  it('goes without a drawing where a game has none', async () => {
    const draw = vi.fn(async () => null);
    board(asked('bid 1'), { draw });
    await waitFor(() => expect(draw).toHaveBeenCalled());
    expect(document.querySelector('pre')).toBeNull();
    expect(choices()).toEqual(['Do bid 1']);
  });

  it('puts choices of one kind together and leaves bare ones to the prompt', async () => {
    const { act } = board(asked('play lens-1', 'swap lens-1', 'rest', 'play idol-4'));
    expect([...document.querySelectorAll('.kind')].map((kind) => kind.querySelectorAll('.choice').length)).toEqual([2, 1]);
    await fireEvent.click(screen.getByText('Do play idol-4'));
    expect(act).toHaveBeenCalledWith(['play idol-4']);
  });

  it('offers a search only where there are many, whatever the accents', async () => {
    const { act, rerender } = board(asked('bid 1', 'bid 2'));
    expect(screen.queryByRole('searchbox')).toBeNull();
    await rerender({ ask: asked(...Array.from({ length: 30 }, (_, each) => `take ${each === 17 ? 'Épée' : each}`)) });
    const field = screen.getByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'epee' } });
    expect(choices()).toEqual(['Do take Épée']);
    await fireEvent.submit(field.closest('form')!);
    expect(act).toHaveBeenCalledWith(['take Épée']);
  });
});
