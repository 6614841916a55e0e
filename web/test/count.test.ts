import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import type { Msg, Result } from '../src/lib/wire';
import Count from '../src/table/Count.svelte';

const line = (id: string): Msg => ({ id, args: {} });
const sheets: [Msg, number][][] = [
  [[line('Spells'), 4], [line('Familiar'), 18]],
  [[line('Spells'), 6], [line('Familiar'), 18]],
];
const result: Result = { scores: [22, 24], winners: [1], lines: ['Ana', null], sheets: sheets as Result['sheets'] };
const props = {
  result,
  sheets,
  lines: ['Ana', 'Teo'],
  mine: 0,
  say: (message: Msg) => message.id,
  has: () => false,
  ended: 'The game is over: Teo has learnt all seven spells.',
  children: createRawSnippet(() => ({ render: () => '<i></i>' })),
};

beforeAll(async () => {
  await words.speak('en');
  await words.need(['table']);
});
beforeEach(() => void (settings.motion = 'full'));

it('tells the winner at its last step, and why the game ended at once', async () => {
  const { container, getByRole, queryByText } = render(Count, props);
  const said = () => container.textContent!;
  expect(said()).toContain(props.ended);
  for (let step = 0; step < 3; step += 1) {
    expect(said()).not.toMatch(/wins|1st/);
    if (step < 2) expect(said()).not.toContain('24');
    await fireEvent.click(getByRole('button', { name: 'One step on' }));
  }
  expect(queryByText('Teo wins with 24 points')).toBeTruthy();
  await fireEvent.click(getByRole('button', { name: 'One step back' }));
  expect(said()).not.toMatch(/wins|1st/);
});

it('is simply there for whoever wants less motion', () => {
  settings.motion = 'less';
  expect(render(Count, props).queryByText('Teo wins with 24 points')).toBeTruthy();
});
