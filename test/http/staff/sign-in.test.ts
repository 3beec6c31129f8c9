import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, codeOf, goodPassword, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

it('shows a signed-in member the first page, stored nowhere and indexed by nobody', async () => {
  const answer = await staff.get('/staff');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain('Test owner');
});

it('sends everybody else to the sign-in page and back', async () => {
  const answer = await staff.app.request(`${staffOrigin}/staff?x=1`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/staff/sign-in?return=%2Fstaff%3Fx%3D1');
});

describe('a new member', () => {
  it('joins by invitation, sets up a code app, and signs in with password and code', async () => {
    const email = 'jo@example.com';
    const { visitor, secret } = await joinByInvitation(staff, { email });
    expect((await visitor.get('/staff')).status).toBe(200);
    await visitor.post('/staff/sign-out', {});
    expect((await visitor.get('/staff')).status).toBe(303);

    const again = aVisitor(staff);
    const first = await again.post('/staff/sign-in', {
      email: 'JO@example.com',
      password: goodPassword,
    });
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('Six digits');
    expect((await again.get('/staff')).status, 'a password alone opens nothing').toBe(303);
    const second = await again.post('/staff/sign-in/code', {
      code: codeOf(secret),
      return: '/staff?x=1',
    });
    expect(second.status).toBe(303);
    expect(second.headers.get('location')).toBe('/staff?x=1');
    expect((await again.get('/staff')).status).toBe(200);
  });

  it('gets nowhere before the second step is set up', async () => {
    const invited = await staff.services.links.invite(
      { email: 'early@example.com', name: 'Early', role: 'owner' },
      { actor: staff.member, mail: false },
    );
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    const visitor = aVisitor(staff);
    const joined = await visitor.post(`/staff/sign-in/link/${invited.token}`, {
      password: goodPassword,
      again: goodPassword,
    });
    expect(joined.headers.get('location')).toBe('/staff/account/second-factor');
    const answer = await visitor.get('/staff');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/staff/account/second-factor');
  });
});
