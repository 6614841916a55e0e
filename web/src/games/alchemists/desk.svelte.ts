/** What all parts of the board share: the position, what may be done with each thing, and the gesture being made. */
import { lesson_notes } from '../../lib/lesson_notes.svelte';
import { getContext, setContext } from 'svelte';
import { the_tip, type Said, type TipOptions } from '../../lib/tip.svelte';
import { ASSISTANT_FAVOR, CUSTODIAN, CUSTODIAN_FAVOR, favor_action, pair_action, space_action, verb_of } from './kit';
import { Deduced } from './deduced';
import { Marks, type Help } from './marks.svelte';
import { happened } from './happened';
import { GONE, keep_places } from './row';
import type { Action, Alchemist, Ask, Msg, View } from './types';

export interface Props {
  view: View;
  seat: number | null;
  ask: Ask | null;
  names: string[];
  say: (message: Msg) => string;
  act: (actions: string[]) => void;
  why: (action: string) => Promise<string>;
  explain: (action: string) => Promise<string>;
  fresh: Msg[];
  over: boolean;
  pointed: Msg | null;
  motion: boolean;
  tab?: string;
  has?: (id: string) => boolean;
}

export type { Help };
const HELP_KEY = 'athanor-alchemists-help';
const store = typeof localStorage === 'undefined' ? null : localStorage;

export class Desk {
  props: () => Props;
  /** Spaces declared in the page only, in the order they were touched. */
  draft = $state.raw<number[]>([]);
  /** The spaces on which my associates put my cubes on top, in the page only. */
  tops = $state.raw<number[]>([]);
  /** An associate was touched and waits to be told where. */
  topping = $state(false);
  /** Assistants that will be played with what is declared, in the page only. */
  helpers = $state(0);
  /** "Declare nothing" was pressed and waits to be confirmed. */
  unsure = $state(false);
  /** A favor that was touched and waits to be confirmed: everybody will see it, so it cannot be taken back. */
  offered = $state(-1);
  /** Cards of my hand, by their place in it. */
  picked = $state.raw<number[]>([]);
  /** For theories: the ingredients, the alchemical or potion or colour, and the seal. */
  subject = $state.raw<number[]>([]);
  claim = $state(-1);
  seal = $state(-1);
  /** The reader wants to look at the board under a panel. */
  folded = $state(false);
  listing = $state(false);
  noting = $state(false);
  /** All artifacts, those of later rounds too, are being read. */
  shopping = $state(false);
  /** The ingredient row by its places: a card that was taken leaves a gap. */
  row = $state.raw<number[]>([]);
  /** What came of my last mixture, until something is touched. */
  outcome = $state.raw<View['triangle'][number] | null>(null);
  readonly marks = new Marks();
  /** What was chosen last in this browser: where a table begins. */
  private wish = $state<Help>(1);
  private question = '';
  private queue: string[][] = [];
  private answers = new Map<string, Promise<Said>>();

  constructor(props: () => Props) {
    this.props = props;
    const kept = Number(store?.getItem(HELP_KEY) ?? 1);
    if (kept === 0 || kept === 2 || kept === 3) this.wish = kept;
    this.row = props().view.row;
  }

  view = $derived.by(() => this.props().view);
  /** Whoever made the table may have limited the help, for everybody: then no more is sent. */
  limit: Help = $derived.by(() => {
    const { deduction } = this.view;
    return !deduction ? 0 : deduction.odds ? 3 : deduction.certain ? 2 : 1;
  });
  help = $derived.by(() => Math.min(this.marks.help ?? this.wish, this.limit) as Help);
  ask = $derived.by(() => this.props().ask);
  names = $derived.by(() => this.props().names);
  /** Whose things lie in front: mine, those of who answers without showing a hand, or the first player's. */
  main = $derived.by(() => this.props().seat ?? (this.asked ? this.ask!.seat : null) ?? 0);
  mine = $derived.by(() => this.props().seat !== null);
  me: Alchemist = $derived.by(() => this.view.alchemists[this.main]!);
  rivals = $derived.by(() => this.names.map((_, step) => (this.main + step) % this.view.alchemists.length).slice(1, this.view.alchemists.length));
  asked = $derived.by(() => this.ask !== null && this.ask.decision !== null && !this.props().over);
  actions: Action[] = $derived.by(() => (this.asked ? this.ask!.actions : []));
  legal = $derived.by(() => new Map(this.actions.map((each) => [each.name, each])));
  verbs = $derived.by(() => new Set(this.actions.map((each) => verb_of(each.name))));
  hand = $derived.by(() => this.me.hand ?? []);
  declaring = $derived.by(() => this.legal.has('done'));
  /** A question about theories gets a page of its own over the board. */
  panel: '' | 'publish' | 'debunk' = $derived.by(() => {
    const { verbs } = this;
    if (verbs.has('seal') || verbs.has('publish') || verbs.has('endorse')) return 'publish';
    return verbs.has('debunk') || verbs.has('show') || verbs.has('claim') ? 'debunk' : '';
  });
  /** What the log points at, or else what has just happened. */
  marked = $derived.by(() => {
    const { pointed, fresh } = this.props();
    return happened(pointed ? [pointed] : fresh);
  });
  /** Exact odds by what I have seen, where I want that much help. */
  deduced = $derived.by(() => (this.help === 3 ? new Deduced(this.view.deduction!.odds!) : null));

