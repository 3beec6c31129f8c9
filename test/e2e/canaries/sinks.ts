import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { feedPaths } from '#site/feeds/feed-paths.ts';
import { openDatabase } from '#db/open-database.ts';
import type { SinkMail } from '../../contracts/mailer-sink.ts';
import { aVisitor, type Answer, type CanarySite, type Visitor } from './canary-site.ts';

/** One thing that can be read, with where it was. */
export interface Read {
  where: string;
  text: string;
}

export const told = ({ path, status, headers, text }: Answer): Read => ({
  where: path,
  text: `${status} ${[...headers].flat().join(' ')} ${text}`,
});

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href]) => decoded(href ?? ''));

/** Every page that links lead to, with at most a few questions for each path. */
async function walk(
  visitor: Visitor,
  starts: readonly string[],
  { takes }: { takes(path: string): boolean },
): Promise<Read[]> {
  const pages: Read[] = [];
  const waiting = [...starts];
  const seen = new Set(starts);
  const questions = new Map<string, number>();
  const note = (link: string) => {
    const [path = '', question] = link.split('?');
    const asked = questions.get(path) ?? 0;
    if (seen.has(link) || !takes(path) || (question && asked >= 2)) return;
    if (question) questions.set(path, asked + 1);
    seen.add(link);
    waiting.push(link);
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await visitor.get(path);
    pages.push(told(answer));
    const to = answer.headers.get('location');
    if (to) note(to);
    for (const link of linksIn(answer.text)) note(link);
  }
  return pages;
}

const isPublic = (path: string) => !/^\/(staff|media|assets|es|fr)(\/|$)/.test(path);

/** Published, in other states, and one that nobody has made. */
const sevenBuses = [1, 2, 3, 4, 5, 6, 7];

/** All pages as somebody sees them who only follows links. */
export const readPages = (visitor: Visitor) =>
  walk(
    visitor,
    ['/', '/nope', '/es', '/es/buses', '/fr/buses/1', ...sevenBuses.map((id) => `/buses/${id}`)],
    {
      takes: isPublic,
    },
  );

export const readStaffPages = (owner: Visitor) =>
  walk(owner, ['/staff', '/staff/leads?state=all', '/staff/submissions?view=all'], {
    takes: (path) => path.startsWith('/staff'),
  });

/** What programs are given without a key: feeds, lists, records, answers to assistants. */
export async function readPrograms(stranger: Visitor, busId: string): Promise<Read[]> {
  const search = { 'x-algolia-application-id': 'omnibus', 'x-algolia-api-key': 'search-only' };
  const index = await stranger.get('/sitemap.xml');
  const sitemaps = [...index.text.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)/g)];
  const asked: [string, RequestInit][] = [
    '/sitemap.xml',
    ...sitemaps.map(([, path]) => path ?? ''),
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/openapi.json',
    '/embed.js',
    '/inspection/worker.js',
    '/.well-known/security.txt',
    feedPaths.busesRss,
    feedPaths.busesAtom,
    feedPaths.articlesRss,
    feedPaths.articlesAtom,
    feedPaths.inventoryCsv,
    feedPaths.inventoryJson,
    feedPaths.metaCatalog,
    ...['/', '/buses', `/buses/${busId}`, '/llms-full'].map((path) => `${path}.md`),
    ...['', '/categories', '/categories-asc', '/carousel', '/testimonials'].map((x) => `/api${x}`),
    ...['buses', 'categories', 'places'].map((path) => `/api/v1/${path}`),
    ...sevenBuses.map((id) => `/api/v1/buses/${id}`),
    ...sevenBuses.map((id) => `/1/indexes/buses_v2/${id}`),
    '/healthz',
    '/readyz',
    '/serving',
    '/metrics',
  ].map((path) => [path, {}]);
  for (const params of ['query=&hitsPerPage=1000', 'query=&facets=*', 'query=1FDFE4FS'])
    asked.push([`/1/indexes/buses_v2?${params}`, { headers: search }]);
  for (const [name, args] of [
    ['search_buses', { search: 'shuttle' }],
    ...sevenBuses.map((id) => ['get_bus', { id }] as const),
    ['compare_buses', { ids: [Number(busId)] }],
  ] as const)
    asked.push(['/mcp', message(name, args)]);
  const read: Read[] = [];
  for (const [path, init] of asked) read.push(told(await stranger.send(path, init)));
  return read;
}

const message = (name: string, args: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  }),
});

/** Every picture that somebody's page shows, in every size, byte by byte. */
export async function readPictures(visitor: Visitor, pages: readonly Read[]): Promise<Read[]> {
  const names = pages.flatMap(({ text }) =>
    [...text.matchAll(/\/media\/photos\/[\w.-]+/g)].map(([name]) => name),
  );
  const read: Read[] = [];
  for (const name of new Set(names)) {
    const { bytes } = await visitor.get(name);
    read.push({ where: name, text: bytes.toString('latin1') });
  }
  return read;
}

/** With its lines put together again, as whoever gets it reads it. */
export const readMail = ({ data, recipients }: SinkMail): Read => ({
  where: recipients.join(),
  text: `${data.replaceAll('=\r\n', '')}\n${data.replaceAll('\r\n', '')}`,
});

/** Every row of a database, with the name of its table. */
export async function readRows(path: string): Promise<Read[]> {
  const database = await openDatabase({ kind: 'sqlite', path });
  const read: Read[] = [];
  for (const { name } of await database.kysely.introspection.getTables()) {
    const rows = database.kysely.selectFrom(name as 'leads').selectAll();
    for (const row of await rows.execute()) read.push({ where: name, text: JSON.stringify(row) });
  }
  await database.close();
  return read;
}

/** Every file below a folder with its name, unpacked where it is packed. */
export async function readFiles(folder: string): Promise<Read[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Read[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const where = relative(folder, path);
    files.push({ where, text: `${where}\n${unpacked(entry.name, bytes).toString('latin1')}` });
  }
  return files;
}

function unpacked(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes);
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

export async function readMetrics(site: CanarySite): Promise<Read[]> {
  const answer = await aVisitor(site.metricsOrigin, {}, () => {}).get('/metrics');
  return [told(answer)];
}
