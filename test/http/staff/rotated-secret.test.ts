import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor, codeOf, goodPassword, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

it('a code app from under another STAFF_SECRET is told, however often it is tried, and set up anew', async () => {
  const email = 'jo@example.com';
  const { secret, recoveryCodes } = await joinByInvitation(staff, { email });
  const key = 'another secret of 32 characters or more';
  const sealed = await symmetricEncrypt({ key, data: secret });
  await staff.database.kysely
    .updateTable('staff_two_factors')
    .set({ secret: sealed, backup_codes: sealed })
    .execute();
  const visitor = aVisitor(staff);
  await visitor.post('/staff/sign-in', { email, password: goodPassword });
  for (let tries = 0; tries < 6; tries += 1)
    for (const [kind, code] of [
      ['app', codeOf(secret)],
      ['recovery', recoveryCodes[0] ?? ''],
    ] as const) {
      const answer = await visitor.post('/staff/sign-in/code', { kind, code });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('set up under another secret of this site');
    }
  const account = await staff.services.accounts.findByEmail(email);
  await staff.services.accounts.forgetSecondFactors(account!.id, staff.member);
  const again = aVisitor(staff);
  await again.post('/staff/sign-in', { email, password: goodPassword });
  expect((await again.get('/staff/account')).status).toBe(200);
});