  /** What a card brings at the end; some depend on what else there is. */
  artifact_points = (artifact: number): string => String(this.view.printed.points[artifact] ?? '?');

  t = (id: string, args: Record<string, unknown> = {}): string => this.props().say({ id, args } as Msg);

  choose_help(help: Help): void {
    this.wish = help;
    this.marks.choose_help(help);
    store?.setItem(HELP_KEY, String(help));
  }

  /** A question has come: what was begun for another one is dropped. */
  heard(ask: Ask | null): void {
    const question = ask ? `${ask.seat}/${ask.decision !== null}/${ask.question.id}/${this.view.round}` : '';
    if (question === this.question && ask?.question.id === 'ask-declare') {
      if (this.asked && this.queue.length) this.go_on();
      return;
    }
    this.queue = [];
    this.question = question;
    this.clear();
    this.folded = false;
    this.listing = false;
  }

  /** The row may have changed: cards that are left stay where they lay. */
  look_at_row(): void {
    this.row = keep_places(this.row, this.view.row, this.reached);
    this.reached = GONE;
  }

  /** Take a card of the row: that very one leaves its place. */
  take_from_row(at: number, name: string): void {
    this.reached = at;
    this.play([name]);
  }
  private reached = GONE;

  /** Other eyes look at this screen: nothing of mine stays open. */
  close_notebook(): void {
    this.noting = lesson_notes.open = false;
  }

  hand_over(): void {
    this.noting = this.shopping = this.listing = false;
    this.outcome = null;
  }

  /** The topmost page over the board goes; false if there is none. */
  close_page(): boolean {
    if (this.noting || lesson_notes.open) this.close_notebook();
    else if (this.shopping) this.shopping = false;
    else if (this.listing) this.listing = false;
    else if (this.panel && !this.folded) this.folded = true;
    else return false;
    return true;
  }

  clear(): void {
    this.draft = [];
    this.tops = [];
    this.topping = false;
    this.helpers = 0;
    this.unsure = false;
    this.offered = -1;
    this.picked = [];
    this.subject = [];
    this.claim = -1;
    this.seal = -1;
  }

  // ---------------------------------------------------------------- doing

  /** Some of these actions may be done now. */
  offers(names: readonly string[]): Action[] {
    return names.flatMap((name) => this.legal.get(name) ?? []);
  }

  play(names: readonly string[]): void {
    the_tip.hide();
    this.props().act([...names]);
  }

  /** The words of a tooltip: what it does, or why not, or what it is. */
  words(names: readonly string[], would: string, about: string): Said | Promise<Said> {
    const [offer] = this.offers(names);
    if (offer) return this.tell('explain', offer.name);
    return this.asked && would ? this.tell('why', would) : about;
  }

  tip_options(lit: boolean, would: string): TipOptions {
    const why = this.asked && !lit && would !== '';
    return { kind: why ? 'why' : lit ? 'can' : 'plain', title: () => (why ? this.t('board-not-now') : '') };
  }

  /** One answer per question and action: hovering to and fro asks the server once. */
  tell(what: 'why' | 'explain', action: string): Promise<Said> {
    const key = `${this.ask?.decision}/${what}/${action}/${this.t('game-tagline')}`;
    let answer = this.answers.get(key);
    if (!answer) {
      if (this.answers.size > 300) this.answers.clear();
      answer = this.props()[what](action);
      answer.catch(() => this.answers.delete(key));
      this.answers.set(key, answer);
    }
    return answer;
  }

  // ---------------------------------------------------------------- declaring, in the page until it is confirmed

  declared(space: number): number {
    const row = this.view.spaces[space]!.rows.find(([seat]) => seat === this.main);
    return (row?.[1] ?? 0) + this.draft.filter((each) => each === space).length;
  }

  cubes_left = $derived.by(() => {
    const counts = new Map<number, number>();
    let left = this.me.cubes + this.helpers;
    for (const space of this.draft) {
      const { rows, costs } = this.view.spaces[space]!;
      const before = (rows.find(([seat]) => seat === this.main)?.[1] ?? 0) + (counts.get(space) ?? 0);
      left -= costs[before] ?? 0;
      counts.set(space, (counts.get(space) ?? 0) + 1);
    }
    return left;
  });

  can_declare(space: number): boolean {
    if (!this.declaring || this.view.spaces[space]!.closed) return false;
    return this.why_not_drafted(space) === '';
  }

