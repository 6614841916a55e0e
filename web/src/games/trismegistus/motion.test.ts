import { expect, test } from 'vitest';
import { flights } from './motion';
import type { Laboratory, Msg, View } from './types';

const lab = (): Laboratory =>
  ({
    cubes: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], essences: [1, 1, 0], tracks: [0, 0, 0, 0], die: null, used_dice: [0, 0, 0],
    artifacts: [-1, -1, -1, -1, -1, -1], open: [], vault: [-1, -1, -1, -1, -1, -1, -1], sockets: [-1, -1, -1, -1, -1, -1, -1, -1],
  }) as unknown as Laboratory; // prettier-ignore
const start = (): View => ({ round: 1, bowls: Array.from({ length: 18 }, () => 1), market: [7, 8], spaces: [[3, 4]], laboratories: [lab(), lab()] }) as unknown as View;
function paths(change: (view: View) => void, ...fresh: [string, Record<string, unknown>][]) {
  const after = start();
  change(after);
  const said = fresh.map(([id, args]) => ({ id, args })) as unknown as Msg[];
  return flights(start(), after, 0, said).map(({ icon, from, to }) => `${icon}: ${from} > ${to}`);
}

test('what has not changed does not fly, nor does a new round', () => {
  expect(paths(() => {})).toEqual([]);
  expect(paths((view) => ((view.round = 2), (view.laboratories[0]!.cubes[0] = 5)))).toEqual([]);
});

test('a die comes out of its bowl', () => {
  const drafted = (view: View) => ((view.bowls[4] = 0), (view.laboratories[0]!.die = { face: 1, colour: 1, potency: 3 }));
  expect(paths(drafted)).toEqual(['die-w: bowl:copper > die']);
});

test('a transmutation goes along its arrow, and its essence up its track', () => {
  const transmuted = (seat: number) => (view: View) => {
    const own = view.laboratories[seat]!;
    [own.cubes[1], own.cubes[6], own.essences[0], own.tracks[1]] = [1, 1, 0, 1];
  };
  expect(paths(transmuted(0), ['transmutes', { seat: 0, thing: 1, thing2: 6, paid: 11 }])).toEqual([
    'ref-tin: cube:raw-copper > cube:refined-tin', 'ess-salt: essence:salt > track:water',
  ]); // prettier-ignore
  // The same in somebody else's laboratory.
  expect(paths(transmuted(1), ['transmutes', { seat: 1, thing: 1, thing2: 6, paid: 11 }])).toEqual([
    'ref-tin: @1/cube:raw-copper > @1/cube:refined-tin', 'ess-salt: @1/essence:salt > track:water',
  ]); // prettier-ignore
});

test('what is gathered comes from the die; tiles and cards from where they lay', () => {
  expect(paths((view) => (view.laboratories[0]!.cubes[0] = 3))).toEqual(['raw-lead: die > cube:raw-lead', 'raw-lead: die > cube:raw-lead']);
  expect(paths((view) => (view.laboratories[0]!.artifacts[2] = 8))).toEqual(['retort: market:2 > slot:3']);
  expect(paths((view) => (view.laboratories[1]!.open = [4]))).toEqual(['card: space:1b > @1/open:1']);
});
