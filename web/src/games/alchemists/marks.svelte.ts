/** What a player writes into the notebook by hand: kept in this browser, for this table and this seat. */
export type Mark = '' | 'no' | 'yes' | 'maybe';
const NEXT: Record<Mark, Mark> = { '': 'no', no: 'maybe', maybe: 'yes', yes: '' };
const store = typeof localStorage === 'undefined' ? null : localStorage;

export class Marks {
  private key = '';
  private cells = $state.raw<Record<string, Mark>>({});
  note = $state('');

  /** Open the notebook of a seat at the table of this page. */
  open(seat: number): void {
    const table = typeof location === 'undefined' ? '' : location.pathname.split('/').pop();
    this.key = `athanor-notebook/${table}/${seat}`;
    let kept: { cells?: Record<string, Mark>; note?: string } = {};
    try {
      kept = JSON.parse(store?.getItem(this.key) ?? '{}');
    } catch {
      // A page torn out: begin a new one.
    }
    this.cells = kept.cells ?? {};
    this.note = kept.note ?? '';
  }

  of(ingredient: number, alchemical: number): Mark {
    return this.cells[`${ingredient}/${alchemical}`] ?? '';
  }

  turn(ingredient: number, alchemical: number): void {
    this.cells = { ...this.cells, [`${ingredient}/${alchemical}`]: NEXT[this.of(ingredient, alchemical)] };
    this.keep();
  }

  keep(): void {
    store?.setItem(this.key, JSON.stringify({ cells: this.cells, note: this.note }));
  }
}
