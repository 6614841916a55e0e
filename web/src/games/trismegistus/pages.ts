/** Botmegistus beside a real board. */
import type { GamePages } from '../pages';

export const pages: GamePages = { '/botmegistus': () => import('./companion/CompanionPage.svelte') };
