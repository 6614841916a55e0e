/** The puzzles of all games, and what somebody has done of them. */
import { get } from '../lib/api';
import type { components } from '../lib/openapi';
import { today } from './exercise.svelte';

export type GamePuzzles = components['schemas']['GamePuzzles'];

export const list_puzzles = () => get<GamePuzzles[]>(`/api/puzzles?day=${today()}`);
