/** What a phone can do for the reader, where it can: stay awake, work without network, be installed, pass itself on. */
import type { Language } from '../../../lib/texts';

/** A page from a server, not a file on the phone. */
export const from_server = location.protocol.startsWith('http');
const at_home = from_server && location.pathname.replace(/\/$/, '') === '/reader';
export const can_stay_awake = 'wakeLock' in navigator;
/** True if the page needs no network any more. */
export const kept = $state({ here: !from_server });
const FILE = 'alchemists-reader.html';

export function stay_awake(): void {
  const ask = () => {
    // Refused on a low battery; then the screen dims as ever.
    if (can_stay_awake && document.visibilityState === 'visible') navigator.wakeLock.request('screen').catch(() => {});
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  document.addEventListener('pointerdown', ask, { once: true });
}

/** A household's plain http address has no service worker: the page then simply is not kept. */
export function work_offline(): void {
  if (!at_home || !isSecureContext || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/reader-worker.js', { scope: '/reader' }).catch(() => {});
  navigator.serviceWorker.ready.then(() => (kept.here = true)).catch(() => {});
}

/** The name under which it is installed, in the language of the page. */
export function offer_installing(lang: Language): void {
  if (!at_home) return;
  link('manifest', `/reader.${lang}.webmanifest`);
  link('apple-touch-icon', '/reader-icon.svg');
}

function link(rel: string, href: string): void {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  Object.assign(found, { rel, href });
  document.head.append(found);
}

export const can_send = from_server && Boolean(navigator.canShare?.({ files: [new File(['x'], FILE, { type: 'text/html' })] }));

async function own_page(): Promise<File> {
  const page = await fetch('/reader.html').then((answer) => answer.blob());
  return new File([page], FILE, { type: 'text/html' });
}

export async function send(): Promise<void> {
  await navigator.share({ files: [await own_page()] });
}

/** A download asks the network and not the kept page, so what is kept is handed out from here. */
export async function save(click: MouseEvent): Promise<void> {
  if (!navigator.serviceWorker?.controller) return; // an ordinary link then
  click.preventDefault();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await own_page());
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export { FILE as FILE_NAME };
