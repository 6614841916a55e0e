/** What all parts of the board share: the position, what may be done with each thing, and the payment being made. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteSet } from 'svelte/reactivity';
import { the_tip, type Said, type TipOptions } from '../../lib/tip.svelte';
import { copy_action, line_action, raise_action, token_action, verb_of, type TokenVerb } from './actions';
import { arrange, type Places } from './altar';
import { colour_of, sorted, type Order } from './kit';
import type { Role } from './laid';
import type { Action, Ask, Card, Msg, PlainPayment, Say, Sorcerer, View } from './types';
import { choose, spent, wish, type Chosen, type Wish } from './wishes';

export interface Props {
  view: View;
  seat: number | null;
  ask: Ask | null;
  names: string[];
  say: Say;
  act: (actions: string[]) => void;
  why: (action: string) => Promise<string>;
  explain: (action: string) => Promise<string>;
  fresh: Msg[];
  over: boolean;
  pointed: Msg | null;
  motion: boolean;
}

/** Something on the table that can be pressed: the actions it may stand for, and the one to ask about otherwise. */
export interface Thing {
  names: string[];
  /** The action whose refusal explains why nothing can be done here now. */
  would: string;
  /** What it is, for everybody at any time. */
  about: string;
  /** What it is an example of, in the glossary. */
  entry: string;
  /** Its name, if `about` says more than that. */
  name?: string;
}

export interface Paying {
  spell: number;
  level: number;
  /** The payments that came with the question, the cheapest first. */
  options: readonly PlainPayment[];
  chosen: Chosen;
  /** The answers are on their way. */
  sent: boolean;
}

/** From where a token can be played, and how. */
export type Zone = 'altar' | 'reserve' | 'familiar' | 'aside';
const VERBS: Record<Zone, TokenVerb[]> = {
  altar: ['take', 'replace', 'receive', 'dummy'],
  reserve: ['store', 'discard', 'give', 'mark', 'pay', 'wild'],
  familiar: ['receive'],
  aside: ['keep'],
};
const USUAL: Record<Zone, TokenVerb> = { altar: 'take', reserve: 'store', familiar: 'receive', aside: 'keep' };

/** If the server says nothing for so long, the player can try again. */
const PATIENCE = 6000;
const ORDER_KEY = 'athanor-spellbook-order';

