import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#domain/staff/permissions.ts';
import { policyFor, staffPolicy } from '#domain/staff/policy.ts';
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

const roles = Object.keys(staffRoles) as StaffRole[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let staff: TestStaff;
let cookies: Record<StaffRole, string>;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
  const entries: [StaffRole, string][] = [];
  for (const role of roles) entries.push([role, (await staff.signIn(role)).cookie]);
  cookies = Object.fromEntries(entries) as Record<StaffRole, string>;
});
afterAll(() => staff.close());

/** Every route that the running app has under /staff, as `METHOD pattern`. */
function staffRoutes(): string[] {
  const routes = staff.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/staff(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)].toSorted();
}

/** An address of a pattern that leads to nothing: policy comes before anything is looked up. */
const example = (pattern: string) =>
  pattern.replaceAll(/:[a-zA-Z]+(\{[^}]+\})?/g, '999999').replaceAll('*', 'x');

async function statusOf(method: string, pattern: string, cookie: string | null): Promise<Response> {
  return staff.app.request(staffOrigin + example(pattern), {
    method,
    headers: { origin: staffOrigin, ...(cookie === null ? {} : { cookie }) },
    ...(method === 'GET' ? {} : { body: new URLSearchParams() }),
  });
}

describe('the policy table', () => {
  it('has every route of the app', () => {
    const routes = staffRoutes();
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter((route) => !Object.hasOwn(staffPolicy, route))).toEqual([]);
  });

  it('has no rows without a route', () => {
    const routes = new Set(staffRoutes());
    expect(Object.keys(staffPolicy).filter((route) => !routes.has(route))).toEqual([]);
  });

  it('names permissions that somebody has', () => {
    for (const allowed of Object.values(permissions)) {
      expect(allowed.length).toBeGreaterThan(0);
      expect(allowed).toContain('owner');
    }
  });
});

describe('every route × role × method', () => {
  it.each(roles)('is answered as the table says for %s', async (role) => {
    const wrong: string[] = [];
    for (const route of staffRoutes()) {
      const [method = '', pattern = ''] = route.split(' ');
      const policy = policyFor(method, pattern);
      if (policy.verdict !== 'needs') continue;
      const allowed: readonly StaffRole[] = permissions[policy.permission];
      const answer = await statusOf(method, pattern, cookies[role]);
      const refused = answer.status === 403;
      if (refused === allowed.includes(role)) wrong.push(`${route}: ${answer.status}`);
      if (answer.status >= 500) wrong.push(`${route}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets nobody in without a session', async () => {
    const wrong: string[] = [];
    for (const route of staffRoutes()) {
      const [method = '', pattern = ''] = route.split(' ');
      const policy = policyFor(method, pattern);
      if (policy.verdict !== 'needs') continue;
      const answer = await statusOf(method, pattern, null);
      const away =
        answer.status === 401 ||
        (answer.status === 303 && answer.headers.get('location')?.startsWith('/staff/sign-in'));
      if (!away) wrong.push(`${route}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('knows no other methods, whoever asks', async () => {
    const known = new Set(staffRoutes());
    const patterns = new Set([...known].map((route) => route.split(' ')[1]!));
    const wrong: string[] = [];
    for (const pattern of patterns) {
      for (const method of methods) {
        if (known.has(`${method} ${pattern}`)) continue;
        const { status } = await statusOf(method, pattern, cookies.owner);
        // Another route's pattern may fit the same address: then its own row has answered.
        if (status !== 404 && status !== 303 && status !== 200 && status !== 405)
          wrong.push(`${method} ${pattern}: ${status}`);
        if (['PUT', 'PATCH', 'DELETE'].includes(method) && status !== 404 && status !== 405)
          wrong.push(`${method} ${pattern}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('posts from elsewhere', () => {
  it('are refused with a wrong origin, a cross-site fetch, or none at all', async () => {
    const { cookie } = await staff.signIn('owner');
    const headersOf: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'https://omnibus.example.evil.test' },
      { origin: staffOrigin, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const headers of headersOf) {
      for (const path of ['/staff/account/sessions/end-all', '/staff/sign-out', '/staff/sign-in']) {
        const answer = await staff.app.request(staffOrigin + path, {
          method: 'POST',
          body: new URLSearchParams(),
          headers: { cookie, ...headers },
        });
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
    expect((await staff.app.request(`${staffOrigin}/staff`, { headers: { cookie } })).status).toBe(
      200,
    );
  });

  it('take no method out of a header or a field', async () => {
    const answer = await staff.app.request(`${staffOrigin}/staff?_method=POST`, {
      headers: { cookie: cookies.owner, 'x-http-method-override': 'DELETE' },
    });
    expect(answer.status).toBe(200);
  });
});
