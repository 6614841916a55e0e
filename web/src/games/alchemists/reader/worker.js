/* The reader without a network: one version of it is kept whole, and a newer one replaces it when it has come. */
const KEPT = 'reader-VERSION';
const PAGE = '/reader';
const BESIDE = ['/reader.en.webmanifest', '/reader.es.webmanifest', '/reader.fr.webmanifest', '/reader-icon.svg'];

/** Without its page there is nothing to keep; a name or a picture that does not come must not hinder it. */
async function keep() {
  const cache = await caches.open(KEPT);
  const fresh = (file) => cache.add(new Request(file, { cache: 'reload' }));
  await fresh(PAGE);
  await Promise.allSettled(BESIDE.map(fresh));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('reader-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== 'GET') return;
  // The page and the file to take along are the same.
  const name = pathname.replace(/^\/reader(\/|\.html)$/, PAGE);
  if (name !== PAGE && !BESIDE.includes(name)) return;
  event.respondWith(caches.open(KEPT).then((cache) => cache.match(name)).then((kept) => kept ?? fetch(event.request)));
});
