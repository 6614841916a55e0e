/** Seven spells of one's own choice, instead of one of the sets. */
import type { Editors } from '../editors';
import OwnSpells from './OwnSpells.svelte';

export const editors: Editors = { spells: OwnSpells };
