/**
 * The one tooltip of the page. `{@attach tip(() => 'words')}` shows them on hover, on keyboard focus and on a long
 * press; the words may come later (a promise). `kind: 'why'` marks a reason why not.
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

  async show(anchor: Element, words: Words, { kind = 'plain', title }: TipOptions = {}): Promise<void> {
    const turn = ++this.asked;
    const text = await words();
    if (turn !== this.asked || !anchor.isConnected) return;
    if (!text) return this.hide();
    this.text = text;
    this.kind = kind;
    this.title = title?.() ?? '';
    this.anchor = anchor;
  }

  hide(anchor?: Element): void {
    if (anchor && this.anchor && this.anchor !== anchor) return;
    const turn = ++this.asked;
    // Later: a piece that loses the focus because it is taken off the page says so while the page is being drawn.
    if (this.anchor) queueMicrotask(() => turn === this.asked && (this.anchor = null));
  }
}

export const the_tip = new Tip();
export const TIP_ID = 'tip';

export function tip(words: Words, options: TipOptions = {}): Attachment<Element> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
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
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && later(HOVER_WAIT),
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && hide(),
      pointerdown: (event) => {
        pressed = false;
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
      focusin: () => anchor.matches(':focus-visible') && show(),
      focusout: hide,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
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
