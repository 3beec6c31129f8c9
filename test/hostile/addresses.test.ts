import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { followRedirects } from '#domain/content/editing/follow-redirects.ts';
import { readRedirect } from '#domain/content/editing/redirect-values.ts';
import { redirectTarget } from '#domain/content/editing/redirect-target.ts';
import { marketingForm } from '#server/front/middleware/content-policy/marketing-form.ts';
import { pathIn } from '#messages/languages.ts';
import { isPagePath } from '#site/languages/page-addresses.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { createTestSite } from '#test/factories/test-site.ts';

const origin = 'https://omnibus.example';
let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner', listings: [aListing({ id: 1 })] });
});
afterAll(() => staff.close());

const visit = (path: string, init: RequestInit = {}) =>
  staff.app.request(origin + path, { redirect: 'manual', ...init });

/** Where a browser would end, and in how many steps; null when it leaves the site. */
async function follow(path: string): Promise<{ hops: number; status: number } | null> {
  let at = new URL(origin + path);
  for (let hops = 0; ; hops += 1) {
    if (at.origin !== origin || hops > 5) return null;
    const answer = await staff.app.request(at, { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (location === null) return { hops, status: answer.status };
    at = new URL(location, at);
  }
}

describe('B01, B04: files that nobody may read', () => {
  it.each([
    '/buses/9-..%2f..%2f..%2fetc%2fpasswd',
    '/buses/%2e%2e/%2e%2e/x',
    '/static/..%5c..%5cpackage.json',
    '/assets/....//....//.env',
    '/assets/%2e%2e%2fpackage.json',
    '/.git/config',
    '/.env',
    '/package.json',
    '/server.js.map',
    '/node_modules/hono/package.json',
    '/data/app.db',
    '/backup.sql',
    '/phpinfo.php',
    '/actuator/health',
    '/metrics',
    '/debug',
  ])('%s', async (path) => {
    const end = await follow(path);
    expect(end?.status).toBe(404);
  });
});

describe('B02: numbers of buses that are none', () => {
  it.each([
    '/buses/999999999999999999999-x',
    '/buses/-1-x',
    '/buses/1e3-x',
    '/buses/0x1-x',
    "/buses/1'--x",
    `/buses/${'a'.repeat(3_900)}`,
    `/buses/1-${'a'.repeat(3_800)}`,
    '/buses/%00',
    '/buses/1-wrong-slug',
    '/buses/2147483648-x',
    '/buses/01-x',
    '/buses/１-x',
  ])('%.40s', async (path) => {
    const end = await follow(path);
    expect([200, 404]).toContain(end?.status);
    if (end?.status === 200) expect(end.hops).toBe(1);
  });
});

describe('B05: verbs', () => {
  it.each(['PUT', 'DELETE', 'PATCH'])('%s of a page is refused', async (method) => {
    for (const path of ['/buses', '/', '/contact', '/staff'])
      expect([403, 404, 405]).toContain((await visit(path, { method })).status);
  });

  it('no header and no parameter makes another verb of one', async () => {
    const plain = await (await visit('/buses')).text();
    expect((await visit('/buses?_method=DELETE')).status).toBe(200);
    const overridden = await visit('/buses', {
      headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
    });
    expect(overridden.status).toBe(200);
    expect((await overridden.text()).length).toBe(plain.length);
  });
});

describe('B06: redirects stay here', () => {
  it.each([
    '//evil.test/',
    '//evil.test//',
    '/\\evil.test/',
    '/%2f%2fevil.test',
    '/%5cevil.test/',
    '/buses//',
    '/buses///evil.test//',
    '/Buses',
    '/buses/?',
    '/knowledge-center//evil.test',
    '/knowledge-center/%2f%2fevil.test',
    '/es//evil.test/',
    '/es/%5c%5cevil.test/',
  ])('%s', async (path) => {
    const answer = await staff.app.request(origin + path, { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (location) expect(new URL(location, origin + path).origin).toBe(origin);
    expect(await follow(path)).not.toBeNull();
  });
});

describe('B08: answers of other frameworks', () => {
  it.each([
    ['/buses/1-x.json', {}],
    ['/buses?format=xml', {}],
    ['/buses', { accept: 'text/x-component' }],
    ['/buses', { accept: 'application/rsc', rsc: '1' }],
    ['/_next/data/x/buses.json', {}],
    ['/_rsc', {}],
  ] as [string, Record<string, string>][])('%s %o: a page or nothing', async (path, headers) => {
    const answer = await visit(path, { headers });
    expect([200, 301, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type') ?? 'text/html').toMatch(/^text\/html/);
  });

  it('a serialized component is read by no form', async () => {
    for (const path of ['/contact', '/sell-your-bus', '/staff/sign-in', '/api/youtubecache', '/']) {
      const answer = await visit(path, {
        method: 'POST',
        body: '0:["$@1"]\n1:{"status":"resolved_model","then":"$1:__proto__:then"}',
        headers: { origin, 'content-type': 'text/x-component', 'next-action': 'x' },
      });
      expect([400, 401, 403, 404, 405, 415, 422], path).toContain(answer.status);
    }
  });
});

describe('B10: addresses that moved', () => {
  it('every one of the list is one step from where it leads', async () => {
    expect(Object.keys(redirects).length).toBeGreaterThan(30);
    for (const from of Object.keys(redirects)) {
      const end = await follow(from);
      expect(end, from).not.toBeNull();
      expect(end!.hops, from).toBeLessThanOrEqual(1);
      expect(end!.status, from).toBe(200);
    }
  });

  it('moved in every language, which whoever follows stays in', async () => {
    for (const [from, to] of Object.entries(redirects)) {
      const answer = await visit(`/es${from}?x=1`);
      expect(answer.status, from).toBe(301);
      const path = answer.headers.get('location')?.split(/[?#]/, 1)[0];
      expect(path, from).toBe(isPagePath(to) ? pathIn('es', to.split(/[?#]/, 1)[0]!) : to);
      expect(await follow(`/fr${from}`), from).toEqual({ hops: 1, status: 200 });
    }
    // A page that is there is shown, and what moved nowhere is not found.
    expect((await visit('/es/contact')).status).toBe(200);
    expect((await visit('/es/no-such-page')).status).toBe(404);
  });

  it('fifty made by staff, in a chain, are one step each; a loop leads nowhere', () => {
    const chain = new Map(
      Array.from({ length: 50 }, (_, n) => [`/old-${n}`, n === 49 ? '/buses' : `/old-${n + 1}`]),
    );
    const direct = followRedirects(chain);
    expect(direct.size).toBe(50);
    for (const from of chain.keys()) expect(redirectTarget(direct, from, '')).toBe('/buses');
    const loop = new Map([
      ['/one', '/two'],
      ['/two', '/one'],
      ['/self', '/self'],
    ]);
    expect(followRedirects(loop).size).toBe(0);
    // In another language every step is taken, too.
    const betweenLanguages = new Map([
      ['/one.html', '/es/two.html'],
      ['/two.html', '/fr/one.html'],
      ['/buses/gone', '/es/buses/gone'],
    ]);
    expect(followRedirects(betweenLanguages).size).toBe(0);
    expect(readRedirect({ from: '/two', to: '/one' }, loop).problems).toHaveProperty('to');
  });
});

const elsewhere = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/%09/evil.test',
  'https://omnibus.example.evil.test',
  'https://omnibus.example@evil.test',
  'https://evil.test/?omnibus.example',
  'https:evil.test',
  'javascript:alert(1)',
];

describe('F01, F03: pages to go to next', () => {
  it.each(elsewhere)('%j', async (target) => {
    const asked = encodeURIComponent(target);
    const sign = await visit(`/staff/sign-in?return=${asked}&next=${asked}&returnTo=${asked}`, {
      headers: { cookie: staff.cookie },
    });
    const location = sign.headers.get('location') ?? '/';
    expect(new URL(location, staffOrigin).origin).toBe(staffOrigin);
    expect(await sign.text()).not.toMatch(/(href|action|value)="[^"]*evil\.test/);
    for (const path of [`/es/buses?return=${asked}`, `/contact?next=${asked}`, `/?url=${asked}`]) {
      const answer = await visit(path);
      const to = answer.headers.get('location');
      if (to) expect(new URL(to, origin).origin).toBe(origin);
      expect(await answer.text()).not.toMatch(/(href|action)="[^"]*\/\/evil\.test/);
    }
    expect(readRedirect({ from: '/old', to: target }, new Map()).problems).toHaveProperty('to');
  });
});

describe('O01: there is no GraphQL', () => {
  it.each([
    ['GET', '/graphql?query={__schema{types{name}}}'],
    ['GET', '/graphql?query=mutation{deleteAll}'],
    ['POST', '/graphql'],
    ['POST', '/api/graphql'],
    ['POST', '/v1/graphql'],
    ['GET', '/graphiql'],
    ['GET', '/altair'],
  ])('%s %s', async (method, path) => {
    const body = method === 'POST' ? JSON.stringify({ query: '{__schema{types{name}}}' }) : null;
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await visit(path, { method, body, headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('__schema');
  });
});

describe('N05: a third party’s script', () => {
  it('is absent by default, and never where people’s data stand', async () => {
    const form = marketingForm({
      kind: 'hubspot',
      portalId: '1',
      formId: 'f',
      scriptOrigin: 'https://js.hsforms.net',
    });
    const policyOf = async (site: { get(path: string): Promise<Response> }, path: string) =>
      (await site.get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(staff, '/contact')).not.toContain('hsforms');
    const wide = await createTestSite({
      parts: { staff: staff.services, site: { ...staff.parts.site, marketingForm: form } },
    });
    expect(await policyOf(wide, '/contact')).toContain('https://js.hsforms.net');
    expect(await policyOf(wide, '/contact')).toMatch(/connect-src 'self'[^;]*hsforms[^;*]*(;|$)/);
    for (const path of [
      '/staff',
      '/staff/sign-in',
      '/sell-your-bus',
      '/thank-you',
      '/es/sell-your-bus',
    ])
      expect(await policyOf(wide, path), path).not.toContain('hsforms');
    await wide.close();
  });
});
