/** Which page is open. A handful of patterns; a link is an ordinary `<a href>`. */

export interface Place {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** A place on the page, without its sign. */
  hash: string;
}

const ROUTES: Record<string, string> = {
  home: '/',
  new: '/new/:game',
  table: '/table/:id',
  replay: '/replay/:id',
  review: '/review/:id',
  statistics: '/statistics',
  studies: '/studies',
  study: '/studies/:id',
  puzzles: '/puzzles',
  game_puzzles: '/puzzles/:game',
  puzzle: '/puzzles/:game/:puzzle',
  try: '/review/:id/try/:decision',
  games: '/games',
  rules: '/rules/:game',
  rulebooks: '/rules',
  settings: '/settings',
  move: '/move/:token',
  lessons: '/learn/:game',
  lesson: '/learn/:game/:lesson',
};

/** Pages whose address is their name. */
export function add_addresses(addresses: readonly string[]): void {
  for (const address of addresses) ROUTES[address] = address;
}

export function find_place(address: string): Place {
  const { pathname, searchParams, hash: sign } = new URL(address, 'http://page');
  const hash = decode(sign.slice(1));
  const parts = pathname.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, index) => {
      const part = decode(parts[index] ?? '');
      if (want.startsWith(':')) params[want.slice(1)] = part;
      return want.startsWith(':') ? part !== '' : want === part;
    });
    // Codes of tables are read aloud and typed: capital letters are the same.
    if (params['id']) params['id'] = params['id'].toLowerCase();
    if (fits) return { page, params, query: searchParams, hash };
  }
  return { page: 'missing', params: {}, query: searchParams, hash };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // a broken escape is no place of ours
  }
}

/** What somebody typed or pasted into the field for table codes: a whole link, or the code alone, in any case. */
export function table_code(typed: string): string {
  const code = /(?:table|replay)\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed.trim().replace(/[^\w-]/g, '');
  return code.toLowerCase();
}

class Router {
  place = $state.raw(find_place(location.pathname + location.search + location.hash));

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.place = find_place(address);
    if (!replace) scrollTo(0, 0);
  }

  start(): void {
    this.place = find_place(location.pathname + location.search + location.hash);
    addEventListener('popstate', () => (this.place = find_place(location.pathname + location.search + location.hash)));
    document.addEventListener('click', (click) => this.follow(click));
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a');
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!link || !plain || click.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || find_place(to.pathname).page === 'missing') return;
    if (to.pathname === location.pathname && to.hash) return;
    click.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
