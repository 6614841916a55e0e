/** What all parts of the board share: the position, and what may be done with each thing. */
import { getContext, setContext } from 'svelte';
import { foreseen_lines } from '../../lib/foreseen';
import { text_of, the_tip, type Said, type TipOptions } from '../../lib/tip.svelte';
import type { BoardProps } from '../board';
import { ghost_of, type Ghost } from './ghost';
import { ANY_TRACK, placed, places_of, verb_of } from './kit';
import { followed, opens_of, type Opens } from './opens';
import { Orders, type Order } from './orders.svelte';
import { pieces_of } from './pointing';
import type { Foreseen } from '../../lib/wire';
import type { Achievement, Action, Alchemist, Artifact, Ask, Experiment, Formula, Laboratory, Msg, Publication, View } from './types';

export type Props = Omit<BoardProps, 'view' | 'ask'> & { view: View; ask: Ask | null };

/** More actions than these are not listed in words. */
const MOST_NAMED = 8;

export class Desk {
  props: () => Props;
  /** One thing, several ways: which? */
  asking = $state.raw<{ anchor: Element; actions: Action[] } | null>(null);
  /** Somebody else's laboratory, opened over mine. */
  looking = $state<number | null>(null);
  orders = new Orders();
  /** What the choice under my hand would change. */
  ghost = $state.raw<Ghost | null>(null);
  /** What the die under my hand would open. */
  opens = $state.raw<Opens | null>(null);
  /** What the equation being laid would change: it stays marked while nothing else is under the hand. */
  private laid: Ghost | null = null;
  /** A step of Botmegistus' turn that I look at. */
  step = $state<number | null>(null);
  private question = '';
  private answers = new Map<string, Promise<Said>>();
  private seen = new Map<string, Promise<Foreseen | null>>();
  private held = 0;

  constructor(props: () => Props) {
    this.props = props;
  }