  /** What the cubes laid out in this page alone forbid; the server does not know of them. */
  why_not_drafted(space: number): string {
    if (!this.declaring) return '';
    if (this.topping) return this.can_top(space) ? '' : this.t(this.tops.includes(space) ? 'why-already-on-top' : 'why-no-cube-there');
    const { closed, costs } = this.view.spaces[space]!;
    if (closed) return '';
    if (space === CUSTODIAN) {
      const held = (this.me.favor_hand ?? []).filter((favor) => favor === CUSTODIAN_FAVOR).length;
      if (this.draft.filter((each) => each === CUSTODIAN).length >= held) return this.t('why-no-opener', { space });
    }
    const cost = costs[this.declared(space)];
    if (cost === undefined) return this.t('why-space-full', { space, count: costs.length });
    return cost <= this.cubes_left ? '' : this.t('board-cubes-short', { cubes: cost, left: this.cubes_left });
  }

  declare(space: number): void {
    this.unsure = false;
    if (!this.topping) this.draft = [...this.draft, space];
    else {
      this.tops = [...this.tops, space];
      this.topping = false;
    }
  }

  /** My cubes lie there, or will, and no associate of mine has been there yet. */
  can_top(space: number): boolean {
    const there = this.draft.includes(space) || this.legal.has(space_action('associate', space));
    return there && !this.tops.includes(space);
  }

  /** The associate with that number in my hand, counted from 0: told where it goes, waiting to be told, ready, or idle. */
  associate(number: number): 'placed' | 'waiting' | 'ready' | '' {
    if (!this.declaring) return '';
    if (number < this.tops.length) return 'placed';
    if (number > this.tops.length) return '';
    if (this.topping) return 'waiting';
    return this.view.spaces.some((_, space) => this.can_top(space)) ? 'ready' : '';
  }

  press_associate(number: number): void {
    if (this.associate(number) === 'placed') this.tops = this.tops.filter((_, at) => at !== number);
    else this.topping = !this.topping;
  }

  /** The assistant with that number in my hand, counted from 0: it comes with what is declared, or may, or neither. */
  helper(number: number): 'placed' | 'ready' | '' {
    if (!this.legal.has(favor_action('play', ASSISTANT_FAVOR))) return '';
    return number < this.helpers ? 'placed' : 'ready';
  }

  press_helper(number: number): void {
    if (this.helper(number) === 'ready') this.helpers += 1;
    else {
      this.helpers -= 1;
      while (this.cubes_left < 0) this.take_back(this.draft[this.draft.length - 1]!);
    }
  }

  /** The last action drafted on a space. */
  take_back(space: number): void {
    const at = this.draft.lastIndexOf(space);
    this.draft = this.draft.filter((_, index) => index !== at);
    this.tops = this.tops.filter((each) => each !== space || this.declared(space) > 0);
  }

  /** Nothing of mine lies on any space, neither in the game nor in the page. */
  nothing_declared = $derived.by(() => !this.draft.length && this.view.spaces.every(({ rows }) => !rows.some(([seat]) => seat === this.main)));

  /**
   * One gesture; a favor that is shown to all ends a part of it, since nothing hidden may come out on the way.
   * Declaring nothing at all is asked twice: whoever comes next may have answered before it can be taken back.
   */
  confirm_declared(): void {
    if (this.nothing_declared && this.me.cubes && !this.unsure) {
      this.unsure = true;
      return;
    }
    const help = new Array<string>(this.helpers).fill(favor_action('play', ASSISTANT_FAVOR));
    const top = this.tops.map((space) => space_action('associate', space));
    this.queue = in_turns([...help, ...this.draft.map((space) => space_action('declare', space)), ...top, 'done']);
    this.clear();
    this.go_on();
  }

  /** The next part of what was confirmed, if the server still offers it. */
  private go_on(): boolean {
    const next = this.queue.shift();
    if (next && this.legal.has(next[0]!)) this.play(next);
    else this.queue = [];
    return next !== undefined;
  }

  // ---------------------------------------------------------------- two cards of my hand

  private pair_with(at: number): boolean {
    const one = this.hand[at]!;
    const first = this.picked[0];
    if (first === undefined || first === at) return this.hand.some((other) => other !== one && this.legal.has(pair_action('mix', one, other)));
    return this.hand[first] !== one && this.legal.has(pair_action('mix', one, this.hand[first]!));
  }

  can_pick(at: number): boolean {
    return this.verbs.has('mix') && (this.picked.includes(at) || this.pair_with(at));
  }

  pick(at: number): void {
    if (this.picked.includes(at)) this.picked = this.picked.filter((each) => each !== at);
    else this.picked = [...this.picked.slice(0, 1), at];
  }

  mixture = $derived.by(() => {
    const [one, other] = this.picked.map((at) => this.hand[at]);
    return one === undefined || other === undefined ? '' : pair_action('mix', one, other);
  });
}

/** Steps as the server takes them: each part ends where a favor is turned up. */
export function in_turns(names: readonly string[]): string[][] {
  const found: string[][] = [[]];
  names.forEach((name, at) => {
    found[found.length - 1]!.push(name);
    const shown = ['associate', 'play'].includes(verb_of(name)) || name === space_action('declare', CUSTODIAN);
    if (shown && at < names.length - 1) found.push([]);
  });
  return found;
}

const KEY = Symbol('alchemists');
export const lay_desk = (desk: Desk): Desk => setContext(KEY, desk);
export const the_desk = (): Desk => getContext<Desk>(KEY);
