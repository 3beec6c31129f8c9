import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes } from '#server/front/assets/asset-routes.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { createFrontBed, type FrontBed, type WireAnswer } from '#test/setup/front-bed.ts';
import { observatoryScore } from './observatory-score.ts';

/** What is asked of every answer: MDN's Observatory calls 100 an A+. */
const leastScore = 145;

let staff: TestStaff;
let bed: FrontBed;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-headers-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/entry-1.js'), 'export {};');
  await writeFile(join(folder, 'assets/entry-1.js.map'), '{}');
  const uploads = createMemoryMediaStore();
  await uploads.put('photos/bus.webp', new TextEncoder().encode('webp'), 'image/webp');
  staff = await createTestStaff({
    parts: {
      assetRoutes: assetRoutes(folder),
      media: servedMedia({
        uploads,
        drawings: createMemoryMediaStore(),
        prepare: async () => false,
      }),
    },
  });
  bed = await createFrontBed(staff.app);
});
afterAll(async () => {
  await bed.close();
  await staff.close();
  await rm(folder, { recursive: true });
});

type Case = [method: string, path: string, status: number, headers?: Record<string, string>];

const ask = ([method, path, , headers = {}]: Case): Promise<WireAnswer> =>
  bed.get(path, { host: 'omnibus.example', ...headers }, method);

function scoreOf(answer: WireAnswer) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) headers.append(name, one);
  }
  return observatoryScore(headers, answer.text);
}

const pages: Case[] = [
  ['GET', '/', 200],
  ['GET', '/buses', 200],
  ['GET', '/buses?search=shuttle', 200],
  ['GET', '/es/buses', 200],
  ['GET', '/contact', 200],
  ['GET', '/sell-your-bus', 200],
  ['GET', '/knowledge-center/faqs/', 200],
  ['HEAD', '/buses', 200],
  ['GET', '/staff', 303],
  ['GET', '/staff/sign-in', 200],
  ['GET', '/staff/leads', 303],
];
const machines: Case[] = [
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/api/categories', 200],
  ['GET', '/api/nope', 404],
  ['GET', '/1/indexes/buses_v2', 403],
  ['OPTIONS', '/1/indexes/buses_v2', 204],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/manifest.webmanifest', 200],
  ['GET', '/favicon.ico', 200],
  ['HEAD', '/favicon.ico', 200],
  ['GET', '/assets/entry-1.js', 200],
  ['GET', '/media/photos/bus.webp', 200],
  ['GET', '/llms.txt', 200],
  ['GET', '/buses.md', 200],
  ['GET', '/feeds/buses.rss', 200],
  ['GET', '/api/v1/leads', 401],
  ['GET', '/openapi.json', 200],
  ['GET', '/mcp', 405],
];
/** Pages of others may read these, and to say so costs ten points. */
const open: Case[] = [
  ['GET', '/api/v1/buses', 200],
  ['OPTIONS', '/api/v1/buses', 204],
  ['GET', '/api/v1/nope', 404],
  ['GET', '/embed.js', 200],
];
const refusals: Case[] = [
  ['GET', '/nope', 404],
  ['HEAD', '/nope', 404],
  ['GET', '/assets/entry-1.js.map', 404],
  ['GET', '/media/nope.webp', 404],
  ['GET', '/.env', 404],
  ['GET', '/%ff', 404],
  ['GET', '/buses/', 301],
  ['GET', '/buses', 421, { host: 'evil.test' }],
  [
    'GET',
    '/buses',
    431,
    Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`x-${at}`, '1'])),
  ],
  ['GET', '/buses', 415, { 'content-encoding': 'gzip' }],
  ['PROPFIND', '/buses', 501],
  ['POST', '/contact', 403, { origin: 'https://evil.test' }],
];

describe(`every answer is worth ${leastScore} or more`, () => {
  it.each([...pages, ...machines, ...open, ...refusals])('%s %s (%i)', async (...asked) => {
    const [, path, status] = asked;
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    const { score, reasons } = scoreOf(answer);
    const isOpen = answer.headers['cross-origin-resource-policy'] === 'cross-origin';
    expect(isOpen).toBe(open.some(([, one]) => one === path));
    const least = isOpen ? leastScore - 5 : leastScore;
    expect(score, JSON.stringify(reasons)).toBeGreaterThanOrEqual(least);
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
    if (answer.text !== '')
      expect(answer.headers['content-type']).toMatch(
        /^text\/[a-z]+; ?charset=utf-8$|^(?!text)[a-z]+\/[\w.+-]+(; ?charset=utf-8)?$/i,
      );
    if (answer.status >= 400) {
      const kept = /no-store/.test(answer.headers['cache-control'] ?? '');
      expect(kept, 'errors are not stored').toBe(true);
    }
  });

  it.each(['/buses', '/favicon.ico'])('304 for %s', async (path) => {
    const first = await ask(['GET', path, 200]);
    const again = await ask(['GET', path, 304, { 'if-none-match': first.headers['etag'] ?? '' }]);
    expect(again.status).toBe(304);
    expect(scoreOf(again).score).toBeGreaterThanOrEqual(leastScore);
  });

  it('an address that is too long, too', async () => {
    const answer = await ask(['GET', `/buses?search=${'a'.repeat(5_000)}`, 414]);
    expect([answer.status, answer.headers['cache-control']]).toEqual([414, 'no-store']);
    expect(scoreOf(answer).score).toBeGreaterThanOrEqual(leastScore);
  });

  it('an error of ours, too', async () => {
    const { inventory } = staff.parts.site;
    const counts = inventory.categoryCounts;
    inventory.categoryCounts = async () => {
      throw new Error('hunter2');
    };
    const answer = await staff.get('/categories');
    inventory.categoryCounts = counts;
    expect(answer.status).toBe(500);
    expect(observatoryScore(answer.headers).score).toBeGreaterThanOrEqual(leastScore);
  });

  it('staff pages are private', async () => {
    for (const path of ['/staff', '/staff/leads', '/staff/inventory']) {
      const answer = await staff.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control'), path).toContain('no-store');
      expect(observatoryScore(answer.headers, await answer.text()).score).toBeGreaterThanOrEqual(
        leastScore,
      );
    }
  });
});

describe('the scorer', () => {
  it('gives nothing away', () => {
    expect(observatoryScore(new Headers()).score).toBe(30);
    const foreign = '<script src="https://cdn.evil.test/x.js"></script>';
    expect(observatoryScore(new Headers(), foreign).score).toBe(0);
  });
});
