// The service worker: keeps the hall for days without a network, and knocks when it is somebody's turn.
declare const self: ServiceWorkerGlobalScope;

// Both are filled in when the hall is built.
const VERSION = '__VERSION__';
const FILES = '__FILES__';
const CACHE = `meadhall-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(JSON.parse(FILES) as string[])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isServers(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** What only the server can say. */
const isServers = (path: string): boolean => /^\/(api|healthz|readyz|metrics)(\/|$)/.test(path);

/** Every place in the hall is the same page; the kept one is as new as the files it names. */
async function page(request: Request): Promise<Response> {
  return (await caches.match('/', { cacheName: CACHE })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

/** What the server pushes: already in the person's language. */
interface Knock {
  title?: string;
  body?: string;
  /** Where a click leads. */
  url?: string;
  /** A newer knock about the same match replaces the older one. */
  tag?: string;
}

self.addEventListener('push', (event) => {
  const knock = (event.data?.json() ?? {}) as Knock;
  event.waitUntil(
    self.registration.showNotification(knock.title ?? 'Meadhall', {
      body: knock.body ?? '',
      tag: knock.tag ?? 'meadhall',
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: knock.url ?? '/lobby',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(String(event.notification.data), self.location.origin).href;
  event.waitUntil(show(address));
});

/** Brings a window of the hall to the front, or opens one. */
async function show(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address) ?? open[0];
  if (!there) {
    await self.clients.openWindow(address);
    return;
  }
  await there.focus();
  if (there.url !== address) await there.navigate(address);
}
