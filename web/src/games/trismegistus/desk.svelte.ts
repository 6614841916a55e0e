/** What all parts of the board share: the position, and what may be done with each thing. */
import { getContext, setContext } from 'svelte';
import { the_tip, type TipOptions } from '../../lib/tip.svelte';
import type { BoardProps } from '../board';
import { ANY_TRACK, FORMULAS_EACH, id_of, placed, places_of } from './kit';
import type { Achievement, Action, Alchemist, Artifact, Ask, Experiment, Formula, Laboratory, Msg, Publication, View } from './types';

export type Props = Omit<BoardProps, 'view'> & { view: View };

export class Desk {
  props: () => Props;
  /** One thing, several ways: which? */
  asking = $state.raw<{ anchor: Element; actions: Action[] } | null>(null);
  /** Somebody else's laboratory, opened over mine. */
  looking = $state<number | null>(null);
  /** A standing order: no reaction until my own next turn. */
  passing = $state(false);
  /** The last turn of Botmegistus, step by step; it stays until the next one. */
  story = $state.raw<Msg[]>([]);
  private question = '';
  private told = new Map<string, Promise<string>>();

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
  actions: Action[] = $derived.by(() => (this.asked ? this.ask!.actions : []));
  /** Those that the board offers; the others are buttons of the prompt. */
  choices = $derived.by(() => this.actions.filter((action) => placed(action.name)));
  /** What may be done with each thing. */
  private by_place = $derived.by(() => {
    const found = new Map<string, Action[]>();
    for (const action of this.actions) {
      for (const place of places_of(action)) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
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
  formula = (lab: Laboratory, own: number): Formula | undefined => this.printed.formulas[lab.alchemist * FORMULAS_EACH + own];

  private effect = (steps: Msg[]): Msg[] | Msg => (steps.length ? steps : { id: 'step-none', args: {} });
  private elements = (list: number[]): Msg[] => list.map((element) => ({ id: 'one-element', args: { element } }));

  about_artifact({ name, effect, elementals }: Artifact): string {
    return this.t('explain-artifact', { label: name, effect: this.effect(effect), elements: this.elements(elementals) });
  }

  about_experiment({ name, element, track, need, cost, reward, vp }: Experiment): string {
    const requirement = track === ANY_TRACK ? { id: 'requirement-any', args: { level: need } } : { id: 'requirement', args: { element: track, level: need } };
    const cubes = cost.map((asked) => ({ id: 'one-cube', args: { asked } }));
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
    this.asking = null;
    this.props().act([action.id]);
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
    if (!ask || ask.decision === null) return;
    if (/^ask-(re)?draft$/.test(ask.question.id)) {
      this.passing = false;
      this.looking = null;
    }
    const pass = ask.actions.find(({ name }) => name === 'pass');
    if (pass && this.passing) this.props().act([pass.id]);
  }

  /** Its turn begins with the card it reveals; my reactions may cut it into several entries of the log. */
  listen(fresh: readonly Msg[]): void {
    const told = fresh.filter(({ id }) => id.startsWith('bot-'));
    const what = (step: Msg) => (step.args?.['what'] as Msg | undefined)?.id ?? step.id;
    const card = told.findLastIndex((step) => what(step).startsWith('bot-reveals'));
    if (card >= 0) this.story = told.slice(card);
    else if (told.length) this.story = [...this.story, ...told];
  }

  /** The words of a tooltip: what it does, or why not, or what it is. */
  words(actions: Action[], would: string, about: string): string | Promise<string> {
    if (actions.length === 1) return this.tell('explain', actions[0]!.id);
    if (actions.length || !this.asked || !would || id_of(would) < 0) return about;
    return this.tell('why', id_of(would)).then((why) => (why ? `${about} — ${why}` : about));
  }

  tip_options(lit: boolean, would: string): TipOptions {
    const why = this.asked && !lit && would !== '';
    return { kind: why ? 'why' : 'plain', title: () => (why ? this.t('board-not-now') : '') };
  }

  /** One answer per question and action: hovering to and fro asks the server once. */
  private tell(what: 'why' | 'explain', action: number): Promise<string> {
    const key = `${this.ask?.decision}/${what}/${action}/${this.t('game-tagline')}`;
    let told = this.told.get(key);
    if (!told) {
      if (this.told.size > 300) this.told.clear();
      told = this.props()[what](action);
      told.catch(() => this.told.delete(key));
      this.told.set(key, told);
    }
    return told;
  }
}

const KEY = Symbol('trismegistus');
export const lay_desk = (desk: Desk): Desk => setContext(KEY, desk);
export const the_desk = (): Desk => getContext<Desk>(KEY);
