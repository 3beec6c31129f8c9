import { sendAllInspections } from '#site/islands/inspection/send-inspection.ts';

/** What a service worker has; TypeScript's own names for it and a page's exclude each other. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'sync', on: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', on: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    on: (event: WorkerEvent & { readonly data: { keep: readonly string[] } }) => void,
  ): void;
}
declare const self: WorkerScope;

const cacheName = 'inspection-pages';
/** Pages and files of a handful of inspections; the oldest go first. */
const mostKept = 300;
/** A line that does not answer for so long is none, when the page is here already. */
const patienceMs = 6_000;
const scope = new URL(self.registration.scope);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('sync', (event) => event.waitUntil(sendAllInspections().then(renewPages)));
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data.keep)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (pathname.startsWith(scope.pathname)) event.respondWith(pageOf(request));
});

const cache = () => caches.open(cacheName);

/** Files never change under their names. */
async function fileOf(request: Request | string): Promise<Response> {
  return (await (await cache()).match(request, { ignoreVary: true })) ?? fetchToKeep(request);
}

/** The page as it is now; as it was last when there is no line. */
async function pageOf(request: Request): Promise<Response> {
  const kept = await (await cache()).match(request, { ignoreVary: true });
  if (!kept) return fetchToKeep(request);
  const tooLong = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patienceMs);
  });
  return Promise.race([fetchToKeep(request).catch(() => kept), tooLong]);
}

async function fetchToKeep(request: Request | string): Promise<Response> {
  const answer = await fetch(request);
  const all = await cache();
  if (answer.status === 200 && !answer.redirected) await all.put(request, answer.clone());
  // The link was ended: what it opened is not to be read here any more.
  else if (answer.status === 404 || answer.status === 410) await all.delete(request);
  return answer;
}

/** What was sent while nobody looked is to be seen on the pages that were kept before. */
async function renewPages(): Promise<void> {
  const keys = await (await cache()).keys();
  await keepAll(keys.map(({ url }) => url).filter((url) => !url.includes('/assets/')));
}

async function keepAll(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    addresses.map((address) =>
      address.includes('/assets/') ? fileOf(address) : fetchToKeep(address),
    ),
  );
  const all = await cache();
  const keys = await all.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - mostKept)).map((key) => all.delete(key)),
  );
}
