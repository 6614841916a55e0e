import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { places, rest_of, sheet_rows, totals, was_broken, type Sheets } from '../src/lib/sheet';
import type { Msg } from '../src/lib/wire';
import CountWindows from '../src/table/CountWindows.svelte';
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
    expect(rows[0]!.cells[0]).toEqual({ points: 5, text: 'Cure, level 4; Familiar, 3 tokens' });
  });

  it('names the row once where somebody has several lines in it', () => {
    const theories: Sheets = [[[message('Theory: toad (gold star)'), 5], [message('Theory: fern (silver star)'), 3]]];
    const [row] = sheet_rows(theories, say, has);
    expect(row!.cells[0]).toEqual({ points: 8, text: 'Theory: toad (gold star); fern (silver star)' });
  });

  it('says under a heading only what the heading does not', () => {
    expect(rest_of('Cure, level 4', 'Cure')).toBe('level 4');
    expect(rest_of('Guérison (sort non appris)', 'Guérison')).toBe('sort non appris');
    expect(rest_of('Gold : (3)', 'Gold')).toBe('3');
    expect(rest_of('Something else', 'Cure')).toBe('Something else');
  });

  it('is a table with a heading for every row and column', () => {
    const { getByRole } = render(ScoreSheet, { sheets, lines: ['Ana', 'Teo', 'Dummy'], mine: 0, say, has });
    expect(getByRole('columnheader', { name: 'Teo' })).toBeTruthy();
    const row = getByRole('rowheader', { name: 'Familiar' }).closest('tr')!;
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['3', '1', '–']);
  });
});

describe('the places at the end', () => {
  it('follow the points, and equal points share a place', () => {
    expect(places([30, 12, 30, 7], [0, 2])).toEqual([1, 3, 1, 4]);
    expect(places([30, 12, 12], [0])).toEqual([1, 2, 2]);
    expect(was_broken([30, 12, 30], [0, 2])).toBe(false);
  });

  it('follow the winner where a tie was broken', () => {
    expect(places([20, 20, 5], [1])).toEqual([2, 1, 3]);
    expect(was_broken([20, 20, 5], [1])).toBe(true);
  });

  it('name nobody the winner of a tie that nobody wins', () => {
    expect(places([8, 8], [])).toEqual([1, 1]);
    expect(was_broken([8, 8], [])).toBe(false);
  });
});

describe('the windows of the count', () => {
  it('are never taller than their place, even where points are taken away', () => {
    const rows = [[9, 4], [6, 2], [-8, 0]].map((points, index) => ({
      head: `row ${index}`,
      key: 'row',
      cells: points.map((each) => ({ points: each, text: '' })),
    }));
    const { container } = render(CountWindows, { rows, lines: ['Ana', 'Teo'], at: 3, mine: 0, scores: [7, 6], winners: [0] });
    const heights = [...container.querySelectorAll('figure')].map((figure) =>
      [...figure.querySelectorAll<HTMLElement>('.pane')].reduce((sum, pane) => sum + Number(pane.style.getPropertyValue('--p')), 0),
    );
    expect(heights[0]).toBeCloseTo(1);
    expect(heights[1]).toBeCloseTo(6 / 15);
    expect([...container.querySelectorAll('strong')].map((sum) => sum.textContent)).toEqual(['7', '6']);
  });
});
