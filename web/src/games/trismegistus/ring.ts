/** Where things lie on the ring of materials: lead bottom left, clockwise to gold bottom right. */

export interface Shape {
  width: number;
  height: number;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** How far inside the ellipse the slots lie. */
  inside: number;
}
export const DESK: Shape = { width: 520, height: 354, cx: 260, cy: 168, rx: 221, ry: 138, inside: 0.615 };
export const PHONE: Shape = { width: 360, height: 318, cx: 180, cy: 148, rx: 146, ry: 116, inside: 0.55 };

const ANGLES = [-141, -96, -51, 0, 51, 96, 141];
export type Point = [number, number];

const on = ({ cx, cy, rx, ry }: Shape, degrees: number, far = 1): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * far * Math.sin(angle), cy - ry * far * Math.cos(angle)];
};
const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const node_at = (shape: Shape, material: number): Point => on(shape, ANGLES[material] ?? 0);

const middle = (arrow: number): number => ((ANGLES[arrow] ?? 0) + (ANGLES[arrow + 1] ?? 0)) / 2;
export const arrow_at = (shape: Shape, arrow: number): Point => on(shape, middle(arrow));
export const slot_at = (shape: Shape, arrow: number): Point => on(shape, middle(arrow), shape.inside);

/** The vault lies below the two upper slots, so that its bonuses do not cover their tiles. */
export const vault_at = ({ cx, cy }: Shape): Point => [cx, cy + 25];

/** The shaft and the head of an arrow. */
export function arrow_paths(shape: Shape, arrow: number): { shaft: string; head: string } {
  const [from, to] = [(ANGLES[arrow] ?? 0) + 15, (ANGLES[arrow + 1] ?? 0) - 12];
  const neck = to - 5;
  const [a, b, tip] = [on(shape, from), on(shape, neck), on(shape, to)];
  const [dx, dy] = [tip[0] - b[0], tip[1] - b[1]];
  const long = Math.hypot(dx, dy) || 1;
  const wide = 9.5 / long;
  const left: Point = [b[0] - dy * wide, b[1] + dx * wide];
  const right: Point = [b[0] + dy * wide, b[1] - dx * wide];
  return { shaft: `M${said(a)}A${shape.rx} ${shape.ry} 0 0 1 ${said(b)}`, head: `M${said(tip)}L${said(left)}L${said(right)}Z` };
}
