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

/** `FUZZ_RUNS=5000 npm run hostile` looks further, `FUZZ_SEED` elsewhere. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 150);
/** Comes back only encoded, if at all. */
const marker = `zq7x<'">`;
/** A person, as they could stand in any field. */
const person = { email: 'pat.zq7person@example.com', phone: '856-555-0177' };

let staff: TestStaff;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  staff = await createTestStaff({ parts: { log } });
});
afterAll(() => staff.close());

/** Every path that a route was registered for, with its parameters still in it. */
const routePaths = () => [
  ...new Set(staff.app.routes.map(({ path }) => path).filter((path) => !path.endsWith('/*'))),
];

const nasty = fc.constantFrom(
  marker,
  `"><img src=x onerror=zq7(1)>`,
  '</script><script>zq7(1)</script>',
  `' OR 1=1--`,
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202E\uFEFF',
  'a'.repeat(1_200),
  '9'.repeat(30),
  '-1',
  '1e309',
  'NaN',
  '[object Object]',
  '%',
  '{{7*7}}',
  person.email,
  person.phone,
  '',
);
const piece = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }));
const encoded = piece.map((text) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%EF%BF%BD';
  }
});
/** Addresses of pages name no people; what is wrong in one may stand in a debug line. */
const pathPiece = encoded.filter(
  (text) => ![person.email, person.phone].some((own) => decodeURIComponent(text).includes(own)),
);
const rawPiece = fc.constantFrom('%', '%zz', '%c0%af', '%00', '..;', '.json', '%2e%2e%2f');
const names = fc.constantFrom(
  'search',
  'query',
  'seats',
  'sort',
  'page',
  'wheelchair',
  'category',
  'return',
  'id',
  'name',
  'email',
  'phone',
  'message',
  'key',
  'year',
  'mileage',
  'utm_source',
  '__proto__',
);
const pairs = fc.array(fc.tuple(names, encoded), { maxLength: 5 });
const headerValue = piece.map((text) => text.replaceAll(/[^\u0020-\u007e]/g, '?'));
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'referer',
    'user-agent',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
    'x-request-id',
    'sec-fetch-site',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'purpose',
    'x-api-key',
  ),
  headerValue,
  { maxKeys: 4 },
);
const body = fc.oneof(
  fc.tuple(
    fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'),
    pairs.map((all) => all.map(([name, value]) => `${name}=${value}`).join('&')),
  ),
  fc.tuple(
    fc.constantFrom('application/json', 'application/json; charset=utf-7'),
    fc.oneof(
      fc.json(),
      piece.map((text) => JSON.stringify({ email: text, requests: [text] })),
      piece,
    ),
  ),
);
const request = fc.record({
  at: fc.nat(),
  parts: fc.array(fc.oneof({ weight: 5, arbitrary: pathPiece }, rawPiece), {
    minLength: 4,
    maxLength: 4,
  }),
  query: pairs,
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  signedIn: fc.boolean(),
  ours: fc.boolean(),
  headers,
  body,
});

it('any request to any route is answered: no 5xx, all headers, no markup, nobody in the log', async () => {
  const paths = routePaths();
  expect(paths.length).toBeGreaterThan(60);
  await fc.assert(
    fc.asyncProperty(request, async (drawn) => {
      logged.length = 0;
      let part = 0;
      const path = paths[drawn.at % paths.length]!.replaceAll(
        /:\w+(\{[^}]*\})?\??|\*/g,
        () => drawn.parts[part++ % 4]!,
      );
      const search = drawn.query.map(([name, value]) => `${name}=${value}`).join('&');
      const url = `https://omnibus.example${path}${search && `?${search}`}`;
      const [type, text] = drawn.body;
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(drawn.method);
      const answer = await staff.app.request(url, {
        method: drawn.method,
        headers: {
          ...drawn.headers,
          ...(drawn.signedIn ? { cookie: staff.cookie } : {}),
          ...(drawn.ours ? { origin: 'https://omnibus.example' } : {}),
          ...(hasBody ? { 'content-type': type } : {}),
        },
        ...(hasBody ? { body: text } : {}),
      });
      const said = await answer.text();
      expect(answer.status, url).toBeLessThan(500);
      expect(answer.headers.get('content-security-policy'), url).toContain("default-src 'none'");
      expect(answer.headers.get('x-content-type-options'), url).toBe('nosniff');
      if (answer.status >= 400)
        expect(answer.headers.get('cache-control'), url).toContain('no-store');
      if ((answer.headers.get('content-type') ?? '').includes('html')) {
        expect(said, url).not.toContain(marker);
        expect(said, url).not.toMatch(/<img src=x|<script>zq7/);
      }
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, url).host, location).toBe('omnibus.example');
      const lines = logged.join('');
      expect(lines).not.toContain(person.email);
      expect(lines).not.toContain(person.phone);
      expect(Object.hasOwn(Object.prototype, 'zq7')).toBe(false);
    }),
    { numRuns, interruptAfterTimeLimit: 45_000, markInterruptAsFailure: false },
  );
}, 120_000);

const full = Boolean(process.env.HOSTILE_FULL);
/** Requests to each route from each of the three; `FUZZ_BODIES=1000 npm run hostile` draws more. */
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
  'version before after show view return source what do by';

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
    await analytics.close();
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
