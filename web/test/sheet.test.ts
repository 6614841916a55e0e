import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { sheet_rows, totals, type Sheets } from '../src/lib/sheet';
import type { Msg } from '../src/lib/wire';
import ScoreSheet from '../src/table/ScoreSheet.svelte';

const message = (id: string): Msg => ({ id, args: {} });
const sheets: Sheets = [
  [[message('Cure, level 4'), 2], [message('Familiar, 3 tokens'), 3]],
  [[message('Cure, not learnt'), 0], [message('Familiar, 1 token'), 1]],
  [[message('Dummy’s board, 4 tokens'), 14]],
];
const say = (said: Msg) => said.id;
const has = () => false;

describe('the score sheet', () => {
  it('puts what players call differently into one row', () => {
    const rows = sheet_rows(sheets, say, has);
    expect(rows.map((row) => row.head)).toEqual(['Cure', 'Familiar', 'Dummy’s board']);
    expect(rows[0]!.cells.map((cell) => cell?.points ?? null)).toEqual([2, 0, null]);
    expect(totals(sheets)).toEqual([5, 1, 14]);
  });

  it('prefers the name a game gives its rows', () => {
    const rows = sheet_rows(sheets, (said) => (said.id.endsWith('.row') ? 'One row' : said.id), (id) => id.endsWith('.row'));
    expect(rows.map((row) => row.head)).toEqual(['One row']);
    expect(rows[0]!.cells[0]).toEqual({ points: 5, text: 'Cure, level 4 Familiar, 3 tokens' });
  });

  it('is a table with a heading for every row and column', () => {
    const { getByRole } = render(ScoreSheet, { sheets, lines: ['Ana', 'Teo', 'Dummy'], mine: 0, say, has });
    expect(getByRole('columnheader', { name: 'Teo' })).toBeTruthy();
    const row = getByRole('rowheader', { name: 'Familiar' }).closest('tr')!;
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['3', '1', '–']);
  });
});
