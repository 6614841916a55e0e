/**
 * The one tooltip of the page. `{@attach tip(() => 'words')}` shows them on hover, on keyboard focus and on a long
 * press; the words may come later (a promise). `kind: 'why'` marks a reason why not.
 *
 * Only whoever asks is told: a pointer that rests where something new comes to lie has not asked, nor has a focus that
 * the page has set itself.
 */
import type { Attachment } from 'svelte/attachments';

type Words = () => string | null | undefined | Promise<string | null | undefined>;
export interface TipOptions {
  kind?: 'plain' | 'why';
  title?: () => string;
}

const HOVER_WAIT = 350;
const PRESS_WAIT = 450;

class Tip {
  text = $state('');
  title = $state('');
  kind = $state<'plain' | 'why'>('plain');
  anchor = $state.raw<Element | null>(null);
  private asked = 0;
  /** What the words that are on their way are about. */
  private coming: Element | null = null;

  async show(anchor: Element, words: Words, { kind = 'plain', title }: TipOptions = {}): Promise<void> {
    const turn = ++this.asked;
    this.coming = anchor;
    const text = await words();
    if (turn !== this.asked || !anchor.isConnected) return;
    this.coming = null;
    if (!text) return this.hide();
    this.text = text;
    this.kind = kind;
    this.title = title?.() ?? '';
    this.anchor = anchor;
  }

  hide(anchor?: Element): void {
    if (anchor && this.coming !== anchor && this.anchor && this.anchor !== anchor) return;
    const turn = ++this.asked;
    this.coming = null;
    // Later: a piece that loses the focus because it is taken off the page says so while the page is being drawn.
    if (this.anchor) queueMicrotask(() => turn === this.asked && (this.anchor = null));
  }
}

export const the_tip = new Tip();
export const TIP_ID = 'tip';

/** Where the mouse was last seen, and whether a key is down that moves the focus. */
let pointer: { x: number; y: number } | null = null;
let stepping = false;
const STEPS = /^(Tab|Arrow\w+|Home|End|Page\w+)$/;

function has_moved({ screenX: x, screenY: y }: PointerEvent): boolean {
  return pointer !== null && (pointer.x !== x || pointer.y !== y);
}

if (typeof document !== 'undefined') {
  // Bubbling up to the document, so that an element hears first where the pointer was before.
  document.addEventListener('pointermove', ({ screenX: x, screenY: y }) => (pointer = { x, y }));
  addEventListener('keydown', ({ key }) => (stepping = STEPS.test(key)), { capture: true });
  addEventListener('keyup', () => (stepping = false), { capture: true });
  addEventListener('keydown', ({ key }) => key === 'Escape' && the_tip.hide(), { capture: true });
  addEventListener('blur', () => the_tip.hide());
  document.documentElement.addEventListener('pointerleave', () => the_tip.hide());
}

export function tip(words: Words, options: TipOptions = {}): Attachment<Element> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** The pointer lies here but did not come here: it must move before it asks. */
    let resting = false;
    const show = () => void the_tip.show(anchor, words, options);
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      the_tip.hide(anchor);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        resting = !has_moved(event as PointerEvent);
        if (!resting) later(HOVER_WAIT);
      },
      pointermove: (event) => {
        if (!resting || !has_moved(event as PointerEvent)) return;
        resting = false;
        later(HOVER_WAIT);
      },
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && hide(),
      pointerdown: (event) => {
        pressed = false;
        resting = false;
        if ((event as PointerEvent).pointerType === 'mouse') return hide();
        clearTimeout(timer);
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS_WAIT);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      // A long press asks; it must not also act.
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        pressed = false;
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: () => stepping && anchor.matches(':focus-visible') && show(),
      focusout: hide,
    };
    for (const [name, listener] of Object.entries(listeners)) {
      anchor.addEventListener(name, listener, { capture: name === 'click' });
    }
    return () => {
      hide();
      for (const [name, listener] of Object.entries(listeners)) {
        anchor.removeEventListener(name, listener, { capture: name === 'click' });
      }
    };
  };
}
