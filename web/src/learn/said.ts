/** The little that a text of a lesson may contain besides words: (a) for what is lit, **…** for what has weight. */
export interface Part {
  kind: 'plain' | 'strong' | 'letter';
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\(([a-e])\)/g;

export function parts_of(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  const plain = (to: number) => to > from && found.push({ kind: 'plain', text: text.slice(from, to) });
  for (const mark of text.matchAll(MARKS)) {
    plain(mark.index);
    from = mark.index + mark[0].length;
    const [, strong, letter] = mark;
    // A letter inside words of weight is a letter all the same.
    if (strong !== undefined) found.push(...parts_of(strong).map((part): Part => (part.kind === 'plain' ? { ...part, kind: 'strong' } : part)));
    else found.push({ kind: 'letter', text: letter! });
  }
  plain(text.length);
  return found;
}
