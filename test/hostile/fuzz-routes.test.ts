import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

/** `FUZZ_RUNS=5000 npm run suite -- hostile` looks further, `FUZZ_SEED` elsewhere. */
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
