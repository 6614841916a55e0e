/**
 * What a player writes into the notebook by hand, and how much of it they let fill itself: kept on the server with the
 * seat, the same on every device. Who watches, or looks back at a game, writes into this browser only.
 */
import { Keeper, type Notes, type Trouble } from '../../lib/notes';
import { lesson_notes } from '../../lib/lesson_notes.svelte';

export type Mark = '' | 'no' | 'yes' | 'maybe';
/** How much of the notebook fills itself: nothing, my results, what is impossible, exact odds. */
export type Help = 0 | 1 | 2 | 3;
export type Cell = readonly [ingredient: number, alchemical: number, mark: Exclude<Mark, ''>];

const NEXT: Record<Mark, Mark> = { '': 'no', no: 'maybe', maybe: 'yes', yes: '' };
export const LONGEST_NOTE = 1500;
export const LONGEST_RIVAL_NOTE = 400;
const store = typeof localStorage === 'undefined' ? null : localStorage;

export class Marks {
  private cells = $state.raw<Record<string, Mark>>({});
  private about = $state.raw<Record<string, string>>({});
  note = $state('');
  /** As far as it was chosen at this table. */
  help = $state<Help | null>(null);
  /** False until what was written before is here: nothing is written over unread. */
  ready = $state(false);
  /** Why something is not kept: a sentence, or '' while the server cannot be reached. */
  trouble = $state<Trouble>(null);
  private keeper: Keeper | null = null;
  private key = '';

  /** Open the notebook of a seat (null: somebody watches) at the table of this page. */
  async open(seat: number | null): Promise<void> {
    void this.close();
    const [, page = '', table = ''] = typeof location === 'undefined' ? [] : location.pathname.split('/');
    this.key = `athanor-notebook/${table}/${seat ?? 'watching'}`;
    this.take({});
    if (page !== 'table' || seat === null) {
      this.take(this.kept_here());
      this.ready = true;
      return;
    }
    const keeper = (this.keeper = new Keeper(table, seat, (what) => {
      if (this.keeper === keeper) this.trouble = what;
    }));
    const notes = await keeper.read();
    if (this.keeper !== keeper || !notes) return;
    this.take(notes);
    this.ready = true;
  }

  /** Write down what is not written yet, and shut it. */
  async close(): Promise<void> {
    const { keeper } = this;
    this.keeper = null;
    this.ready = false;
    this.trouble = null;
    await keeper?.close();
  }

  /** In a lesson the server keeps what is marked, and answers it. */
  private now = $derived.by((): Record<string, Mark> => (lesson_notes.marks as Record<string, Mark> | null) ?? this.cells);

  of(ingredient: number, alchemical: number): Mark {
    return this.now[`${ingredient}/${alchemical}`] ?? '';
  }

  all = $derived.by((): Cell[] =>
    Object.entries(this.now).map(([where, mark]) => {
      const [ingredient, alchemical] = where.split('/').map(Number);
      return [ingredient!, alchemical!, mark as Exclude<Mark, ''>];
    }),
  );

  turn(ingredient: number, alchemical: number): void {
    if (!this.ready) return;
    if (lesson_notes.marks) {
      const place = `${ingredient}/${alchemical}`;
      return lesson_notes.write(place, NEXT[this.of(ingredient, alchemical)]);
    }
    const { [`${ingredient}/${alchemical}`]: old = '', ...others } = this.cells;
    this.cells = NEXT[old] ? { ...others, [`${ingredient}/${alchemical}`]: NEXT[old] } : others;
    this.keep();
  }

  write(note: string): void {
    this.note = note.slice(0, LONGEST_NOTE);
    this.keep();
  }

  of_rival(seat: number): string {
    return this.about[seat] ?? '';
  }

  write_rival(seat: number, note: string): void {
    const { [seat]: _, ...others } = this.about;
    this.about = note ? { ...others, [seat]: note.slice(0, LONGEST_RIVAL_NOTE) } : others;
    this.keep();
  }

  choose_help(help: Help): void {
    this.help = help;
    this.keep();
  }

  private keep(): void {
    if (!this.ready) return;
    const notes: Notes = {
      ...(this.help === null ? {} : { help: this.help }),
      ...(Object.keys(this.cells).length ? { cells: this.cells } : {}),
      ...(this.note ? { note: this.note } : {}),
      ...(Object.keys(this.about).length ? { rivals: this.about } : {}),
    };
    if (this.keeper) this.keeper.write(notes);
    else store?.setItem(this.key, JSON.stringify(notes));
  }

  private kept_here(): Notes {
    try {
      return JSON.parse(store?.getItem(this.key) ?? '{}') as Notes;
    } catch {
      return {}; // a page torn out: begin a new one
    }
  }

  /** Notes come from outside, perhaps from another version of this page: what is not understood is left out. */
  private take(notes: Notes): void {
    const entries = (what: unknown) => (typeof what === 'object' && what ? Object.entries(what) : []);
    this.cells = Object.fromEntries(entries(notes['cells']).filter(([where, mark]) => /^[0-7]\/[0-7]$/.test(where) && NEXT[mark as Mark] !== undefined && mark));
    this.about = Object.fromEntries(entries(notes['rivals']).filter(([seat, note]) => /^\d$/.test(seat) && typeof note === 'string'));
    this.note = typeof notes['note'] === 'string' ? notes['note'] : '';
    const help = notes['help'];
    this.help = help === 0 || help === 1 || help === 2 || help === 3 ? help : null;
  }
}
