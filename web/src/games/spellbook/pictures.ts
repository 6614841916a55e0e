/** The events of Spellbook in pictures. */
import type { Msg } from '../../lib/wire';
import { plus, read, type Picture, type Pictures } from '../pictures';
import { material_of, MATERIALS, rune_name } from './kit';

const token = (kind: number): Picture[] => (kind < 0 ? [] : [{ icon: `sb-flat-${rune_name(kind)}`, over: `sb-mat-${material_of(kind)}`, kind: `tok m-${material_of(kind)}` }]);
const sign = (name: string): Picture => ({ icon: `sb-${name}` });
/** A spell by its colour, with its level. */
const spell = (number: number, level: number): Picture[] =>
  number < 0 ? [] : [{ icon: `sb-mat-${MATERIALS[Math.floor(number / 3)]}`, kind: `m-${MATERIALS[Math.floor(number / 3)]} disc` }, ...(level > 0 ? [{ text: String(level) }] : [])];

/** What a token goes to or comes from. */
const WAYS: Record<string, string> = {
  draws: 'pouch',
  takes: 'i-take',
  'takes-to-familiar': 'i-familiar',
  discards: 'i-discard',
  stores: 'i-store',
  keeps: 'i-store',
  gives: 'i-swap',
  receives: 'i-altar',
  'receives-stored': 'i-familiar',
  pays: 'i-discard',
  'altar-gains': 'i-altar',
};

function of(event: Msg): Picture[] {
  const { id, number, list } = read(event);
  const tokens = [...list('tokens'), number('token')].flatMap(token);
  switch (id) {
    case 'learns':
      return [sign('i-learn'), ...spell(number('spell'), number('level'))];
    case 'uses':
    case 'copies':
    case 'copies-unlearnt':
      return [sign(id === 'uses' ? 'i-bolt' : 'i-copy'), ...spell(number('spell'), number('level'))];
    case 'raises':
    case 'lowers':
      return [...spell(number('spell'), number('level')), sign(id === 'raises' ? 'i-up' : 'i-down')];
    case 'passes':
      return [sign('i-none')];
    case 'altar-emptied':
      return [sign('i-sweep')];
    case 'dummy-gets':
    case 'dummy-bottom':
      return [sign('box'), ...tokens];
    default:
      return tokens.length && WAYS[id] ? [sign(WAYS[id]), ...(id === 'draws' && !tokens.length ? [plus(2)] : tokens)] : [];
  }
}

export const pictures: Pictures = { scope: 'sb', of };
