/** The entries of Alchemists' glossary in pictures. */
import type { Drawn } from '../drawn';
import type { Picture } from '../pictures';
import sprite from './pieces.svg?raw';
import './tokens.css';

const icon = (name: string): Picture => ({ icon: `al-${name}` });

export const drawn: Drawn = {
  scope: 'al',
  sprite,
  entries: {
    ingredient: [icon('ing-mushroom'), icon('ing-toad'), icon('ing-feather')],
    alchemical: [icon('token-rp'), icon('token-mm')],
    sign: [icon('signs-bm')],
    potion: [icon('po-rp'), icon('po-gm'), icon('po-bp')],
    neutral: [icon('po-n')],
    notebook: [icon('ui-book')],
    world: [{ text: '40 320' }],
    mark: [icon('mark-1'), icon('mark-2'), icon('mark-3'), icon('mark-4')],
    order: [icon('flask-1')],
    cube: [icon('cube-1')],
    space: [icon('act-forage'), icon('act-test')],
    unused: [icon('ui-unused')],
    row: [icon('act-forage')],
    transmute: [icon('act-transmute')],
    gold: [icon('coin')],
    student: [icon('act-test')],
    drinking: [icon('act-drink')],
    hospital: [icon('ui-hospital')],
    paralysed: [icon('ui-paralysed')],
    adventurer: [icon('adv-ranger')],
    guarantee: [icon('act-sell'), icon('ui-check')],
    bid: [icon('ui-smile'), { text: '−1' }],
    artifact: [icon('art-mortar'), icon('art-periscope')],
    favor: [icon('fav-assistant'), icon('fav-herbalist')],
    theory: [icon('ing-mushroom'), { text: '=' }, icon('token-rp')],
    endorsing: [icon('ui-seal'), { text: '+' }],
    seal: [icon('seal-gold'), icon('seal-silver'), icon('seal-hr')],
    grant: [icon('ui-grant')],
    debunking: [icon('act-debunk')],
    conflict: [icon('conflict-1')],
    reputation: [icon('rep')],
    conference: [icon('ui-conf')],
    exhibition: [icon('act-exhibit')],
    points: [icon('vp')],
    master: [icon('ui-cauldron')],
  },
};
