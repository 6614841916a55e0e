/** The entries of Spellbook's glossary in pictures. */
import type { Drawn } from '../drawn';
import type { Picture } from '../pictures';
import sprite from './pieces.svg?raw';
import './pieces.css';

const token = (material: string, rune: string): Picture => ({ icon: `sb-flat-${rune}`, over: `sb-mat-${material}`, kind: `m-${material}` });
const sign = (name: string): Picture => ({ icon: `sb-${name}` });

export const drawn: Drawn = {
  scope: 'sb',
  sprite,
  entries: {
    token: [token('magma', 'circle')],
    material: [token('magma', 'circle'), token('plants', 'circle'), token('gold', 'circle')],
    rune: [sign('r-circle'), sign('r-triangle'), sign('r-square')],
    phase: [sign('ph-dawn'), sign('ph-midday'), sign('ph-dusk')],
    altar: [sign('i-altar')],
    nightfall: [sign('i-sweep')],
    bag: [sign('pouch')],
    box: [sign('box')],
    reserve: [token('plants', 'triangle'), token('gold', 'square'), { text: '9' }],
    familiar: [sign('fam-cat')],
    spell: [sign('i-spells')],
    level: [{ text: '3' }, { text: '4' }, { text: '5' }],
    payment: [token('magma', 'circle'), token('magma', 'square'), token('magma', 'triangle'), sign('i-learn')],
    wild: [token('steam', 'circle'), token('mercury', 'circle'), token('poison', 'circle'), { text: '=' }, { text: '1' }],
    marker: [{ text: '4' }, token('mercury', 'square')],
    using: [sign('i-bolt')],
    points: [sign('i-star')],
    dummy: [sign('fam-golem')],
  },
};
