import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Table } from '../src/lib/wire';
import OptionList from '../src/table/OptionList.svelte';

vi.mock('../src/lib/words.svelte', () => ({ words: { game: () => ({ has: () => true, say: (id: string) => id }) } }));

it('an option that is the same for every player is said once', () => {
  const options = { mode: ['apprentice', 'apprentice'], debunking: ['apprentice', 'master'] };
  const { container } = render(OptionList, { table: { game: 'alchemists', options } as unknown as Table });
  expect([...container.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
    'option-mode-apprentice',
    'option-debunking-apprentice, option-debunking-master',
  ]);
});
