/** The entries of Trismegistus' glossary in pictures. */
import type { Drawn } from '../drawn';
import type { Picture } from '../pictures';
import sprite from './pieces.svg?raw';
import './pieces.css';

const icon = (name: string): Picture => ({ icon: `tg-${name}` });
const die = (colour: string, face: string): Picture => ({ icon: `tg-die-${colour}`, over: `tg-s-${face}`, kind: `die-${colour}` });

export const drawn: Drawn = {
  scope: 'tr',
  sprite,
  entries: {
    bowl: [die('b', 'copper'), die('w', 'copper'), die('r', 'copper')],
    die: [die('b', 'lead'), die('r', 'iron')],
    potency: [die('w', 'tin'), { text: '3' }],
    turn: [die('b', 'copper'), icon('to')],
    raw: [icon('raw-lead'), icon('raw-copper'), icon('raw-tin')],
    refined: [icon('ref-copper'), icon('ref-tin'), icon('ref-iron')],
    silver: [icon('ref-silver')],
    gold: [icon('ref-gold')],
    essence: [icon('ess-salt'), icon('ess-sulfur'), icon('ess-aether'), icon('raw-mercury')],
    arrow: [icon('raw-copper'), icon('tr-w'), icon('ref-tin')],
    track: [icon('el-fire'), icon('el-water'), icon('el-earth'), icon('el-air')],
    level: [icon('el-water'), { text: '4' }],
    bonus: [icon('chameleon'), icon('ethereal'), icon('up1')],
    ethereal: [icon('ethereal')],
    chameleon: [icon('chameleon')],
    artifact: [icon('retort')],
    market: [icon('c-b'), icon('c-w'), icon('c-r'), icon('retort')],
    recharge: [icon('restore'), icon('retort')],
    experiment: [icon('card')],
    section: [icon('s-lead'), icon('s-copper'), icon('card')],
    reward: [icon('vp'), icon('raw-any'), icon('up1')],
    masterpiece: [icon('card'), icon('laurel')],
    formula: [icon('formula')],
    vault: [icon('stone')],
    publication: [icon('book')],
    symbol: [icon('el-fire'), icon('el-air')],
    reaction: [icon('reaction')],
    laboratory: [icon('raw-lead'), icon('to'), icon('ref-gold')],
    achievement: [icon('laurel')],
    round: [{ text: 'I' }, { text: 'II' }, { text: 'III' }],
    points: [icon('vp')],
    signs: [icon('raw-any'), icon('ref-any'), icon('ess-any'), icon('tr-any')],
    botmegistus: [icon('i-bot')],
  },
};
