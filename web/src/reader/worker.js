/* The reader without a network: one version of it is kept whole, and a newer one replaces it when it has come. */
const KEPT = 'reader-VERSION';
const FILES = ['/reader', '/reader.en.webmanifest', '/reader.es.webmanifest', '/reader.fr.webmanifest', '/reader-icon-192.png', '/reader-icon-512.png'];

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('reader-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || event.request.method !== 'GET') return;
  // The page and the file to take along are the same.
  const name = pathname.replace(/^\/reader(\/|\.html)$/, '/reader');
  if (!FILES.includes(name)) return;
  event.respondWith(caches.open(KEPT).then((cache) => cache.match(name)).then((kept) => kept ?? fetch(event.request)));
});
