/**
 * Where altar tokens lie. The server only says which kinds are there; a token keeps its place in the rose for as long as
 * it stays: places 0 to 9 are the petals, clockwise from the top, 10 to 15 the inner panes, further ones the middle.
 */
export type Places = readonly (number | null)[];

export const PETALS = 10;
export const PANES = 16;

/** `aimed`: the place somebody clicked; of several equal tokens, the one there has left. */
export function arrange(before: Places, altar: readonly number[], aimed = -1): (number | null)[] {
  const left = [...altar];
  const places = new Array<number | null>(Math.max(before.length, PANES)).fill(null);
  const order = before.map((_, place) => place).sort((a, b) => Number(a === aimed) - Number(b === aimed));
  for (const place of order) {
    const kind = before[place] ?? null;
    const still = kind === null ? -1 : left.indexOf(kind);
    if (still >= 0) [places[place]] = left.splice(still, 1) as [number];
  }
  for (const kind of left) {
    const free = places.indexOf(null);
    if (free < 0) places.push(kind);
    else places[free] = kind;
  }
  while (places.length > PANES && places[places.length - 1] === null) places.pop();
  return places;
}

const CENTRE = 144;
const round = (n: number) => Math.round(n * 100) / 100;

/** A point of the rose, from its middle: angle in degrees clockwise from the top. */
export function at(angle: number, radius: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(turn)), round(CENTRE - radius * Math.cos(turn))];
}

/** Middle and radius of a place's pane. */
export function pane(place: number): { x: number; y: number; r: number } {
  if (place < PETALS) {
    const [x, y] = at(place * 36, 99.5);
    return { x, y, r: 28.5 };
  }
  if (place < PANES) {
    const [x, y] = at(30 + (place - PETALS) * 60, 44);
    return { x, y, r: 18.5 };
  }
  return { x: CENTRE, y: CENTRE, r: 18.5 };
}
