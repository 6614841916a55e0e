import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POTIONS } from './reader/generated';
import { PAIRS, potion_action } from './kit';
import { at, lay, press, sent, type Position } from './testing';
import type { Ask } from './types';

vi.setConfig({ testTimeout: 30_000 }); // a whole board is drawn for each of them
afterEach(cleanup);
beforeEach(() => localStorage.clear());
vi.mock('./pieces.svg?raw', () => ({ default: '<svg></svg>' }));

const WARNING = 'There is no theory about either ingredient';
const ROOT = 5;
const FEATHER = 7;

/** A master is asked for two ingredients, or (with two given) for the potion; there is one theory, about the toad. */
function master(names: string[], ingredients: number[] = []): Position {
  const position = at('debunk');
  const theory = position.view.theories.find((each) => each) ?? null;
  position.view.theories = position.view.theories.map((_, ingredient) => (ingredient === 2 ? theory : null));
  const actions = names.map((name) => ({ name, label: { id: 'label-pass', args: {} } }));
  const question = { id: ingredients.length ? 'ask-claim-futile' : 'ask-debunk-master', args: { ingredients } };
  // Only what is shown with the toad can prove anything.
  const proofs = PAIRS.map((pair) => (pair.includes(2) ? '1' : '0').repeat(14));
  const debunking = { reward: 2, failure: 1, losses: [[3, 8], [5, 10]], proofs }; // prettier-ignore
  return { ...position, ask: { ...position.ask!, question, actions, gestures: { debunking } } as unknown as Ask };
}

test('whoever has named two ingredients can go back and choose others', async () => {
  const act = lay(master([...POTIONS.map((_, potion) => potion_action('claim', potion)), 'withdraw'], [ROOT, FEATHER]));
  expect(document.body.textContent).toContain(WARNING);
  await press('reconsider');
  expect(sent(act)).toEqual([['withdraw']]);
});

test('the warning comes with the pair, before a potion is named', async () => {
  lay(master(['show root+feather', 'show toad+root', 'decline']));
  await press(`theory:${ROOT}`);
  expect(document.body.textContent).not.toContain(WARNING);
  await press(`theory:${FEATHER}`);
  expect(document.body.textContent).toContain(WARNING);
  await press(`theory:${FEATHER}`);
  await press('theory:2');
  expect(document.body.textContent).not.toContain(WARNING);
});

test('what it brings and costs is what the engine says', async () => {
  lay(master(['show toad+root', 'decline']));
  await press('theory:2');
  await press(`theory:${ROOT}`);
  await press('potion:0');
  const [yes] = document.querySelectorAll('.yn .y');
  expect(yes!.textContent).toMatch(/2/);
  expect(yes!.querySelectorAll('.bad').length).toBe(new Set(at('debunk').view.theories.find((each) => each)!.seals.map(([seat]) => seat)).size);
});
