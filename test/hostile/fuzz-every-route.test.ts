import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '#domain/staff/roles.ts';
import { createAnalytics } from '#server/wiring/analytics/create-analytics.ts';
import { createApp } from '#server/app.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { addressesOf, bodiesFor, type DrawnBody } from './drawn-bodies.ts';
import { tell } from './fuzz-report.ts';
import { knownRoutes, type KnownRoute } from './known-addresses.ts';
import { seedEverything } from './seed-everything.ts';

const full = Boolean(process.env.HOSTILE_FULL);
/** Requests to each route from each of the three; `FUZZ_BODIES=1000 npm run suite -- hostile` draws more. */
const bodiesEach = Number(process.env.FUZZ_BODIES ?? (full ? 200 : 3));
const patienceMs = full ? 4 * 3_600_000 : 240_000;
const slowMs = 250;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMegabytes = () => {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1_048_576);
};

/** Names of fields that no form of a page shows: of scripts, protocols and addresses. */
const scriptNames =
  'response id name text words screens requests indexName params query filters facetFilters ' +
  'numericFilters hitsPerPage page length offset facets attributesToRetrieve objectIDs objectID ' +
  'model threshold maxRecommendations facetQuery maxFacetHits api_key events event_type ' +
  'event_properties user_id device_id time insert_id draft slug key q what act order photo caption ' +
  'caption-1 served-1 version before after show view return source what do by';

const roles = ['nobody', 'sales', 'owner'] as const satisfies readonly ('nobody' | StaffRole)[];

describeDatabases('every route of the running app', (database) => {
  let bed: TestStaff;
  let analytics: ReturnType<typeof createAnalytics>;
  let routes: KnownRoute[];
  let ids: string[];
  let fieldNames: string[];
  const faults: string[] = [];

  beforeAll(async () => {
    const fresh = await database.create();
    const silent = createLogger('silent');
    const parts = {
      database: fresh.database,
      trustedProxies: 1,
      log: silent,
      now: () => new Date(),
    };
    const target = {
      kind: 'on',
      rawDays: 30,
      amplitude: null,
      forward: null,
      gtmId: null,
    } as const;
    const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
    const same = { engine: database.engine, create: async () => fresh };
    bed = await createTestStaff({
      database: same,
      listings: [1, 2, 3].map((id) => aListing({ id })),
      parts: { log, trustedProxies: 1, videoCacheKey: 'right-key-1' },
    });
    analytics = createAnalytics({ ...parts, target });
    bed.parts.collector = analytics.services.collector;
    const app = createApp(bed.parts);
    const starts = await seedEverything(bed);
    const read = async (address: string) => {
      // Whoever has a session is led past the door.
      const cookie = address.startsWith('/staff/sign-in') ? '' : bed.cookie;
      const answer = await app.request(staffOrigin + address, { headers: { cookie } });
      return answer.text();
    };
    routes = await knownRoutes(app.routes, starts, read);
    bed.app = app;
    const segments = routes.flatMap(({ addresses, pattern }) =>
      /[:*]/.test(pattern) ? addresses.flatMap((address) => address.split(/[/?=&]/)) : [],
    );
    ids = [...new Set(['1', '2', ...segments])].filter((segment) => segment !== '');
    const shown = routes.flatMap(({ forms }) => forms.flat().map(([name]) => name));
    fieldNames = [...new Set([...shown, ...scriptNames.split(' ')])];
    faults.length = 0;
  }, 120_000);
  afterAll(async () => {
    await analytics.close?.();
    await bed.close();
  });

  it('is known with its real addresses', () => {
    const unknown = routes.filter(({ method, addresses }) => method === 'GET' && !addresses.length);
    expect(routes.length).toBeGreaterThan(180);
    expect(unknown.map(({ pattern }) => pattern)).toEqual([]);
    // The others are sent by scripts, or belong to pages that something has to happen to first.
    const withForm = routes.filter(({ method, forms }) => method === 'POST' && forms.length > 0);
    expect(withForm.length).toBeGreaterThan(45);
  });

  it.each(roles)(
    'answers whatever %s sends there',
    async (role) => {
      const failed = new Map<string, string>();
      const slow = new Map<string, number>();
      const times: number[] = [];
      const statuses: Record<number, number> = {};
      const before = heapMegabytes();
      for (const [at, route] of routes.entries()) {
        const drawn = fc.sample(
          fc.record({
            address: addressesOf(route, ids, fieldNames),
            body: bodiesFor(route, fieldNames),
            headers: headersFor,
          }),
          { numRuns: bodiesEach, seed: at * 7_919 + Number(process.env.FUZZ_SEED ?? 20_261_121) },
        );
        // Some routes end the session that they are asked with.
        const cookie = role === 'nobody' ? null : (await bed.signIn(role)).cookie;
        for (const { address, body: sent, headers: more } of drawn) {
          const started = performance.now();
          const answer = await bed.app.request(
            staffOrigin + address,
            requestOf(route, sent, { ...more, ...(cookie ? { cookie } : {}) }),
          );
          await answer.arrayBuffer();
          const took = performance.now() - started;
          times.push(took);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const name = `${route.method} ${route.pattern}`;
          if (took > slowMs) slow.set(name, Math.max(took, slow.get(name) ?? 0));
          if (answer.status >= 500 && !failed.has(name))
            failed.set(name, `${answer.status} ${address} ${shownBody(sent)}\n${faults.at(-1)}`);
          faults.length = 0;
        }
      }
      if (full)
        tell(`${database.engine}, ${role}`, {
          times,
          statuses,
          slow,
          before,
          after: heapMegabytes(),
        });
      expect([...failed].map(([name, how]) => `${name}: ${how}`)).toEqual([]);
    },
    patienceMs,
  );
});

const headersFor = fc.record({
  accept: fc.constantFrom('text/html', 'application/json', '*/*'),
  'x-forwarded-for': fc.ipV4(),
  'upload-offset': fc.constantFrom('0', '5', '-1', 'x'),
  'upload-length': fc.constantFrom('10', '99999999999', 'x'),
  'x-file-name': fc.constantFrom('a.jpg', '%00%ff', 'a%00.jpg'),
  'idempotency-key': fc.constantFrom('test-key-000000000099', 'a'.repeat(300)),
  cookie: fc.constantFrom('a=%00', '__Host-omnibus.session_token=%00.%00', 'b=%ff; c="'),
});

function requestOf(
  { method }: KnownRoute,
  { type, bytes }: DrawnBody,
  more: Record<string, string>,
): RequestInit {
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  return {
    method,
    headers: {
      ...more,
      'sec-fetch-site': 'same-origin',
      origin: staffOrigin,
      'x-api-key': 'right-key-1',
      'x-algolia-application-id': 'omnibus',
      'x-algolia-api-key': 'search-only',
      ...(hasBody && type !== null ? { 'content-type': type } : {}),
    },
    ...(hasBody ? { body: bytes } : {}),
  };
}

const shownBody = ({ type, bytes }: DrawnBody) =>
  `${type}: ${new TextDecoder().decode(bytes).slice(0, 400)}`;
