import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Table } from '../src/lib/wire';
import OptionList from '../src/table/OptionList.svelte';

vi.mock('../src/lib/words.svelte', () => ({
  words: {
    game: () => ({ has: () => true, say: (id: string) => id }),
    list_games: () => Promise.resolve([{ id: 'alchemists', options: [{ name: 'mode', players: [2, 3, 4] }, { name: 'debunking', players: [2, 3, 4] }] }]),
  },
}));

it('an option that is the same for every player is said once', async () => {
  const options = { mode: ['apprentice', 'apprentice'], debunking: ['apprentice', 'master'] };
  const { container } = render(OptionList, { table: { game: 'alchemists', players: 2, options } as unknown as Table });
  const said = () => [...container.querySelectorAll('dd')].map((each) => each.textContent);
  await vi.waitFor(() => expect(said()).toEqual(['option-mode-apprentice', 'option-debunking-apprentice, option-debunking-master']));
});
