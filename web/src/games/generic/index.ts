/** The board of games that have no drawn one yet: every choice as a button. Playable from beginning to end. */
export { default } from './GenericBoard.svelte';
export const title = 'generic';
