/** What a phone can do for the reader, where it can: stay awake, work without network, be installed, pass itself on. */
import type { Language } from '../lib/texts';

/** A page from a server, not a file on the phone. */
export const from_server = location.protocol.startsWith('http');
const at_home = from_server && location.pathname.replace(/\/$/, '') === '/reader';
export const can_stay_awake = 'wakeLock' in navigator;
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
  if (at_home && isSecureContext && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('/reader-worker.js', { scope: '/reader' }).catch(() => {});
  }
}

/** The name under which it is installed, in the language of the page. */
export function offer_installing(lang: Language): void {
  if (!at_home) return;
  link('manifest', `/reader.${lang}.webmanifest`);
  link('apple-touch-icon', '/reader-icon-192.png');
}

function link(rel: string, href: string): void {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  Object.assign(found, { rel, href });
  document.head.append(found);
}

export const can_send = from_server && Boolean(navigator.canShare?.({ files: [new File(['x'], FILE, { type: 'text/html' })] }));

export async function send(): Promise<void> {
  const page = await fetch('/reader.html').then((answer) => answer.blob());
  await navigator.share({ files: [new File([page], FILE, { type: 'text/html' })] });
}

export { FILE as FILE_NAME };
