/**
 * A payment that is being made. To the player it is one gesture; the server asks for it token by token and answers itself
 * what leaves no choice (SB-463), so the page cannot know beforehand which questions will come. It answers each from the
 * plan, and hands over to the player as soon as one comes that the plan does not answer.
 */
import { line_action, token_action, verb_of, type TokenVerb } from './actions';
import { CLONE, TRANSMUTATION } from './cards';
import { colour_of, minus, rune_of, without } from './kit';
import { reach, SETS, type Payment, type Price, type Wild } from './payment';
import type { Ask, Msg, View } from './types';

export class Gesture {
  private learn: string;
  private rest: { name: string; kind: number }[];
  private reserve: readonly number[];
  private begun = false;

  constructor(price: Price, { marker, real, wilds }: Payment, reserve: readonly number[]) {
    const steps = (verb: TokenVerb, kinds: number[]) => kinds.map((kind) => ({ name: token_action(verb, kind), kind }));
    this.learn = line_action('learn', price.spell, price.level);
    // Wild elements first, while every choice among them is still open.
    this.rest = [...steps('mark', [marker]), ...steps('wild', wilds.flat()), ...steps('pay', real)];
    this.reserve = reserve;
  }

  /** The answer to this question, or null: the plan has none. `reserve` shows what the server has done by itself. */
  next(ask: Ask, reserve: readonly number[]): string | null {
    const legal = new Set(ask.actions.map((action) => action.name));
    if (!this.begun) {
      this.begun = true;
      if (legal.has(this.learn)) return this.learn;
    }
    for (const kind of minus(this.reserve, reserve)) this.strike((step) => step.kind === kind);
    this.reserve = reserve;
    const step = this.rest.find(({ name }) => legal.has(name));
    if (!step) return null;
    this.strike((other) => other === step);
    this.reserve = without(reserve, step.kind);
    return step.name;
  }

  private strike(which: (step: { name: string; kind: number }) => boolean): void {
    const at = this.rest.findIndex(which);
    if (at >= 0) this.rest.splice(at, 1);
  }
}

/** How wild elements are made for the question at hand. After Transmutation the table itself has to tell. */
export function wild_now(ask: Ask, view: View, seat: number, fresh: readonly Msg[]): Wild {
  const id = ask.question.id;
  if (id !== 'ask-learn' && id !== 'ask-mark') return SETS;
  const told = told_by(view, seat, fresh);
  if (told || id === 'ask-mark') return told ?? SETS;
  return candidates(view, seat).find((wild) => explains(ask, view, seat, wild)) ?? SETS;
}

/** Transmutation was used or copied a moment ago: its line and marker say it. */
function told_by(view: View, seat: number, fresh: readonly Msg[]): Wild | null {
  for (const { id, args } of [...fresh].reverse()) {
    if (args?.spell !== TRANSMUTATION || args.seat !== seat) continue;
    const owner = id === 'copies' ? Number(args['owner-seat']) : seat;
    const card = id === 'copies-unlearnt' ? CLONE : TRANSMUTATION;
    const marker = view.sorcerers[owner]?.markers[colour_of(card)] ?? -1;
    if ((id === 'uses' || id.startsWith('copies')) && marker >= 0) {
      return { by: 'rune', rune: rune_of(marker), most: Number(args.level) - 3 };
    }
  }
  return null;
}

/** Every way somebody's Transmutation (or, alone, the own Clone) could mean. */
function candidates(view: View, seat: number): Wild[] {
  const runes = new Set<number>();
  view.sorcerers.forEach((sorcerer, other) => {
    const marker = sorcerer.markers[colour_of(TRANSMUTATION)] ?? -1;
    const clone = sorcerer.markers[colour_of(CLONE)] ?? -1;
    if (view.spells.includes(TRANSMUTATION) && marker >= 0) runes.add(rune_of(marker));
    if (view.dummy && other === seat && view.spells.includes(CLONE) && clone >= 0) runes.add(rune_of(clone));
  });
  return [...runes].flatMap((rune) => [1, 2].map((most): Wild => ({ by: 'rune', rune, most })));
}

/** Whether exactly the offered lines can be paid for that way. */
function explains(ask: Ask, view: View, seat: number, wild: Wild): boolean {
  const sorcerer = view.sorcerers[seat];
  if (!sorcerer) return false;
  const offered = new Set(ask.actions.filter((a) => verb_of(a.name) === 'learn').map((a) => a.name));
  const found = view.spells.flatMap((spell, colour) =>
    sorcerer.levels[colour]
      ? []
      : [3, 4, 5]
          .filter((level) => level <= reach(sorcerer.reserve, colour, wild))
          .map((level) => line_action('learn', spell, level)),
  );
  return found.length === offered.size && found.every((name) => offered.has(name));
}

