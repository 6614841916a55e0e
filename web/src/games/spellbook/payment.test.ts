import { expect, test } from 'vitest';
import cases from './fixtures/payments.json';
import { line_of } from './actions';
import { colour_of, minus, rune_of, sorted } from './kit';
import { choose, payments, reach, SETS, spent, wish, type Price, type Situation, type Wild } from './payment';
import { lay_payment } from './purse';

const STORM = 13; // steam: kinds 12, 13, 14
const MIRAGE = 17; // mercury: kinds 15, 16, 17; lives by the rune of its marker
const price = (spell: number, level: number, wild: Wild = SETS): Price => ({ spell, level, wild });
const now = (reserve: number[], more: Partial<Situation> = {}): Situation => ({
  reserve,
  altar: [],
  familiar: [],
  wanted: [0, 1, 2, 3, 4, 5, 6],
  ...more,
});

test('with enough real tokens no wild element is suggested', () => {
  const chosen = choose(price(STORM, 3), now([12, 13, 14, 18, 6, 9]), []);
  expect(chosen?.payment.wilds).toEqual([]);
  expect(sorted(spent(chosen!.payment), 'material')).toEqual([12, 13, 14]);
});

test('three of a rune make a wild element', () => {
  const { payment } = choose(price(STORM, 4), now([12, 13, 14, 18, 6, 9, 19]), [])!;
  expect(payment.wilds).toEqual([[6, 9, 18]]);
  expect([payment.marker, ...payment.real].sort()).toEqual([12, 13, 14]);
});

test('two sets, and own tokens may lie in a set', () => {
  const reserve = [12, 0, 3, 6, 1, 4, 7];
  expect(reach(reserve, 4, SETS)).toBe(3);
  expect(choose(price(STORM, 3), now(reserve), [])?.payment.wilds).toHaveLength(2);
  const mixed = payments([12, 12, 13, 14, 0, 3], price(STORM, 4));
  expect(mixed.some(({ wilds }) => wilds.some((set) => set.includes(12)))).toBe(true);
});

test('at least one real token, and the payment comes out exactly', () => {
  expect(choose(price(STORM, 3), now([0, 3, 6, 1, 4, 7, 2, 5, 8]), [])).toBeNull();
  for (const option of payments([12, 13, 0, 3, 6, 9], price(STORM, 3))) {
    expect(1 + option.real.length + option.wilds.length).toBe(3);
  }
});

test('Transmutation: single tokens of its rune, of other colours, up to a number', () => {
  const by_square: Wild = { by: 'rune', rune: 2, most: 2 };
  const { payment } = choose(price(STORM, 3, by_square), now([12, 2, 5, 8]), [])!;
  expect(payment.wilds).toHaveLength(2);
  expect(payment.wilds.every((set) => set.length === 1 && rune_of(set[0]!) === 2)).toBe(true);
  expect(choose(price(STORM, 4, by_square), now([12, 2, 5, 8]), [])).toBeNull();
  // An own token of that rune is paid as what it is.
  expect(payments([12, 14, 2], price(STORM, 3, by_square)).every(({ wilds }) => !wilds.flat().includes(14))).toBe(true);
});

test('what is nearest to the next spell is kept', () => {
  // Any three circles would do; two golds are worth more together.
  const { payment } = choose(price(STORM, 3), now([12, 13, 18, 18, 0, 3, 6]), [])!;
  expect(payment.wilds).toEqual([[0, 3, 6]]);
});

test('the marker’s rune is chosen where it matters', () => {
  const altar = [1, 4, 7, 0];
  const { payment } = choose(price(MIRAGE, 3), now([15, 16, 17], { altar }), [])!;
  expect(payment.marker).toBe(16);
});

test('clicks are wishes: another marker, another token, one less', () => {
  const at = now([12, 13, 14, 14, 18, 6, 9, 3]);
  const first = choose(price(STORM, 4), at, [])!;
  expect(first.payment.wilds).toEqual([]);
  const marked = choose(price(STORM, 4), at, wish(first.wishes, { how: 'marker', kind: 14, count: 1 }))!;
  expect(marked.payment.marker).toBe(14);
  const less = choose(price(STORM, 4), at, wish(marked.wishes, { how: 'most', kind: 13, count: 0 }))!;
  expect(spent(less.payment)).not.toContain(13);
  expect(less.payment.wilds).toHaveLength(1);
  expect(less.payment.marker).toBe(14);
  const other = choose(price(STORM, 4), at, wish(less.wishes, { how: 'least', kind: 3, count: 1 }))!;
  expect(spent(other.payment)).toContain(3);
});

test('a wish that cannot be is refused, older ones give way', () => {
  const at = now([12, 13, 14]);
  expect(choose(price(STORM, 3), at, [{ how: 'most', kind: 12, count: 0 }])).toBeNull();
  const chosen = choose(price(STORM, 3), at, [
    { how: 'most', kind: 13, count: 0 },
    { how: 'marker', kind: 13, count: 1 },
  ])!;
  expect(chosen.payment.marker).toBe(13);
  expect(chosen.wishes).toHaveLength(1);
});

test('every payment of the engine is among ours, and ours can be paid', () => {
  for (const each of cases) {
    const { spell, level } = line_of(each.learn)!;
    const wild: Wild = each.rune < 0 ? SETS : { by: 'rune', rune: each.rune, most: each.most };
    const options = payments(each.reserve, price(spell, level, wild));
    const tokens = (kinds: number[]) => sorted(kinds, 'material').join();
    const wanted = tokens([each.marker, ...each.real, ...each.wild]);
    expect(options.some((o) => o.marker === each.marker && tokens(spent(o)) === wanted)).toBe(true);
    for (const option of options) {
      expect(minus(spent(option), each.reserve)).toEqual([]);
      expect(colour_of(option.marker)).toBe(colour_of(spell));
    }
  }
});

test('while paying, real tokens lie first, sets together, the rest after them', () => {
  const reserve = [18, 12, 6, 13, 9, 19, 14];
  const { laid, braces } = lay_payment(reserve, { marker: 13, real: [12, 14], wilds: [[6, 9, 18]] });
  expect(laid.map(({ kind }) => kind)).toEqual([12, 13, 14, 6, 9, 18, 19]);
  expect(laid.map(({ role }) => role)).toEqual(['real', 'marker', 'real', 'wild', 'wild', 'wild', 'out']);
  expect(braces).toEqual([{ from: 3, count: 3 }]);
  expect(new Set(laid.map(({ key }) => key)).size).toBe(7);
});
