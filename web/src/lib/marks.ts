/**
 * Drawings for terminals mark their styles: `[bold red on #201010]words[/]`. Here they become runs of text, each with
 * what has to be set on its element. A bracket that is meant as such has a backslash before it.
 */
export interface Run {
  text: string;
  /** Words such as bold, dim, reverse: names of classes. */
  looks: string[];
  ink: string | null;
  ground: string | null;
}

interface Style {
  looks: string[];
  ink: string | null;
  ground: string | null;
}

const PLAIN: Style = { looks: [], ink: null, ground: null };
const MARK = /(\\*)\[([a-z#/@][^[\]]*)\]/g;
const LOOKS = new Set(['bold', 'dim', 'italic', 'underline', 'reverse', 'strike']);
const SHORT: Record<string, string> = { b: 'bold', d: 'dim', i: 'italic', u: 'underline', r: 'reverse', s: 'strike' };
/** The colours that terminals have by name. */
const COLOURS: Record<string, string> = {
  black: '#1a1828',
  red: '#c63a22',
  green: '#35904f',
  yellow: '#d8a31c',
  blue: '#2f6fc0',
  magenta: '#8a3fb0',
  cyan: '#1f8f96',
  white: '#f2ede2',
  grey: '#8a8796',
  gray: '#8a8796',
};

/** The drawing by lines, each a list of runs. */
export function read_marks(drawing: string): Run[][] {
  const lines: Run[][] = [[]];
  const styles: Style[] = [PLAIN];
  const write = (text: string) => {
    const style = styles.at(-1)!;
    text
      .replaceAll('\\[', '[')
      .split('\n')
      .forEach((part, index) => {
        if (index) lines.push([]);
        if (part) lines.at(-1)!.push({ text: part, ...style });
      });
  };
  let at = 0;
  for (const found of drawing.matchAll(MARK)) {
    const [whole, slashes = '', mark = ''] = found;
    if (slashes.length % 2) continue; // meant as a bracket
    write(drawing.slice(at, found.index + slashes.length));
    at = found.index + whole.length;
    if (!mark.startsWith('/')) styles.push(styled(styles.at(-1)!, mark));
    else if (styles.length > 1) styles.pop();
  }
  write(drawing.slice(at));
  return lines;
}

function styled(under: Style, mark: string): Style {
  const style: Style = { ...under, looks: [...under.looks] };
  let on = false;
  for (const word of mark.split(/\s+/)) {
    const look = SHORT[word] ?? word;
    if (word === 'on') on = true;
    else if (LOOKS.has(look)) style.looks.push(look);
    else {
      const colour = colour_of(word);
      if (on) style.ground = colour;
      else style.ink = colour;
      on = false;
    }
  }
  return style;
}

/** As `#rrggbb`; null for the terminal's own colours and whatever we do not know. */
function colour_of(word: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(word)) return word;
  return COLOURS[word.replace(/^bright_/, '').replace(/\d+$/, '')] ?? null;
}

/** Black or white, whichever can be read on a ground. */
export function ink_on(ground: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(ground.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#14121c' : '#ffffff';
}
