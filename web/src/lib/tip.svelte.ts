/**
 * The one tooltip of the page. `{@attach tip(() => 'words')}` shows them on hover, on keyboard focus and on a long
 * press; the words may come later (a promise). `kind: 'why'` marks a reason why not. With an `entry` of the glossary it
 * is a card that says first what the thing is and what it is for.
 *
 * Only whoever asks is told: a pointer that rests where something new comes to lie has not asked, nor has a focus that
 * the page has set itself.
 */
import type { Attachment } from 'svelte/attachments';

/** Words, perhaps with the id of the text they come from: the glossary knows what explains it. */
export interface TipText {
  text: string;
  id: string;
}
export type Said = string | TipText | null | undefined;
export type Words = () => Said | Promise<Said>;
export interface TipOptions {
  /** What the words are: what a click does now (`can`), why it does nothing (`why`), or just what there is to say. */
  kind?: 'plain' | 'why' | 'can';
  title?: () => string;
  /** What it is an example of, in the glossary of the game. */
  entry?: string;
  /** Its own name, where it has one: a card, a player's thing. */
  name?: () => string;
  /** What this very thing is, where the glossary speaks of its kind only. */
  about?: () => string;
  /** Somebody asks for all of it, also where there is little room. */
  whole?: boolean;
}

const HOVER_WAIT = 350;
const PRESS_WAIT = 450;
/** So long a card stays when the pointer has left its thing, so that it can be reached. */
const REACH_WAIT = 400;

/** The words alone. */
export const text_of = (said: Said): string => (typeof said === 'object' ? (said?.text ?? '') : (said ?? ''));

class Tip {
  text = $state('');
  title = $state('');
  kind = $state<TipOptions['kind']>('plain');
  /** The id of the text, if the words have one. */
  text_id = $state('');
  options = $state.raw<TipOptions>({});
  anchor = $state.raw<Element | null>(null);
  /** The card stays although pointer and focus have left its thing: somebody reads or follows it. */
  kept = $state(false);
  private asked = 0;
  /** What the words that are on their way are about. */
  private coming: Element | null = null;

  async show(anchor: Element, words: Words, options: TipOptions = {}): Promise<void> {
    const turn = ++this.asked;
    clearTimeout(this.leaving);
    this.coming = anchor;
    const said = await words();
    if (turn !== this.asked || !anchor.isConnected) return;
    this.coming = null;
    this.kept = false;
    const text = text_of(said);
    if (!text && !options.entry) return this.hide();
    this.text = text;
    this.text_id = typeof said === 'object' ? (said?.id ?? '') : '';
    this.kind = options.kind ?? 'plain';
    this.title = options.title?.() ?? '';
    this.options = options;
    this.anchor = anchor;
  }

  /** The pointer has left the thing, or the card: the card waits a little for it to arrive there. */
  leave(anchor?: Element): void {
    if (this.kept) return;
    if (anchor && this.coming === anchor) return this.hide(anchor);
    if (anchor && this.anchor && this.anchor !== anchor) return;
    clearTimeout(this.leaving);
    if (this.options.entry && this.anchor) this.leaving = setTimeout(() => this.hide(anchor), REACH_WAIT);
    else this.hide(anchor);
  }
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is on the card. */
  stay(): void {
    clearTimeout(this.leaving);
  }

  hide(anchor?: Element): void {
    if (anchor && this.coming !== anchor && this.anchor && this.anchor !== anchor) return;
    const turn = ++this.asked;
    clearTimeout(this.leaving);
    this.coming = null;
    // Later: a piece that loses the focus because it is taken off the page says so while the page is being drawn.
    if (this.anchor) queueMicrotask(() => turn === this.asked && ((this.anchor = null), (this.kept = false)));
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
  document.documentElement.addEventListener('pointerleave', () => the_tip.leave());
}

export function tip(words: Words, options: TipOptions = {}): Attachment<Element> {
  return (anchor) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** The pointer lies here but did not come here: it must move before it asks. */
    let resting = false;
    const show = (whole = false) => void the_tip.show(anchor, words, whole ? { ...options, whole } : options);
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(), wait);
    };
    const hide = () => {
      clearTimeout(timer);
      the_tip.hide(anchor);
    };
    const leave = () => {
      clearTimeout(timer);
      the_tip.leave(anchor);
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
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && leave(),
      pointerdown: (event) => {
        pressed = false;
        resting = false;
        if ((event as PointerEvent).pointerType === 'mouse') return hide();
        clearTimeout(timer);
        timer = setTimeout(() => {
          pressed = true;
          show(true);
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
      // The card may be what the focus goes to.
      focusout: () => (the_tip.kept ? clearTimeout(timer) : hide()),
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
