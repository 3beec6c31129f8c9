import { describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts';
import { staffAreas } from '#staff/staff-areas.ts';
import { policyOf } from '#staff/staff-policy.ts';
import { createTestStaff, staffOrigin } from '#test/factories/test-staff.ts';

interface Screen {
  label: string;
  detail: string;
  href: string;
}

const staff = await createTestStaff({ role: 'owner' });
const screensOf = async (cookie: string): Promise<Screen[]> => {
  const answer = await staff.post('/staff/jump', JSON.stringify({ screens: true }), {
    cookie,
    'content-type': 'application/json',
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Screen[];
};
const pathOf = ({ href }: Screen) => new URL(href, staffOrigin).pathname;

describe('the screens of the palette', () => {
  it('are all that have no number in their address', async () => {
    const reached = new Set((await screensOf(staff.cookie)).map(pathOf));
    const pages = [...policyOf(staffAreas)]
      .filter(([route, needs]) => /^GET [^:]+$/.test(route) && needs !== 'public')
      .map(([route]) => route.slice('GET '.length))
      // Files, a page that others lead to, and the versions of a thing that is named in the query.
      .filter((path) => !/\.csv$|\/(?:confirm|preview)$|\/articles\/versions$/.test(path));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((path) => !reached.has(path))).toEqual([]);
  });

  it.each(Object.keys(staffRoles) as StaffRole[])('open for a %s, each of them', async (role) => {
    const { cookie } = await staff.signIn(role);
    const screens = await screensOf(cookie);
    expect(screens.length).toBeGreaterThan(2);
    expect(new Set(screens.map(({ href }) => href)).size).toBe(screens.length);
    expect(new Set(screens.map(({ label }) => label)).size).toBe(screens.length);
    for (const screen of screens) {
      const answer = await staff.app.request(staffOrigin + screen.href, { headers: { cookie } });
      expect([screen.href, answer.status]).toEqual([screen.href, 200]);
    }
  });

  it('are not told to whoever may not open them', async () => {
    const { cookie } = await staff.signIn('viewer');
    const paths = (await screensOf(cookie)).map(pathOf);
    for (const path of ['/staff/people', '/staff/leads', '/staff/operations'])
      expect(paths).not.toContain(path);
  });
});
