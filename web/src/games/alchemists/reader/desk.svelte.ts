/** What the phone shows and keeps: the reader, the open screen, and whether the last result is still covered. */
import { tick } from 'svelte';
import type { Assignment } from './codes';
import { FUNCTIONS } from './generated';
import { Reader, ReaderError, is_public, load, type Line } from './reader.svelte';
import { t } from './words.svelte';

const KEY = 'athanor-reader';
/** Screens that need no game. */
const FREE = ['', 'code', 'hand', 'game', 'sheet', 'triangle'];
const GLIMPSE = 4000;
const HOLD = 300;

type Stage = 'none' | 'covered' | 'shown';

class Desk {
  reader = $state.raw<Reader | null>(null);
  screen = $state('');
  stage = $state<Stage>('none');
  /** Whose question it is, for the history: 1 to 4, or 0 for nobody's. */
  who = $state(0);
  /** The line of the history whose ingredients somebody is looking at. */
  peeked = $state(-1);
  /** The answers, once they were shown and are wanted on paper; gone with the next screen. */
  solved = $state.raw<Assignment | null>(null);
  /** A sentence that answers what was just touched. */
  said = $state('');

  constructor() {
    const kept = read();
    this.reader = load(kept?.reader);
    const line = this.reader?.history.at(-1);
    if (line && kept?.stage === 'covered') this.stage = 'covered';
    this.who = Number(kept?.who ?? 0);
  }

  get line(): Line | null {
    return this.reader?.history.at(-1) ?? null;
  }

  /** Runs as an effect of the page. */
  keep(): void {
    const { stage, who } = this;
    try {
      if (this.reader) localStorage.setItem(KEY, JSON.stringify({ reader: this.reader.dump(), stage, who }));
    } catch {
      // Without storage the game lasts until the page is closed; its code outlives it.
    }
  }

  // ---------------------------------------------------------------- from screen to screen

  start(): void {
    addEventListener('hashchange', () => this.arrive());
    if (this.stage === 'covered') history.replaceState(null, '', '#answer');
    this.arrive(false);
  }

  go(screen: string, replace = false): void {
    if (replace) location.replace(`#${screen}`);
    else location.hash = screen;
  }

  private arrive(focus = true): void {
    const wanted = location.hash.slice(1);
    const screen = this.reader || FREE.includes(wanted) ? wanted : '';
    this.said = '';
    this.peeked = -1;
    if (screen !== 'answer') this.stage = 'none';
    if (screen !== 'triangle') this.solved = null;
    this.reader?.back();
    this.screen = this.opened(screen);
    scrollTo(0, 0);
    if (focus) this.to_the_top();
  }

  private opened(screen: string): string {
    if (screen === 'answers') this.reader!.show_answers();
    if (screen === 'answer' && (this.stage === 'none' || !this.line)) return '';
    const function_ = FUNCTIONS.indexOf(screen);
    if (function_ < 0) return screen;
    const begun = this.tried(() => this.reader!.begin(function_));
    return begun ? screen : '';
  }

  /** After a change of screen, a screen reader starts at the new heading. */
  private to_the_top(): void {
    void tick().then(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }

  /** Do it, or say why not. */
  tried(what: () => void): boolean {
    try {
      this.said = '';
      what();
      return true;
    } catch (problem) {
      if (!(problem instanceof ReaderError)) throw problem;
      this.said = t(problem.message);
      return false;
    }
  }

  // ---------------------------------------------------------------- doing things

  play(reader: Reader): void {
    this.reader = reader;
    this.who = 0;
    this.go('');
    this.arrive();
  }

  confirm(): void {
    this.tried(() => {
      const line = this.reader!.confirm(this.who);
      this.who = 0;
      this.stage = is_public(line) ? 'shown' : 'covered';
      this.go('answer', true);
    });
  }

  uncover(): void {
    this.stage = 'shown';
    this.to_the_top();
  }

  look(index: number): void {
    const line = this.reader!.history[index];
    if (!line || this.peeked === index) return;
    if (!is_public(line)) line.looks += 1;
    this.peeked = index;
  }

  cover(): void {
    this.peeked = -1;
  }
}

function read(): { reader?: unknown; stage?: string; who?: number } | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export const desk = new Desk();

/**
 * What is shown as long as it is held: by a finger, or by a key. Whoever cannot hold (a screen reader presses and lets
 * go at once) sees it for a moment.
 */
export function held(index: () => number) {
  return (node: HTMLElement) => {
    let timer = 0;
    let keyed = false;
    const show = () => {
      clearTimeout(timer);
      desk.look(index());
    };
    const hide = () => {
      clearTimeout(timer);
      if (desk.peeked === index()) desk.cover();
    };
    /** Not at the first touch: a finger that scrolls past has not asked. */
    const show_soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(show, HOLD);
    };
    const listen: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ['pointerdown', show_soon],
      ['pointerup', hide],
      ['pointercancel', hide],
      ['pointerleave', hide],
      ['blur', hide],
      ['contextmenu', (event: Event) => event.preventDefault()],
      ['keydown', (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        keyed = true;
        show();
      }],
      ['keyup', () => {
        hide();
        setTimeout(() => (keyed = false));
      }],
      ['click', (event: MouseEvent) => {
        if (event.detail > 0 || keyed) return;
        show();
        timer = window.setTimeout(hide, GLIMPSE);
      }],
    ];
    for (const [kind, what] of listen) node.addEventListener(kind, what as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [kind, what] of listen) node.removeEventListener(kind, what as EventListener);
    };
  };
}
