/** A board that came with a game of another package: what it is given, and what happens when it fails. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Now, OutsideModule } from '../src/games/outside/module';
import { load_outside, OutsideGame } from '../src/games/outside/load.svelte';
import OutsideBoard from '../src/games/outside/OutsideBoard.svelte';
import type { Ask, Msg } from '../src/lib/wire';

const say = (message: Msg) => `${message.id} ${Object.values(message.args).join(' ')}`.trim();

function asked(...names: string[]): Ask {
  const actions = names.map((name) => ({ name, label: { id: `Do ${name}`, args: {} } }));
  return { seat: 0, waiting: [0], question: { id: 'ask', args: {} }, decision: 4, actions, gestures: {} };
}

/** A module as somebody may write it: a button for each action. */
function buttons(): OutsideModule & { seen: Now[]; destroyed: number } {
  const module = {
    seen: [] as Now[],
    destroyed: 0,
    mount: (root: HTMLElement, table: Parameters<OutsideModule['mount']>[1]) => ({
      update(now: Now) {
        module.seen.push(now);
        root.replaceChildren(
          ...now.actions.map(({ name, label }) => {
            const button = document.createElement('button');
            button.textContent = `${label}, ${table.say('dice', { number: now.view.dice })}`;
            button.onclick = () => table.act(name);
            return button;
          }),
        );
      },
      destroy: () => void (module.destroyed += 1),
    }),
  };
  return module;
}

function board(module: OutsideModule, more: Record<string, unknown> = {}) {
  const act = vi.fn();
  const outside = new OutsideGame(module);
  const props = {
    view: { dice: 3 }, seat: 0, ask: asked('bid 1', 'doubt'), names: ['Ana', 'Blas'], say, act, why: async () => '',
    explain: async () => '', fresh: [], over: false, result: null, pointed: null, motion: false, outside, ...more,
  }; // prettier-ignore
  return { act, outside, ...render(OutsideBoard, { props }) };
}

describe('a board of another package', () => {
  it('is told what there is to see and to do, and answers by names', async () => {
    const module = buttons();
    const { act } = board(module);
    await fireEvent.click(screen.getByText('Do bid 1, dice 3'));
    expect(act).toHaveBeenCalledWith(['bid 1']);
    expect(module.seen).toEqual([
      {
        view: { dice: 3 }, seat: 0, names: ['Ana', 'Blas'], waiting: [0], fresh: [], over: false, lang: 'en', motion: false,
        actions: [{ name: 'bid 1', label: 'Do bid 1' }, { name: 'doubt', label: 'Do doubt' }],
      }, // prettier-ignore
    ]);
  });

  it('is told of every change, and of its end', async () => {
    const module = buttons();
    const { rerender, unmount } = board(module);
    await rerender({ view: { dice: 2 }, ask: null });
    expect(module.seen.at(-1)).toMatchObject({ view: { dice: 2 }, actions: [], waiting: [] });
    expect(module.destroyed).toBe(0);
    unmount();
    expect(module.destroyed).toBe(1);
  });

  it('is not offered what others may do', () => {
    const module = buttons();
    board(module, { ask: { ...asked(), decision: null, waiting: [1], seat: 1 } });
    expect(module.seen.at(-1)).toMatchObject({ actions: [], waiting: [1] });
  });

  it.each([
    ['mounted', { mount: () => { throw new Error('no canvas'); } }],
    ['changed', { mount: () => ({ update: () => { throw new Error('no such seat'); } }) }],
  ])('gives way to the generic one if it fails when it is %s', async (_, module) => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { act, outside } = board({ ...module, placed: () => true });
    await waitFor(() => expect(document.querySelector('.choice')?.textContent).toBe('Do bid 1'));
    await fireEvent.click(screen.getByText('Do bid 1'));
    expect(act).toHaveBeenCalledWith(['bid 1']);
    // What the generic board does not show becomes a button beside the question.
    expect([outside.placed('bid 1'), outside.placed('doubt')]).toEqual([true, false]);
    expect(complained).toHaveBeenCalled();
  }); // prettier-ignore

  it('says itself which actions lie on it', () => {
    expect(new OutsideGame(buttons()).placed('doubt')).toBe(false);
    expect(new OutsideGame({ ...buttons(), placed: (name) => name === 'doubt' }).placed('doubt')).toBe(true);
  });

  it('must have something to mount', async () => {
    await expect(load_outside({ module: 'data:text/javascript,export const board = 1', style: null })).rejects.toThrow('mount');
  });
});
