/** Our short rules, as the server sends them, by their headings. */
export interface Section {
  address: string;
  title: string;
  /** The heading as HTML, and what stands below it. */
  head: string;
  body: string;
  text: string;
}

export function sections_of(html: string): Section[] {
  return html
    .split(/(?=<h[1-6][ >])/)
    .filter((part) => part.trim())
    .map((part, at) => {
      const head = /^<h[1-6][^>]*>[^]*?<\/h[1-6]>/.exec(part)?.[0] ?? '';
      const body = part.slice(head.length);
      return { address: /id="([^"]+)"/.exec(head)?.[1] ?? `part-${at}`, title: plain(head), head, body, text: plain(body) };
    });
}

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all words of a query stand in some of the texts: accents and capitals are the same. */
export function fits(query: string, ...texts: string[]): boolean {
  const all = bare(texts.join(' '));
  return bare(query).split(/\s+/).every((word) => all.includes(word));
}
