/** What the board is made of: elements, and dice drawn as SVG. */

/** An element with attributes and children; null children are left out. */
export function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children.filter((child) => child !== null));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';
const LEFT = 7;
const MIDDLE = 12;
const RIGHT = 17;
/** The places of the pips, by face. */
const PIPS = {
  1: [[MIDDLE, MIDDLE]],
  2: [[LEFT, RIGHT], [RIGHT, LEFT]],
  3: [[LEFT, RIGHT], [MIDDLE, MIDDLE], [RIGHT, LEFT]],
  4: [[LEFT, LEFT], [LEFT, RIGHT], [RIGHT, LEFT], [RIGHT, RIGHT]],
  5: [[LEFT, LEFT], [LEFT, RIGHT], [MIDDLE, MIDDLE], [RIGHT, LEFT], [RIGHT, RIGHT]],
  6: [[LEFT, LEFT], [LEFT, MIDDLE], [LEFT, RIGHT], [RIGHT, LEFT], [RIGHT, MIDDLE], [RIGHT, RIGHT]],
}; // prettier-ignore

/** A die that shows a face. With words it stands for itself; without, for whatever it stands in. */
export function die(face, words = '', kind = '') {
  return square(`liars-die ${kind}`.trim(), words, PIPS[face]);
}

export function hiddenDie() {
  return square('liars-die hidden', '', []);
}

function square(kind, words, pips) {
  const svg = drawn('svg', { class: kind, viewBox: '0 0 24 24', ...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': 'true' }) });
  svg.append(drawn('rect', { x: 1.5, y: 1.5, width: 21, height: 21, rx: 4.5 }));
  svg.append(...pips.map(([x, y]) => drawn('circle', { cx: x, cy: y, r: 2.1 })));
  return svg;
}

function drawn(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
