import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aVisitor,
  codeOf,
  goodPassword,
  joinByInvitation,
  type Visitor,
} from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff();
});
afterAll(() => staff.close());

const start = '/staff/account/second-factor/new';
const confirm = `${start}/confirm`;

async function scan(visitor: Visitor) {
  const page = await (await visitor.post(start, { password: goodPassword })).text();
  return {
    page,
    secret: /staff-secret">([A-Z2-7]+)</.exec(page)?.[1] ?? '',
    sealed: /name="sealed" value="([^"]*)"/.exec(page)?.[1] ?? '',
  };
}
/** Whether a code opens the account now. */
async function opens(email: string, code: string): Promise<boolean> {
  const visitor = aVisitor(staff);
  await visitor.post('/staff/sign-in', { email, password: goodPassword });
  return (await visitor.post('/staff/sign-in/code', { code })).status === 303;
}

it('takes the place of the old one with its first code, and not before', async () => {
  const email = 'phone@example.com';
  const { visitor, secret: old, recoveryCodes } = await joinByInvitation(staff, { email });
  const refused = await visitor.post(start, { password: 'wrong but long enough' });
  expect(refused.status).toBe(422);
  expect(await refused.text(), 'at the form that was sent').toMatch(
    /A new phone[\s\S]*That is not your password/,
  );
  const { page, secret, sealed } = await scan(visitor);
  expect(page).toContain('role="img"');
  expect(page, 'those of before stay').not.toContain('recovery codes');
  const wrong = await visitor.post(confirm, { sealed, code: codeOf(old) });
  expect(wrong.status).toBe(422);
  expect(await wrong.text(), 'the same picture once more').toContain(secret);
  expect(await opens(email, codeOf(old))).toBe(true);

  staff.mails.splice(0);
  const first = codeOf(secret);
  const done = await visitor.post(confirm, { sealed, code: first });
  expect(done.headers.get('location')).toBe('/staff/account');
  expect(await opens(email, codeOf(old, 1))).toBe(false);
  expect(await opens(email, first), 'it was used').toBe(false);
  expect(await opens(email, codeOf(secret, 1))).toBe(true);
  const { id } = (await staff.services.accounts.findByEmail(email))!;
  expect(await staff.services.auth.recoveryCodesLeft(id)).toBe(recoveryCodes.length);
  const [line] = await staff.services.audit.page({ action: 'member.authenticator-app', limit: 1 });
  expect(line).toMatchObject({ subjectId: id, memberId: id });
});

it.each([
  [
    'the code app',
    async (visitor: Visitor) => {
      const { secret, sealed } = await scan(visitor);
      await visitor.post(confirm, { sealed, code: codeOf(secret) });
    },
  ],
  [
    'the recovery codes',
    (visitor: Visitor) => visitor.post('/staff/account/second-factor', { password: goodPassword }),
  ],
])('signs out everywhere else whoever replaces %s', async (what, replace) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const { visitor, secret } = await joinByInvitation(staff, { email });
  const elsewhere = aVisitor(staff);
  await elsewhere.post('/staff/sign-in', { email, password: goodPassword });
  await elsewhere.post('/staff/sign-in/code', { code: codeOf(secret) });
  expect((await elsewhere.get('/staff/account')).status).toBe(200);
  await replace(visitor);
  expect((await elsewhere.get('/staff/account')).status).toBe(303);
  expect((await visitor.get('/staff/account')).status).toBe(200);
});

it('is nobody else’s, nothing that was not made here, and none without a code app', async () => {
  const { visitor } = await joinByInvitation(staff, { email: 'one@example.com' });
  const other = await joinByInvitation(staff, { email: 'other@example.com' });
  const { secret, sealed } = await scan(visitor);
  for (const forged of [sealed, `${sealed.slice(0, -2)}00`, '', '{"secret":"x"}']) {
    const answer = await other.visitor.post(confirm, { sealed: forged, code: codeOf(secret) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Start again.');
  }
  const { id } = (await staff.services.accounts.findByEmail('one@example.com'))!;
  await staff.services.accounts.forgetSecondFactors(id, staff.member);
  const app = { secret: 'sealed', step: 1 };
  expect(await staff.services.accounts.replaceApp(id, app, 'none')).toBe(false);
});
