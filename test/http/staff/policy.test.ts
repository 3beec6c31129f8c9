import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#domain/staff/permissions.ts';
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import { staffAreas } from '#staff/staff-areas.ts';
import { policyOf } from '#staff/staff-policy.ts';
import { staffRoutes as backOffice } from '#staff/staff-routes.tsx';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

const roles = Object.keys(staffRoles) as StaffRole[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const policy = policyOf(staffAreas);

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

/** Null for those of signing in. */
function permissionOf(route: string): Permission | null {
  const needs = policy.get(route);
  return needs && needs !== 'public' ? needs.permission : null;
}

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
    expect(routes.filter((route) => !policy.has(route))).toEqual([]);
  });

  it('has no rows without a route', () => {
    const routes = new Set(staffRoutes());
    expect([...policy.keys()].filter((route) => !routes.has(route))).toEqual([]);
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
      const permission = permissionOf(route);
      if (permission === null) continue;
      const allowed: readonly StaffRole[] = permissions[permission];
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
      if (permissionOf(route) === null) continue;
      const answer = await statusOf(method, pattern, null);
      const away =
        answer.status === 401 ||
        (answer.status === 303 && answer.headers.get('location')?.startsWith('/staff/sign-in'));
      if (!away) wrong.push(`${route}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('leaves an owner with a password alone to the own account', async () => {
    const { member, cookie } = await staff.signIn('owner');
    const { kysely } = staff.database;
    const alone = kysely.updateTable('staff_members').set({ two_factor_enabled: 0 });
    await alone.where('id', '=', member.id).execute();
    const open: string[] = [];
    for (const route of staffRoutes()) {
      const [method = '', pattern = ''] = route.split(' ');
      if (permissionOf(route) === null) continue;
      const { status, headers } = await statusOf(method, pattern, cookie);
      const sentAway = status === 303 && headers.get('location') === '/staff/account/second-factor';
      if (!sentAway) open.push(pattern);
    }
    const others = open.filter((pattern) => !/^\/staff\/(account|confirm)(\/|$)/.test(pattern));
    expect(others).toEqual([]);
    expect(open.length).toBeGreaterThan(8);
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

describe('an address that takes posts only', () => {
  it('leads whoever opens it to the page that it stands under', async () => {
    const posts = [...policy.keys()].flatMap((key) => /^POST (.+)/.exec(key)?.[1] ?? []);
    const only = posts.filter((pattern) => !policy.has(`GET ${pattern}`));
    expect(only.length).toBeGreaterThan(40);
    const nowhere: string[] = [];
    for (const pattern of only) {
      const { status, headers } = await statusOf('GET', pattern, cookies.owner);
      const to = headers.get('location') ?? '';
      if (status !== 303 || !example(pattern).startsWith(`${to}/`)) nowhere.push(pattern);
    }
    expect(nowhere).toEqual([]);
    const ledTo = async (path: string) =>
      (await statusOf('GET', path, cookies.owner)).headers.get('location');
    expect(await ledTo('/staff/leads/7/reply')).toBe('/staff/leads/7');
    expect(await ledTo('/staff/leads/templates/7/remove')).toBe('/staff/leads/templates/7');
    expect(await ledTo('/staff/inventory/views')).toBe('/staff/inventory');
    expect(await ledTo('/staff/inventory/7/photos/change')).toBe('/staff/inventory/7/photos');
    expect(await ledTo('/staff/submissions/OM-1A2B-3C4D-5E6F/publish')).toBe(
      '/staff/submissions/OM-1A2B-3C4D-5E6F',
    );
  });
});

describe('the navigation', () => {
  const current = /href="([^"]*)" aria-current="page"/g;

  it('says of every page which area it is of, and of none that is outside of all', async () => {
    const wrong: string[] = [];
    for (const { routes, navigation } of staffAreas) {
      for (const { method, pattern, needs } of routes) {
        if (method !== 'GET' || needs === 'public' || pattern.includes(':')) continue;
        const answer = await statusOf(method, pattern, cookies.owner);
        if (answer.status !== 200 || !answer.headers.get('content-type')?.includes('html'))
          continue;
        const said = [...(await answer.text()).matchAll(current)].map(([, href]) => href);
        const links = new Set(
          said.filter((href) => staffAreas.some((area) => area.navigation?.href === href)),
        );
        if ([...links].join() !== (navigation?.href ?? ''))
          wrong.push(`${pattern}: ${[...links].join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('an address without a route of an area', () => {
  it('is not there, for members; others are asked to sign in', async () => {
    for (const role of roles)
      expect((await statusOf('GET', '/staff/nowhere', cookies[role])).status).toBe(404);
    const { status, headers } = await statusOf('GET', '/staff/nowhere', null);
    expect([status, headers.get('location')]).toEqual([
      303,
      '/staff/sign-in?return=%2Fstaff%2Fnowhere',
    ]);
  });

  it('is refused for everybody if anything else answers there', async () => {
    const refusals: unknown[] = [];
    const app = backOffice(staff.services, (refusal) => refusals.push(refusal));
    app.get('/staff/forgotten', (c) => c.text('open'));
    const ask = (cookie: string) =>
      app.request('/staff/forgotten', { headers: { cookie, accept: 'application/json' } });
    for (const role of roles) expect((await ask(cookies[role])).status).toBe(403);
    expect(refusals).toHaveLength(roles.length);
    expect(refusals[0]).toMatchObject({ route: 'GET /staff/forgotten', permission: 'none' });
    expect((await ask('')).status).toBe(401);
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