export class Desk {
  props: () => Props;
  paying = $state.raw<Paying | null>(null);
  asking = $state.raw<{ anchor: Element; actions: Action[] } | null>(null);
  order = $state<Order>('material');
  /** Places whose token is still in the air. */
  flying = new SvelteSet<string>();
  /** Spells whose band is being flooded with colour. */
  flooding = new SvelteSet<number>();
  /** Where the last move put something. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  turning = $state(false);
  private question = '';

  private before: Places = [];
  /** The altar place clicked last: of equal tokens, that one leaves. */
  aimed = -1;
  private anchors = new Map<string, Element>();
  private answers = new Map<string, Promise<Said>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.props = props;
    const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(ORDER_KEY);
    if (kept === 'rune') this.order = 'rune';
  }

  view = $derived.by(() => this.props().view);
  ask = $derived.by(() => this.props().ask);
  /** Whose things lie in front: mine, or the first player's for somebody who watches. */
  main = $derived.by(() => this.props().seat ?? 0);
  mine = $derived.by(() => this.props().seat !== null);
  me: Sorcerer = $derived.by(() => this.view.sorcerers[this.main] ?? EMPTY);
  solo = $derived.by(() => this.view.dummy !== null);
  /** A seat of this screen is asked. */
  asked = $derived.by(() => this.ask !== null && this.ask.decision !== null && !this.props().over);
  legal = $derived.by(() => new Map((this.asked ? this.ask?.actions : [])?.map((each) => [each.name, each])));
  verbs = $derived.by(() => new Set([...this.legal.keys()].map(verb_of)));
  places = $derived.by(() => (this.before = arrange(this.before, this.view.altar, this.aimed)));
  reserve = $derived.by(() => sorted(this.me.reserve, this.order));

  t = (id: string, args: Record<string, unknown> = {}): string => this.props().say({ id, args });

  // ---------------------------------------------------------------- what may be done with a thing

  offers(thing: Thing): Action[] {
    return thing.names.flatMap((name) => this.legal.get(name) ?? []);
  }

  token(zone: Zone, kind: number): Thing {
    const question = this.ask?.question.id ?? '';
    const receive = zone === 'familiar' ? 'ask-receive-familiar' : 'ask-receive-altar';
    const verbs = VERBS[zone].filter((verb) => verb !== 'receive' || question === receive);
    const would = verbs.find((verb) => this.verbs.has(verb)) ?? USUAL[zone];
    return {
      names: verbs.map((verb) => token_action(verb, kind)),
      would: token_action(would, kind),
      about: this.t(`token-${kind}`),
      entry: 'token',
    };
  }

  card(spell: number): Card {
    return this.view.printed.cards[colour_of(spell)]!;
  }

  /** The words of a line, at length or as on the card. */
  line_words(how: 'line' | 'card', spell: number, line: number): string {
    return this.t(`${how}-${this.card(spell).texts[line - 3]}`);
  }

  /** A line of one of my cards: learn or use it, copy it (alone), or raise the spell to it. */
  line(spell: number, line: number): Thing {
    const level = this.me.levels[colour_of(spell)] ?? 0;
    const learn = line_action('learn', spell, line);
    const use = line_action('use', spell, line);
    const copy = copy_action(this.main, spell, line);
    const raise = raise_action(spell);
    let would = level ? use : learn;
    if (this.verbs.has('raise')) would = raise;
    else if (this.verbs.has('copy') && this.solo) would = copy;
    const names = [learn, use, copy, ...(level && line === level + 1 ? [raise] : [])];
    const name = this.t('board-spell-level', { spell, level: line });
    return { names, would, about: this.line_words('line', spell, line), entry: 'spell', name };
  }

  /** The words of its tooltip. */
  words = (thing: Thing): Said | Promise<Said> => {
    const [offer] = this.offers(thing);
    if (offer) return this.tell('explain', offer.name);
    return this.asked ? this.tell('why', thing.would) : thing.about;
  };

  tip_options(thing: Thing): TipOptions {
    const can = this.offers(thing).length > 0;
    const why = this.asked && !can;
    const { entry, name, about } = thing;
    return { kind: can ? 'can' : why ? 'why' : 'plain', title: () => (why ? this.t('board-not-now') : ''), entry, name: () => name ?? about, ...(name ? { about: () => about } : {}) };
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

  /** A thing was clicked: do it, ask which of several, or say why not. */
  press(thing: Thing, anchor: Element): void {
    const offers = this.offers(thing);
    const only = offers[0];
    if (!only) void the_tip.show(anchor, () => this.words(thing), this.tip_options(thing));
    else if (offers.length > 1) this.asking = { anchor, actions: offers };
    else this.play(only);
  }

  play(action: Action): void {
    this.asking = null;
    if (this.lay(action.name, action.label.args)) return;
    this.drop();
    the_tip.hide();
    this.props().act([action.name]);
  }

  // ---------------------------------------------------------------- paying for a spell

  /** Lay the suggested payment for this line on the table; false if none came with the question. */
  private lay(name: string, { spell, level }: NonNullable<Msg['args']> = {}): boolean {
    const options = this.ask?.gestures.payments?.[name] ?? [];
    const chosen = choose(options, []);
    if (!chosen) return false;
    the_tip.hide();
    this.paying = { spell: Number(spell), level: Number(level), options, chosen, sent: false };
    return true;
  }

  /**
   * The payment after a click on a token of the reserve: one that is not used comes in, a real one becomes the marker,
   * a wild one or the marker goes out. Null: then nothing would come out.
   */
  turned(kind: number, role: Role): Chosen | null {
    const { paying } = this;
    if (!paying || paying.sent) return null;
    const used = spent(paying.chosen.payment).filter((each) => each === kind).length;
    let next: Wish = { how: 'most', kind, count: used - 1 };
    if (role === 'real') next = { how: 'marker', kind, count: 1 };
    if (role === 'out') next = { how: 'least', kind, count: used + 1 };
    const old = role === 'marker' ? paying.chosen.wishes.filter(({ how }) => how !== 'marker') : paying.chosen.wishes;
    return choose(paying.options, wish(old, next));
  }

  turn(kind: number, role: Role): void {
    const chosen = this.turned(kind, role);
    if (chosen && this.paying) this.paying = { ...this.paying, chosen };
  }

  /** The whole payment as one gesture. Wild elements first, while every choice among them is still open. */
  confirm(): void {
    const { paying } = this;
    if (!paying || paying.sent) return;
    const [marker, real, wilds] = paying.chosen.payment;
    const learn = line_action('learn', paying.spell, paying.level);
    const steps = (verb: TokenVerb, kinds: readonly number[]) => kinds.map((kind) => token_action(verb, kind));
    this.paying = { ...paying, sent: true };
    this.props().act([
      ...(this.legal.has(learn) ? [learn] : []),
      ...steps('mark', [marker]),
      ...steps('wild', wilds.flat()),
      ...steps('pay', real),
    ]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), PATIENCE);
  }

  /** Leave the payment, or be done with it. */
  drop(): void {
    clearTimeout(this.timer);
    this.paying = null;
  }

  /** A question has come: what was begun for another one is dropped. */
  heard(ask: Ask | null): void {
    const question = ask ? `${ask.seat}/${ask.decision}/${ask.question.id}` : '';
    if (question === this.question) return; // the same once more, as after a lost line
    this.question = question;
    this.asking = null;
    this.drop();
    const begun = Object.keys(ask?.gestures.payments ?? {}).find(() => ask?.question.id === 'ask-mark');
    if (begun) this.lay(begun, ask?.question.args);
  }

  // ---------------------------------------------------------------- places on the table

  /** `{@attach desk.place('bag')}`: where flights begin and end. */
  place(key: string): Attachment<Element> {
    return (element) => {
      this.anchors.set(key, element);
      return () => {
        if (this.anchors.get(key) === element) this.anchors.delete(key);
      };
    };
  }

  /** Whether the spark lies here: this moved last, or the log points at it. */
  marked(key: string): boolean {
    return this.moved.has(key) && !this.flying.has(key);
  }

  anchor(key: string): Element | null {
    return this.anchors.get(key) ?? null;
  }

  sort(): void {
    this.order = this.order === 'material' ? 'rune' : 'material';
    if (typeof localStorage !== 'undefined') localStorage.setItem(ORDER_KEY, this.order);
  }

  /** What a permanent effect lets me draw for this token of the altar. */
  bonus(kind: number): number {
    const draws = this.ask?.gestures.draws;
    return draws?.[token_action('take', kind)] ?? draws?.[token_action('dummy', kind)] ?? 0;
  }
}

const EMPTY: Sorcerer = {
  reserve: [],
  familiar: [],
  levels: [0, 0, 0, 0, 0, 0, 0],
  markers: [-1, -1, -1, -1, -1, -1, -1],
  fresh: [],
  days: 0,
  score: 0,
};

const KEY = Symbol('spellbook');
export const lay_desk = (desk: Desk): Desk => setContext(KEY, desk);
export const the_desk = (): Desk => getContext<Desk>(KEY);
