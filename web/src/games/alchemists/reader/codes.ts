/**
 * The four-letter codes, as in src/athanor/games/alchemists/codes.py; test/reader.test.ts compares the two.
 * An assignment gives every ingredient its alchemical.
 */
import { ASSIGNED, DEMO, FIRST_SCHEME, LETTERS, NUMBERS, PICKED_FROM, SHIFTS, STEP, VARIANTS } from './generated';

export type Assignment = readonly number[];

/** The code in capitals; null for anything but four letters from A to Z. */
export function checked(code: string): string | null {
  const plain = code.trim();
  return /^[A-Za-z]{4}$/.test(plain) ? plain.toUpperCase() : null;
}

/** The assignment a code stands for; null if it is no code. */
export function decode(given: string): Assignment | null {
  const code = checked(given);
  if (code === null) return null;
  const letters = [...code].map((letter) => LETTERS.indexOf(letter));
  const first = code === DEMO || letters[3]! < FIRST_SCHEME;
  return picked(first ? digits_of_first(letters) : digits_of_second(letters));
}

/** A code for an assignment; `variant` 0 to 7 chooses which. */
export function encode(given: Assignment, variant = 0): string {
  const found = digits(given);
  const code = code_of_second(found, variant);
  return code === DEMO ? code_of_second(found, (variant + 1) % VARIANTS) : code;
}

/** For a new game: every assignment is equally likely, whatever was played before. */
export function random_code(): string {
  return encode(shuffled(), below(VARIANTS));
}

function shuffled(): number[] {
  const found = [0, 1, 2, 3, 4, 5, 6, 7];
  for (let at = 7; at > 0; at--) {
    const other = below(at + 1);
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}

/** A byte beyond the last whole multiple is thrown away, so that none is likelier than another. */
function below(count: number): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 256 - (256 % count));
  return byte[0]! % count;
}

// ---------------------------------------------------------------- digits and assignments

function picked(found: readonly number[]): number[] {
  const left = [...PICKED_FROM];
  const assignment = Array<number>(8).fill(0);
  for (let at = 0; at < 8; at++) assignment[ASSIGNED[at]!] = left.splice(found[at] ?? 0, 1)[0]!;
  return assignment;
}

function digits(given: Assignment): number[] {
  const left = [...PICKED_FROM];
  const found: number[] = [];
  for (let at = 0; at < 7; at++) {
    const digit = left.indexOf(given[ASSIGNED[at]!]!);
    found.push(digit);
    left.splice(digit, 1);
  }
  return found;
}

function digits_of_first(letters: readonly number[]): number[] {
  const [c0, c1, c2, c3] = letters as [number, number, number, number];
  const part = (letter: number, by: number) => Math.floor(letter / by);
  return [c0 % 8, c1 % 7, c2 % 6, c3 % 5, part(c2, 6) % 4, part(c1, 7) % 3, part(c0, 8) % 2];
}

/** The parities of the first three letters say where the bits of the first digit are hidden. */
function digits_of_second(letters: readonly number[]): number[] {
  const [c0, c1, c2, c3] = letters as [number, number, number, number];
  const parities = [c0 % 2, c1 % 2, c2 % 2];
  const packed = 13 * (13 * (13 * (c3 - FIRST_SCHEME) + (c2 >> 1)) + (c1 >> 1)) + (c0 >> 1);
  let number = (((packed - STEP * shift(parities)) % NUMBERS) + NUMBERS) % NUMBERS;
  const found = Array<number>(7).fill(0);
  for (let i = 0; i < 6; i++) {
    if (parities[i % 3] === (i < 3 ? 0 : 1)) {
      found[0]! += (number % 2) << i % 3;
      number >>= 1;
    }
    found[i + 1] = number % (7 - i);
    number = Math.floor(number / (7 - i));
  }
  return found;
}

function code_of_second(found: readonly number[], variant: number): string {
  const parities = [variant & 1, (variant >> 1) & 1, (variant >> 2) & 1];
  let number = 0;
  for (let i = 5; i >= 0; i--) {
    number = number * (7 - i) + found[i + 1]!;
    if (parities[i % 3] === (i < 3 ? 0 : 1)) number = number * 2 + ((found[0]! >> i % 3) & 1);
  }
  let packed = (number + STEP * shift(parities)) % NUMBERS;
  let code = '';
  for (let i = 0; i < 3; i++) {
    code += LETTERS[(packed % 13) * 2 + parities[i]!];
    packed = Math.floor(packed / 13);
  }
  return code + LETTERS[packed + FIRST_SCHEME];
}

function shift(parities: readonly number[]): number {
  return SHIFTS[parities[0]! + 2 * parities[1]! + 4 * parities[2]!]!;
}
