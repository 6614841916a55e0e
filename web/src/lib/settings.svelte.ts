/** What the reader has chosen, kept on this device and put to work on the page. */
import type { Language } from './texts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'less' | 'full';
export type Pace = 'step' | 'slow' | 'normal' | 'instant';
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200];

interface Kept {
  lang: Language | null;
  theme: Theme;
  motion: Motion;
  text: number;
  sounds: boolean;
  notices: boolean;
  muted: string[];
  /** How fast the others' turns are told. */
  pace: Pace;
  /** Games are reviewed when they end. */
  reviews: boolean;
  /** Ask once more before something is revealed or the turn passes on. */
  confirm: boolean;
  /** Results wait as cards until they have been seen. */
  results: boolean;
  /** A turn in which nothing is left to do ends by itself. */
  ends: boolean;
  /** The coach says one line only, until it is opened again. */
  brief: boolean;
  /** The bot that was last chosen to play with; empty: the usual one. */
  bot: string;
}

const KEY = 'athanor';
const DEFAULTS: Kept = {
  lang: null,
  theme: 'system',
  motion: 'system',
  text: 100,
  sounds: false,
  notices: false,
  muted: [],
  pace: 'normal',
  reviews: false,
  confirm: false,
  results: true,
  ends: false,
  brief: false,
  bot: '',
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return DEFAULTS; // no storage, or not ours: the page works all the same
  }
}

class Settings implements Kept {
  lang = $state<Language | null>(null);
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  text = $state(100);
  sounds = $state(false);
  notices = $state(false);
  /** Guests whose chat this device does not show. */
  muted = $state<string[]>([]);
  pace = $state<Pace>('normal');
  reviews = $state(false);
  confirm = $state(false);
  results = $state(true);
  ends = $state(false);
  brief = $state(false);
  bot = $state('');
  private calm = $state(false);

  constructor() {
    Object.assign(this, kept());
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.calm = query?.matches ?? false;
    query?.addEventListener?.('change', (change) => (this.calm = change.matches));
  }

  /** True if pieces may fly. */
  get moves(): boolean {
    return this.motion === 'full' || (this.motion === 'system' && !this.calm);
  }

  /** Runs as an effect of the page: writes the choices down and puts them on the root element. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.moves ? 'full' : 'less';
    root.style.setProperty('--text-size', String(this.text / 100));
    measure_anew();
    const { lang, theme, motion, text, sounds, notices, muted, pace, reviews, confirm, results, ends, brief, bot } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, text, sounds, notices, muted, pace, reviews, confirm, results, ends, brief, bot }));
    } catch {
      // The choice then holds until the page is closed.
    }
  }
}

export const settings = new Settings();

/**
 * Narrow layouts are container queries in rem, and Chromium remembers their answer until the container's own size
 * changes; larger text does not change it. So the page stops being a container for a moment.
 */
function measure_anew(): void {
  const page = document.getElementById('app');
  if (!page) return;
  page.style.setProperty('container-type', 'normal');
  void page.offsetWidth;
  page.style.removeProperty('container-type');
}
