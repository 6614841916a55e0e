/** The reader on the phone and the reader in Python must agree: on every assignment, every pair, and codes. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/texts';
import { decode, encode, random_code } from '../src/games/alchemists/reader/codes';
import { LETTERS, MIX, QUALITY, SIGNS, VARIANTS } from '../src/games/alchemists/reader/generated';
import { APPRENTICE, DEBUNK, DRINK, EXHIBIT, MASTER, Reader, SELL, STUDENT, load, of_assignment, potions_of, type Dump } from '../src/games/alchemists/reader/reader.svelte';
import { heard_from } from './engine';

const [MUSHROOM, FERN, TOAD, CLAW, SCORPION] = [0, 1, 2, 3, 6] as const;
const [R_PLUS, R_MINUS, B_PLUS, B_MINUS, N] = [0, 1, 4, 5, 6] as const;
const PAIRS = Array.from({ length: 8 }, (_, i) => Array.from({ length: 7 - i }, (_, k) => [i, i + k + 1] as const)).flat();

const digest = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** In dictionary order, as Python's. */
function permutations(left: number[]): number[][] {
  if (!left.length) return [[]];
  return left.flatMap((first) => permutations(left.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}
const ASSIGNMENTS = permutations([0, 1, 2, 3, 4, 5, 6, 7]);

function asked(code: string, mode: number, questions: [number, number[], number?][]): Reader {
  const reader = new Reader(code, mode);
  for (const [function_, ingredients, asks] of questions) {
    reader.begin(function_);
    for (const each of ingredients) reader.pick(each);
    if (asks !== undefined && potions_of(reader.question!).length) reader.choose_potion(asks);
    else if (asks !== undefined) reader.choose_colour(asks);
    reader.confirm();
  }
  return reader;
}
const answers = (reader: Reader) => reader.history.map((line) => line.answer);

const OURS = [
  asked('DEMO', APPRENTICE, [[STUDENT, [MUSHROOM, TOAD]], [SELL, [CLAW, MUSHROOM], B_MINUS], [DEBUNK, [SCORPION], 0]]).dump(false),
  asked('QWIN', MASTER, [[DEBUNK, [FERN, CLAW], N], [DRINK, [CLAW, TOAD]]]).dump(false),
];
const LYING: Dump = { ...OURS[0]!, history: OURS[0]!.history.map((entry) => ({ ...entry, potion: entry.potion && 'G-' })) };

const heard = heard_from('reader.py', [...OURS, LYING]) as { mixes: string; codes: Record<string, string>; encoded: string; qualities: number[][]; sessions: Dump[]; accepted: boolean[] };

describe('the reader says what Python says', () => {
  it('of all 40,320 assignments, for every pair and every aspect', () => {
    const found = ASSIGNMENTS.map(
      (a) => PAIRS.map(([i, j]) => MIX[a[i]!]![a[j]!]).join('') + a.flatMap((one) => SIGNS[one]!.map((sign) => (sign > 0 ? '+' : '-'))).join(''),
    );
    expect(digest(found)).toBe(heard.mixes);
  });

  it('of a fifth of all codes, in both schemes', () => {
    const found: Record<string, string[]> = Object.fromEntries([...LETTERS].map((letter) => [letter, []]));
    for (let at = 0; at < 26 ** 4; at += 5) {
      const code = [26 ** 3, 26 ** 2, 26, 1].map((size) => LETTERS[Math.floor(at / size) % 26]).join('');
      found[code[0]!]!.push(decode(code)!.join(''));
    }
    expect(Object.fromEntries(Object.entries(found).map(([letter, parts]) => [letter, digest(parts)]))).toEqual(heard.codes);
  });

  it('when it makes a code for every assignment', () => {
    expect(digest(ASSIGNMENTS.map((a, at) => encode(a, at % VARIANTS)))).toBe(heard.encoded);
  });

  it('of every quality', () => {
    expect(QUALITY).toEqual(heard.qualities);
  });

  it('in whole sessions, both ways', () => {
    for (const session of heard.sessions) expect(load(session)?.dump(false)).toEqual(session);
    expect(heard.accepted).toEqual([true, true, false]);
  });
});

describe('codes', () => {
  it('come back as the assignment they were made from', () => {
    for (const a of ASSIGNMENTS.filter((_, at) => at % 97 === 0)) {
      for (let variant = 0; variant < VARIANTS; variant++) expect(decode(encode(a, variant))).toEqual(a);
    }
  });

  it('are refused when they are none, and the game stays', () => {
    const reader = asked('DEMO', APPRENTICE, [[STUDENT, [MUSHROOM, TOAD]]]);
    for (const wrong of ['DEM', 'DEM1', 'DEMÖ', '', 'DEMOS']) expect(() => reader.enter(wrong)).toThrow('bad-code');
    expect([reader.code, answers(reader)]).toEqual(['DEMO', [R_PLUS]]);
    reader.enter('demo');
    expect(answers(reader)).toEqual([R_PLUS]);
    reader.enter('QWIN');
    expect(answers(reader)).toEqual([]);
  });

  it('made at random reach every alchemical for every ingredient about equally often', () => {
    const counts = Array.from({ length: 8 }, () => Array<number>(8).fill(0));
    for (let at = 0; at < 8000; at++) decode(random_code())!.forEach((alchemical, ingredient) => counts[ingredient]![alchemical]!++);
    for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(200); // over six deviations
  });
});

describe('a question', () => {
  it('gets the answers of the rulebook’s example', () => {
    const reader = asked('DEMO', APPRENTICE, [
      [STUDENT, [MUSHROOM, TOAD]], [STUDENT, [SCORPION, CLAW]], [DRINK, [CLAW, TOAD]],
      [SELL, [CLAW, MUSHROOM], B_MINUS], [SELL, [FERN, CLAW], B_MINUS], [SELL, [CLAW, TOAD], B_MINUS], [SELL, [MUSHROOM, TOAD], R_MINUS],
      [DEBUNK, [SCORPION], 0], [DEBUNK, [SCORPION], 1], [DEBUNK, [SCORPION], 2],
    ]);
    expect(answers(reader)).toEqual([R_PLUS, 2, N, 0, 1, 2, 3, -1, 1, 1]);
    const master = asked('DEMO', MASTER, [[DEBUNK, [SCORPION, TOAD], B_PLUS], [DEBUNK, [SCORPION, TOAD], R_PLUS], [DEBUNK, [SCORPION, TOAD], N]]);
    expect(answers(master)).toEqual([1, 0, 0]);
  });

  it('may be changed or dropped at no cost, and tells nothing before it is confirmed', () => {
    const reader = new Reader('DEMO');
    reader.begin(STUDENT);
    reader.pick(MUSHROOM);
    reader.pick(TOAD);
    expect(() => reader.pick(FERN)).toThrow('enough');
    reader.pick(TOAD);
    expect(() => reader.confirm()).toThrow('not-ready');
    expect(reader.question!.ingredients).toEqual([MUSHROOM]);
    reader.back();
    expect([reader.question, reader.history]).toEqual([null, []]);
  });

  it('offers six potions to a buyer and seven to a master', () => {
    const reader = new Reader('DEMO', MASTER);
    reader.begin(SELL);
    expect(() => reader.choose_potion(N)).toThrow('not-ready');
    expect(potions_of(reader.question!)).toHaveLength(6);
    reader.begin(DEBUNK);
    expect(potions_of(reader.question!)).toHaveLength(7);
  });

  it('is the exhibition’s only in the last round, and the student’s only before', () => {
    const reader = new Reader('DEMO');
    expect(() => reader.begin(EXHIBIT)).toThrow('not-yet');
    reader.set_last_round(true);
    expect(() => reader.begin(STUDENT)).toThrow('not-any-more');
    reader.begin(DRINK);
    reader.begin(EXHIBIT);
    reader.pick(MUSHROOM);
    reader.pick(TOAD);
    expect(reader.confirm().answer).toBe(R_PLUS);
  });
});

describe('the answers', () => {
  it('are shown at the third asking, and anything between starts over', () => {
    const reader = new Reader('DEMO');
    expect([reader.show_answers(), reader.show_answers()]).toEqual([null, null]);
    reader.back();
    expect([reader.show_answers(), reader.show_answers()]).toEqual([null, null]);
    expect(reader.show_answers()).toEqual(decode('DEMO'));
  });

  it('of a game set up by hand are what was set up', () => {
    const given = [7, 6, 5, 4, 3, 2, 1, 0];
    expect(decode(of_assignment(given, MASTER).code)).toEqual(given);
  });
});

describe('what is kept', () => {
  it('comes back with times, owners and looks', () => {
    const reader = asked('DEMO', MASTER, [[DRINK, [CLAW, TOAD]]]);
    Object.assign(reader.history[0]!, { at: 1234, who: 3, looks: 2 });
    expect(load(JSON.parse(JSON.stringify(reader.dump())))!.dump()).toEqual(reader.dump());
  });

  it('is refused when it is damaged', () => {
    const good = OURS[0]!;
    for (const bad of [null, 'x', {}, { ...good, code: 'DEM' }, { ...good, mode: 'x' }, { ...good, history: [{}] }, { ...good, code: 'QWIN' }, LYING]) {
      expect(load(bad)).toBeNull();
    }
  });
});

describe('the words of the reader', () => {
  it('are there in all three languages', async () => {
    const sources = await Promise.all(LANGUAGES.map(async (lang) => (await import(`../src/games/alchemists/reader/text/${lang}.ftl?raw`)).default as string));
    const shape = (source: string) =>
      [...source.matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map(([, id, text]) => `${id} ${[...new Set(text!.match(/\$\w+/g))].sort().join()}`);
    expect(shape(sources[0]!).length).toBeGreaterThan(80);
    expect(shape(sources[1]!)).toEqual(shape(sources[0]!));
    expect(shape(sources[2]!)).toEqual(shape(sources[0]!));
  });
});
