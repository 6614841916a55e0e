import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beside, GAP } from '../src/lib/beside';
import { the_tip, tip } from '../src/lib/tip.svelte';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('a tooltip lies', () => {
  const page = { width: 1000, height: 600 };
  const own = { width: 200, height: 60 };

  it('above its thing, else below', () => {
    expect(beside(box(400, 300, 500, 340), own, page, null)).toEqual({ left: 350, top: 300 - 60 - GAP });
    expect(beside(box(400, 10, 500, 40), own, page, null)).toEqual({ left: 350, top: 40 + GAP });
    expect(beside(box(0, 300, 20, 340), own, page, null).left).toBe(GAP);
  });

  it('never over what is asked, if there is another place', () => {
    const prompt = box(0, 400, 1000, 460);
    // One's own things lie under the prompt, with no room below them.
    const found = beside(box(400, 470, 500, 590), own, page, prompt);
    expect(found.left).toBe(500 + GAP);
    expect(found.top).toBeGreaterThanOrEqual(460);
    // The board above the prompt.
    expect(beside(box(400, 20, 500, 390), own, page, prompt).left).toBe(500 + GAP);
  });

  it('where it covers least of what its thing points at, in a corner if need be', () => {
    const all_but_a_corner = [box(0, 0, 1000, 290), box(0, 290, 790, 600)];
    expect(beside(box(400, 300, 500, 340), own, page, null, undefined, all_but_a_corner)).toEqual({ left: 1000 - 200 - GAP, top: 600 - 60 - GAP });
  });

  it('outside the part of the table whose neighbours it should not cover', () => {
    expect(beside(box(400, 300, 500, 340), own, page, null, box(0, 100, 1000, 500)).top).toBe(100 - 60 - GAP);
  });
});

describe('a tooltip is shown', () => {
  let button: HTMLButtonElement;
  const attach = (words: () => string | Promise<string>) => tip(words)(button) as () => void;
  const mouse = (kind: string, x: number) =>
    button.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse', bubbles: kind === 'pointermove', screenX: x, screenY: 5 }));

  beforeAll(() => void vi.useFakeTimers());
  beforeEach(async () => {
    document.body.innerHTML = '<button>thing</button>';
    button = document.querySelector('button')!;
    the_tip.hide();
    await vi.runAllTimersAsync();
    document.dispatchEvent(new PointerEvent('pointermove', { screenX: 1, screenY: 5 }));
  });

  it('to a pointer that came, not to one that rests where something new lies', async () => {
    const leave = attach(() => 'Not now');
    mouse('pointerenter', 1);
    mouse('pointermove', 1);
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBeNull();
    mouse('pointermove', 2);
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBe(button);
    mouse('pointerleave', 3);
    await vi.runAllTimersAsync();
    mouse('pointerenter', 4);
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBe(button);
    leave();
  });

  it('to the keyboard, not to a focus the page has set itself', async () => {
    const leave = attach(() => 'Not now');
    vi.spyOn(button, 'matches').mockReturnValue(true);
    button.focus();
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBeNull();
    button.blur();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    button.focus();
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBeNull();
    button.blur();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    button.focus();
    dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }));
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBe(button);
    leave();
  });

  it('to nobody who has gone before the words came', async () => {
    const [first, leave_first] = [button, attach(() => 'First')];
    await the_tip.show(first, () => 'First');
    document.body.insertAdjacentHTML('beforeend', '<button>other</button>');
    button = document.querySelector('button:last-child')!;
    let arrive = (_: string) => {};
    const leave = attach(() => new Promise((resolve) => (arrive = resolve)));
    mouse('pointerenter', 9);
    await vi.runAllTimersAsync();
    mouse('pointerleave', 10);
    arrive('Late');
    await vi.runAllTimersAsync();
    expect(the_tip.text).not.toBe('Late');
    leave();
    leave_first();
  });

  it('until Escape', async () => {
    await the_tip.show(button, () => 'Words');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBeNull();
  });
});

describe('a card', () => {
  it('waits for the pointer that leaves its thing, and goes if it does not come', async () => {
    document.body.innerHTML = '<button>thing</button>';
    const thing = document.querySelector('button')!;
    await the_tip.show(thing, () => ({ text: 'Not enough', id: 'why-potency' }), { kind: 'why', entry: 'potency' });
    expect([the_tip.text, the_tip.text_id]).toEqual(['Not enough', 'why-potency']);
    the_tip.leave(thing);
    the_tip.stay();
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBe(thing);
    the_tip.leave();
    await vi.runAllTimersAsync();
    expect(the_tip.anchor).toBeNull();
  });
});
