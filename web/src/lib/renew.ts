/**
 * After an upgrade of the server the parts of an open page are not there any more: the page is loaded anew, at the same
 * address. Not more than once a minute, and not while the server is away: then our own words are better than none.
 */
const KEY = 'athanor-renewed';
const MINUTE = 60_000;

export async function renew(problem: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  const reached = await fetch(location.href, { cache: 'no-store' }).then((answer) => answer.ok, () => false);
  if (!reached || Date.now() - last < MINUTE) throw problem;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
