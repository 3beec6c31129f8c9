import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

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
  const answer = await staff.app.request('https://omnibus.example/staff?x=1');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/staff/sign-in?return=%2Fstaff%3Fx%3D1');
});
