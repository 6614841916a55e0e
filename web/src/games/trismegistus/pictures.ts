/** The events of Trismegistus in pictures, those of Botmegistus too. */
import type { Msg } from '../../lib/wire';
import { plus, read, times, type Picture, type Pictures } from '../pictures';
import { CUBES, ELEMENTS, FACES } from './kit';
import { cube_icon, element_icon, essence_icon } from './symbols';

const icon = (name: string): Picture => ({ icon: `tg-${name}` });
const COLOUR = ['b', 'w', 'r'];
const die = (colour: number, face: number): Picture[] =>
  colour < 0 ? [] : [{ icon: `tg-die-${COLOUR[colour]}`, ...(FACES[face] ? { over: `tg-s-${FACES[face]}` } : {}), kind: `die-${COLOUR[colour]}` }];
/** A cube or an essence, by the number that events use for both. */
const thing = (number: number): Picture[] => (number < 0 ? [] : [icon(number >= CUBES ? essence_icon(number - CUBES) : cube_icon(number))]);
const element = (number: number): Picture[] => (ELEMENTS[number] ? [icon(element_icon(number))] : []);
const BONUSES = ['el-any', 'chameleon', 'ethereal'];

function of(event: Msg): Picture[] {
  const what = event.args?.['what'];
  if (event.id === 'bot-step' && what && typeof what === 'object' && 'id' in what) return of(what as Msg);
  const { id, number } = read(event);
  const count = number('count');
  const potency: Picture[] = number('potency') >= 0 ? [{ text: String(number('potency')) }] : [];
  switch (id) {
    case 'drafts':
    case 'declares':
      return [...(id === 'declares' ? [icon('chameleon')] : []), ...die(number('colour'), number('face')), ...potency];
    case 'bot-drafts':
    case 'bot-drafts-wild':
    case 'bot-keeps-die':
      return [...die(number('bot_colour'), number('bot_face')), ...potency];
    case 'turns-die':
      return FACES[number('face')] ? [icon(`s-${FACES[number('face')]}`)] : [];
    case 'raises-die':
    case 'bot-spends-ethereal':
      return [icon('ethereal'), ...potency];
    case 'uses-up':
      return [...die(number('colour'), number('face')), { text: `${count}/3` }];
    case 'gains':
      return [...thing(number('thing')), plus(Math.max(count, 1))];
    case 'gains-ethereal':
      return [icon('ethereal'), plus(count)];
    case 'gains-chameleon':
      return [icon('chameleon'), plus(count)];
    case 'gains-reaction':
      return [icon('reaction'), plus(count)];
    case 'restores':
      return [icon('restore'), ...times(count)];
    case 'scores':
    case 'card-worth':
      return [icon('vp'), plus(number('points'))];
    case 'scores-top':
      return [icon('vp'), plus(1)];
    case 'pays':
    case 'pays-level':
      return [...thing(number('thing')), plus(-1)];
    case 'pays-gold':
      return [icon('ref-gold'), plus(-count)];
    case 'exchanges':
      return [...thing(number('thing')), icon('swap'), ...thing(number('thing2'))];
    case 'transmutes':
      return [...thing(number('thing')), icon('to'), ...thing(number('thing2')), { text: '−' }, ...thing(number('paid'))];
    case 'advances':
    case 'retreats':
      return [...element(number('element')), { text: String(number('level')) }];
    case 'enters-bonus':
      return [...element(number('element')), icon(BONUSES[number('bonus')] ?? 'el-any')];
    case 'buys-artifact':
    case 'draws-artifact':
    case 'bot-takes-artifact':
      return [icon('retort'), plus(1)];
    case 'fires':
      return [icon('retort')];
    case 'recharges':
      return [icon('restore'), icon('retort')];
    case 'takes-experiment':
    case 'bot-takes-experiment':
      return [icon('card'), plus(1)];
    case 'performs':
      return [icon('card'), icon('i-check')];
    case 'unlocks':
      return [icon('stone'), plus(1)];
    case 'samples':
      return [icon('formula')];
    case 'card-standing':
      return [icon('card'), { text: String(number('experiments')) }, icon('formula'), { text: String(number('formulas')) }, icon('el-any'), { text: String(number('level')) }];
    case 'claims':
      return [icon('laurel')];
    case 'draws-publication':
      return [icon('book'), plus(1)];
    case 'returns-publication':
      return [icon('book'), plus(-1)];
    case 'reacts':
      return [icon('reaction')];
    default:
      return id.startsWith('bot-') ? element(Math.max(number('bot_track'), number('bot_element'))) : [];
  }
}

export const pictures: Pictures = { scope: 'tr', of };