  view = $derived.by(() => this.props().view);
  ask = $derived.by(() => this.props().ask);
  printed = $derived.by(() => this.view.printed);
  main = $derived.by(() => this.props().seat ?? 0);
  mine = $derived.by(() => this.props().seat !== null);
  me: Laboratory = $derived.by(() => this.view.laboratories[this.main]!);
  players = $derived.by(() => this.view.laboratories.length);
  rivals = $derived.by(() => this.view.laboratories.map((_, step) => (this.main + step) % this.players).slice(1));
  asked = $derived.by(() => this.ask !== null && this.ask.decision !== null && !this.props().over);
  /** What could be done if the die were kept: choosing one of these keeps it, and nobody is asked first. */
  private ahead = $state.raw<{ first: string; actions: Action[] } | null>(null);
  actions: Action[] = $derived.by(() => {
    const own = this.asked ? this.ask!.actions : [];
    const beyond = this.asked ? (this.ahead?.actions ?? []).filter(({ name }) => !own.some((each) => each.name === name)) : [];
    return beyond.length ? [...own, ...beyond] : own;
  });
  /** Those that the board offers; the others are buttons of the prompt. */
  choices = $derived.by(() => this.actions.filter(({ name }) => placed(name) && name !== this.ahead?.first));
  /** What may be done with each thing. */
  private by_place = $derived.by(() => {
    const found = new Map<string, Action[]>();
    for (const action of this.actions) {
      for (const place of places_of(action)) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
  });
  private heard_so_far = $derived.by(() => this.props().heard ?? this.props().fresh);
  /** The last turn of Botmegistus, step by step, from the card it reveals. My reactions may lie between. */
  story: Msg[] = $derived.by(() => {
    const steps = this.heard_so_far.filter(({ id }) => id.startsWith('bot-'));
    const what = (step: Msg) => (step.args?.['what'] as Msg | undefined)?.id ?? step.id;
    return steps.slice(Math.max(0, steps.findLastIndex((step) => what(step).startsWith('bot-reveals'))));
  });
  /** What the end of a round has brought, until I draft again. */
  ended: Msg[] = $derived.by(() => {
    const end = this.heard_so_far.findLastIndex(({ id }) => id === 'round-ends');
    const since = end < 0 ? [] : this.heard_so_far.slice(end);
    const drafted = since.some(({ id, args }) => id === 'drafts' && args?.['seat'] === this.main);
    return drafted ? [] : since.filter(({ id }) => id.startsWith('round-') || id.startsWith('game-ends'));
  });
  /** What the log line, or the step of Botmegistus, under my hand is about. */
  pointed = $derived.by(() => {
    const { pointed, told, fresh } = this.props();
    const message = pointed ?? (this.step === null ? null : (this.story[this.step] ?? null));
    const spoken = message ? [message] : typeof told === 'number' ? fresh : [];
    return new Set(spoken.flatMap((each) => pieces_of(each, this.view, this.main)));
  });
  setting_up = $derived.by(() => this.view.asked === 'laboratory' || this.view.asked === 'choose' || this.me.alchemist < 0);

  t = (id: string, args: Record<string, unknown> = {}): string => this.props().say({ id, args } as Msg);
  say = (message: Msg): string => this.props().say(message);

  at(place: string): Action[] {
    return this.by_place.get(place) ?? [];
  }

  name_of(line: number): string {
    return line < this.players ? (this.props().names[line] ?? '') : this.t('opponent-0');
  }

  // ---------------------------------------------------------------- cards

  artifact = (id: number): Artifact | undefined => this.printed.artifacts[id];
  experiment = (id: number): Experiment | undefined => this.printed.experiments[id];
  publication = (id: number): Publication | undefined => this.printed.publications[id];
  achievement = (id: number): Achievement | undefined => this.printed.achievements[id];
  alchemist = (lab: Laboratory): Alchemist | undefined => this.printed.alchemists[lab.alchemist];
  /** By its number among the eight of the alchemist. */
  formula = (lab: Laboratory, own: number): Formula | undefined => this.printed.alchemists[lab.alchemist]?.formulas[own];

  private effect = (steps: Msg[]): Msg[] | Msg => (steps.length ? steps : { id: 'step-none', args: {} });
  private elements = (list: number[]): Msg[] => list.map((element) => ({ id: 'one-element', args: { element } }));

  about_artifact({ name, effect, elementals }: Artifact): string {
    return this.t('explain-artifact', { label: name, effect: this.effect(effect), elements: this.elements(elementals) });
  }

  about_experiment({ name, element, track, need, cost, reward, vp }: Experiment): string {
    const requirement = track === ANY_TRACK ? { id: 'requirement-any', args: { level: need } } : { id: 'requirement', args: { element: track, level: need } };
    const cubes = [...new Set(cost)].map((asked) => ({ id: 'step-cube', args: { count: cost.filter((cube) => cube === asked).length, asked } }));
    return this.t('explain-experiment', { label: name, element, requirement, cost: cubes, reward: this.effect(reward), points: vp });
  }

  about_publication({ name, needs, vp }: Publication): string {
    const elements = needs.flatMap((count, element) => (count ? [{ id: 'some-elements', args: { count, element } }] : []));
    return this.t('explain-publication', { label: name, elements, points: vp });
  }

  about_formula({ name, effect }: Formula): string {
    return this.t('explain-formula', { label: name, effect: this.effect(effect) });
  }

  about_achievement({ name, conditions, reward, vp }: Achievement): string {
    return this.t('explain-achievement', { label: name, conditions, reward: this.effect(reward), points: vp });
  }

  effect_said(steps: Msg[]): string {
    return steps.map((step) => this.say(step)).join(', ');
  }

  // ---------------------------------------------------------------- doing

  play(action: Action): void {
    the_tip.hide();
    this.finish([...this.begins(action), action.name]);
  }

  /** What has to be answered before an action, because it is offered ahead. */
  begins(action: Action): string[] {
    const offered = this.ask?.actions.some(({ name }) => name === action.name) ?? true;
    return !offered && this.ahead ? [this.ahead.first] : [];
  }

  /** Send a whole gesture. */
  finish(names: string[]): void {
    this.asking = null;
    this.props().act(names);
  }

  press(anchor: Element, actions: Action[]): void {
    the_tip.hide();
    if (actions.length === 1) this.play(actions[0]!);
    else this.asking = { anchor, actions };
  }

  /** A question has come. What was begun for another one is dropped; a standing order answers it. */
  heard(ask: Ask | null): void {
    const question = ask ? `${ask.seat}/${ask.decision}/${ask.question.id}` : '';
    if (question === this.question) return;
    this.question = question;
    this.asking = null;
    this.step = null;
    this.ahead = null;
    this.seen.clear();
    this.let_go();
    if (!ask || ask.decision === null) return;
    if (/^ask-(re)?draft$/.test(ask.question.id)) {
      this.orders.turn_begins();
      this.looking = null;
    }
    this.obey();
    const keep = ask.actions.find(({ name }) => verb_of(name) === 'keep');
    if (keep) void this.look_ahead(keep.name, question);
  }

  /** What the die in hand allows, before it is said whether it is kept. */
  private async look_ahead(first: string, question: string): Promise<void> {
    const then = (await this.foresee([first]))?.then;
    if (then?.actions.length && this.question === question) this.ahead = { first, actions: then.actions };
  }

  /** What the standing orders say to what is asked. */
  obey(): void {
    const { ask } = this.props();
    const pass = ask && ask.decision !== null && !this.props().over ? this.orders.answer(ask) : undefined;
    if (pass) this.props().act([pass.name]);
  }

  give(order: Order): void {
    this.orders.give(order);
    this.obey();
  }

  /** The words of a tooltip: what it does, or why not, or what it is. */
  words(actions: Action[], would: string, about: string): Said | Promise<Said> {
    if (actions.length === 1) return this.about(actions[0]!);
    if (actions.length > 1) return this.t('board-several', { count: actions.length });
    return this.asked && would ? this.tell('why', would) : about;
  }

  /** What it does, and what will come of it. */
  private async about(action: Action): Promise<string> {
    const [words, then, opens] = await Promise.all([this.tell('explain', action.name), this.foresee([...this.begins(action), action.name]), this.opened_by(action)]);
    return [text_of(words), ...foreseen_lines(then, this.say), ...(opens ? this.opens_said(opens) : [])].filter(Boolean).join('\n');
  }

  /** What becomes possible with it. */
  private async opened_by(action: Action): Promise<Opens | null> {
    const asks = await followed((names) => this.foresee(names), [...this.begins(action), action.name]);
    const { main, things } = this.printed.board;
    return opens_of(asks, main, things, new Set(this.actions.map(({ name }) => name)));
  }

  private opens_said({ actions, serves }: Opens): string[] {
    const listed = (some: Action[]) => some.map(({ label, cost }) => (cost ? { id: 'board-opens-one', args: { label, cost } } : label) as Msg);
    // The wild die opens nearly everything: that is to be seen, not read.
    const lines = actions.length && actions.length <= MOST_NAMED ? [this.t('board-opens', { actions: listed(actions) })] : [];
    for (const [name, some] of serves) {
      const card = name === 'masterpiece' ? this.me.masterpiece : this.me.open[Number(name) - 1];
      const called = this.experiment(card ?? -1)?.name;
      if (called) lines.push(this.t('board-opens-for', { label: called, actions: some.map(({ label }) => label) }));
    }
    return lines;
  }

  /** A hand rests on a choice: what it would change is marked. */
  async hold(action: Action | undefined): Promise<void> {
    const turn = (this.held += 1);
    const [then, opens] = action ? await Promise.all([this.foresee([...this.begins(action), action.name]), this.opened_by(action)]) : [null, null];
    if (turn !== this.held) return;
    this.ghost = then && ghost_of(this.me, this.main, then.changes);
    this.opens = opens;
  }

  let_go(): void {
    const turn = (this.held += 1);
    // Later: a piece that loses the focus because it is taken off the page says so while the page is being drawn.
    if (this.ghost !== this.laid || this.opens) queueMicrotask(() => turn === this.held && ((this.ghost = this.laid), (this.opens = null)));
  }

  keep_ghost(ghost: Ghost | null): void {
    this.held += 1;
    this.laid = ghost;
    queueMicrotask(() => this.laid === ghost && (this.ghost = ghost));
  }

  /** Asked once per question and gesture, however often a hand wanders over it. */
  foresee(names: string[]): Promise<Foreseen | null> {
    const key = `${this.ask?.decision}/${names.join('/')}`;
    let found = this.seen.get(key);
    if (!found) {
      found = this.props().foresee?.(names) ?? Promise.resolve(null);
      this.seen.set(key, found);
      // Whoever asked too much at once may ask again.
      void found.then((answer) => answer ?? this.seen.delete(key));
    }
    return found;
  }

  tip_options(lit: boolean, would: string): TipOptions {
    const why = this.asked && !lit && would !== '';
    return { kind: why ? 'why' : lit ? 'can' : 'plain', title: () => (why ? this.t('board-not-now') : '') };
  }

  /** One answer per question and action: hovering to and fro asks the server once. */
  private tell(what: 'why' | 'explain', action: string): Promise<Said> {
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
}

const KEY = Symbol('trismegistus');
export const lay_desk = (desk: Desk): Desk => setContext(KEY, desk);
export const the_desk = (): Desk => getContext<Desk>(KEY);
