/** The events of Alchemists in pictures. */
import type { Msg } from '../../lib/wire';
import { plus, read, times, type Picture, type Pictures } from '../pictures';
import { artifact_icon, favor_icon, ingredient_icon, potion_icon, seal_icon, space_icon, token_icon } from './kit';

const icon = (name: string): Picture => ({ icon: `al-${name}` });
const named = (drawing: (at: number) => string, at: number): Picture[] => (at < 0 ? [] : [icon(drawing(at))]);
/** How good a sold potion was: exactly it, the right sign, neutral, the wrong sign. */
const QUALITY: Picture[][] = [[icon('ui-check'), icon('ui-check')], [icon('ui-check')], [icon('po-n')], [icon('ui-x')]];

function of(event: Msg): Picture[] {
  const { id, number, list } = read(event);
  const ingredient = named(ingredient_icon, number('ingredient'));
  const mixed = list('ingredients').flatMap((each, at) => [...(at ? [{ text: '+' }] : []), ...named(ingredient_icon, each)]);
  const equal = mixed.length ? [{ text: '=' }] : [];
  switch (id) {
    case 'draws-ingredients':
      return [icon('ui-ingcard'), ...times(number('count'))];
    case 'draws-favors':
      return [icon('ui-favcard'), ...times(number('count'))];
    case 'takes-order':
      return [{ text: `№ ${number('place')}` }];
    case 'declares':
    case 'declines':
    case 'on-top':
      return [...named(space_icon, number('space')), ...(id === 'declines' ? [icon('ui-x')] : id === 'on-top' ? [icon('ui-arrow')] : times(number('cubes')))];
    case 'plays-favor':
    case 'keeps-favor':
      return number('favor') < 0 ? [icon('ui-favcard')] : named(favor_icon, number('favor'));
    case 'forages':
      return [icon('act-forage'), ...ingredient];
    case 'discards':
      return [...(ingredient.length ? ingredient : [icon('ui-ingcard')]), icon('ui-x')];
    case 'transmutes':
      return [...(ingredient.length ? ingredient : [icon('ui-ingcard')]), { text: '→' }, icon('coin'), ...times(number('gold'))];
    case 'guarantees':
      return [icon('coin'), plus(number('gold'))];
    case 'at-conference':
      return [icon('ui-conf'), { text: `${number('count')}/${number('needed')}` }];
    case 'gains-gold':
      return [icon('coin'), plus(number('gold'))];
    case 'pays':
    case 'pays-author':
      return [icon('coin'), plus(-number('gold'))];
    case 'gains-reputation':
      return [icon('rep'), plus(number('count'))];
    case 'loses-reputation':
      return [icon('rep'), plus(-number('count'))];
    case 'offers':
    case 'promises':
      return [icon(id === 'offers' ? 'act-sell' : 'act-exhibit'), ...named(potion_icon, number('potion'))];
    case 'sells':
      return [...mixed, ...equal, ...named(potion_icon, number('potion')), ...(QUALITY[number('quality')] ?? [])];
    case 'buys':
      return [...named(artifact_icon, number('artifact')), icon('coin'), plus(-number('gold'))];
    case 'tests':
    case 'drinks':
    case 'thinks':
      return [icon(id === 'tests' ? 'act-test' : id === 'drinks' ? 'act-drink' : 'ui-cauldron'), ...mixed, ...equal, ...named(potion_icon, number('potion'))];
    case 'exhibits':
    case 'exhibit-fails':
      return [...mixed, ...equal, ...named(potion_icon, number('made_potion')), icon(id === 'exhibits' ? 'ui-check' : 'ui-x')];
    case 'publishes':
    case 'endorses':
      return [...ingredient, ...(id === 'publishes' ? [{ text: '=' }, ...named(token_icon, number('alchemical'))] : []), ...(number('seal') < 0 ? [icon('ui-seal')] : named(seal_icon, number('seal')))];
    case 'debunks':
      return [icon('act-debunk'), ...mixed.filter(({ text }) => text !== '+')];
    case 'debunk-fails':
      return [icon('act-debunk'), icon('ui-x')];
    case 'theory-falls':
    case 'theory-wrong':
      return [...ingredient, { text: '≠' }, ...named(token_icon, number('alchemical'))];
    case 'theory-right':
      return [...ingredient, { text: '=' }, ...named(token_icon, number('alchemical'))];
    case 'demonstrates-yes':
    case 'demonstrates-no':
      return [...mixed, ...equal, ...named(potion_icon, number('potion')), icon(id === 'demonstrates-yes' ? 'ui-check' : 'ui-x')];
    case 'asks-aspect':
      return [icon('act-debunk'), ...ingredient];
    case 'wins-grant':
      return [icon('ui-grant'), icon('coin'), plus(number('gold'))];
    case 'shows-seal':
      return [...ingredient, ...named(seal_icon, number('seal'))];
    case 'hospital':
      return [icon('ui-hospital')];
    case 'paralysed':
      return [icon('ui-paralysed')];
    case 'conference':
      return [icon('ui-conf')];
    case 'peeks':
      return [icon('ui-eye'), ...ingredient];
    default:
      return [];
  }
}

export const pictures: Pictures = { scope: 'al', of };
