/** What all parts of the board share: the position, what may be done with each thing, and the payment being made. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteSet } from 'svelte/reactivity';
import { the_tip } from '../../lib/tip.svelte';
import { copy_action, line_action, raise_action, token_action, verb_of, type TokenVerb } from './actions';
import { arrange, type Places } from './altar';
import { colour_of, DUMMY_SPACES, sorted, type Order } from './kit';
import { Gesture, wild_now } from './gesture';
import { choose, spent, wish, type Chosen, type Price, type Situation, type Wish } from './payment';
import type { Role } from './purse';
import type { Action, Ask, Msg, Say, Sorcerer, View } from './types';

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
}

export interface Paying {
  price: Price;
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
  /** While a payment is being made, the table as it was before. */
  private frozen = $state.raw<View | null>(null);
  private gesture: Gesture | null = null;
  private question = '';

  private before: Places = [];
  /** The altar place clicked last: of equal tokens, that one leaves. */
  aimed = -1;
  private anchors = new Map<string, Element>();
  private answers = new Map<string, Promise<string>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.props = props;
    const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(ORDER_KEY);
    if (kept === 'rune') this.order = 'rune';
  }

  view = $derived.by(() => this.frozen ?? this.props().view);
  ask = $derived.by(() => this.props().ask);
  /** Whose things lie in front: mine, or the first player's for somebody who watches. */
  main = $derived.by(() => this.props().seat ?? 0);
  mine = $derived.by(() => this.props().seat !== null);
  me: Sorcerer = $derived.by(() => this.view.sorcerers[this.main] ?? EMPTY);
  solo = $derived.by(() => this.view.dummy !== null);
  /** A seat of this screen is asked. */
  asked = $derived.by(() => this.ask !== null && this.ask.decision !== null && !this.frozen && !this.props().over);
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
    };
  }

  /** The words of a line, at length or as on the card. Alone there are no other players for it to speak of. */
  line_words(how: 'line' | 'card', spell: number, line: number): string {
    return this.t(`${how}-${spell}-${line}${this.solo && CONCERN_OTHERS.includes(spell) ? '-solo' : ''}`);
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
    return { names, would, about: this.line_words('line', spell, line) };
  }

  /** The words of its tooltip. */
  words = (thing: Thing): string | Promise<string> => {
    const [offer] = this.offers(thing);
    if (offer) return this.tell('explain', offer.name);
    return this.asked ? this.tell('why', thing.would) : thing.about;
  };

  tip_options(thing: Thing): { kind: 'plain' | 'why'; title: () => string } {
    const why = this.asked && !this.offers(thing).length;
    return { kind: why ? 'why' : 'plain', title: () => (why ? this.t('board-not-now') : '') };
  }

  /** One answer per question and action: hovering to and fro asks the server once. */
  private tell(what: 'why' | 'explain', action: string): Promise<string> {
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
    const learn = /^learn ([a-z-]+)-([345])$/.exec(action.name);
    if (learn && this.pay(action)) return;
    this.drop();
    the_tip.hide();
    this.props().act([action.name]);
  }

  // ---------------------------------------------------------------- paying for a spell

  private situation(): Situation {
    const wanted = this.me.levels.flatMap((level, colour) => (level ? [] : [colour]));
    return { reserve: this.me.reserve, altar: this.view.altar, familiar: this.me.familiar, wanted };
  }

  /** Lay a payment for this line on the table; false if none is found here (the server may know better). */
  private pay(action: Action): boolean {
    const ask = this.ask;
    const args = action.label.args ?? {};
    if (!ask) return false;
    return this.lay(Number(args.spell), Number(args.level), ask);
  }

  private lay(spell: number, level: number, ask: Ask): boolean {
    const price: Price = { spell, level, wild: wild_now(ask, this.view, this.main, this.props().fresh) };
    const chosen = choose(price, this.situation(), []);
    if (!chosen) return false;
    the_tip.hide();
    this.paying = { price, chosen, sent: false };
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
    return choose(paying.price, this.situation(), wish(old, next));
  }

  turn(kind: number, role: Role): void {
    const chosen = this.turned(kind, role);
    if (chosen && this.paying) this.paying = { ...this.paying, chosen };
  }

  confirm(): void {
    const { paying, ask } = this;
    if (!paying || !ask || paying.sent) return;
    this.gesture = new Gesture(paying.price, paying.chosen.payment, this.me.reserve);
    const first = this.gesture.next(ask, this.me.reserve);
    if (first === null) return this.drop();
    this.paying = { ...paying, sent: true };
    this.frozen = this.props().view;
    this.send(first);
  }

  private send(action: string): void {
    this.props().act([action]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), PATIENCE);
  }

  /** Leave the payment, or be done with it. */
  drop(): void {
    clearTimeout(this.timer);
    this.paying = null;
    this.gesture = null;
    this.frozen = null;
  }

  /** A question has come: answer it from the plan, or let the player decide. */
  heard(ask: Ask | null): void {
    const question = ask ? `${ask.seat}/${ask.decision}/${ask.question.id}` : '';
    if (question === this.question) return; // the same once more, as after a lost line
    this.question = question;
    this.asking = null;
    const mine = ask !== null && ask.decision !== null;
    const reserve = this.props().view.sorcerers[this.main]?.reserve ?? [];
    const next = mine ? (this.gesture?.next(ask, reserve) ?? null) : null;
    if (next !== null) return this.send(next);
    this.drop();
    if (mine && ask.question.id === 'ask-mark') {
      const { spell, level } = ask.question.args ?? {};
      this.lay(Number(spell), Number(level), ask);
    }
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

  /** The bonus that a permanent spell gives for taking this token, also for the dummy: Mirage. */
  bonus(kind: number): number {
    const { view, me } = this;
    if (!this.verbs.has('take') && !this.verbs.has('dummy')) return 0;
    // After the dummy's last token the game is over.
    const last = view.last_round || (view.dummy?.spaces.length ?? 0) + 1 >= DUMMY_SPACES;
    if (this.ask?.question.id === 'ask-dummy' && last) return 0;
    const colour = colour_of(MIRAGE);
    const level = me.levels[colour] ?? 0;
    if (!level || view.spells[colour] !== MIRAGE || view.today !== this.main) return 0;
    if ((me.markers[colour] ?? -1) % 3 !== kind % 3) return 0;
    return level === 3 ? 1 : 2;
  }
}

const MIRAGE = 17;
const CONCERN_OTHERS = [2, 4, 14]; // Blaze, Sharing, Clone
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
