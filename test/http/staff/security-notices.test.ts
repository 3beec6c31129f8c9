import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aVisitor, codeOf, goodPassword, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
const newPassword = 'velvet kettle orchard ninety';

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
beforeEach(async () => {
  await staff.runJobs();
  staff.mails.length = 0;
});
afterAll(() => staff.close());

async function mailsTo(email: string) {
  await staff.runJobs();
  return staff.mails.filter(({ to }) => to === email);
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const about = (what: string) => `${what} (Omnibus back office)`;
const links = ({ html }: { html: string }) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it('whoever sets up, replaces or renews something of their own is written to', async () => {
  const email = 'own@example.com';
  const { visitor, secret } = await joinByInvitation(staff, { email });
  expect(await subjectsTo(email)).toEqual([about('A code app was set up for your account')]);
  staff.mails.splice(0);
  const page = await visitor.post('/staff/account/second-factor', { password: goodPassword });
  const codes = [...(await page.text()).matchAll(/<code>([^<]+)</g)].map(([, code]) => code!);
  await visitor.post('/staff/account/password', { password: newPassword, again: newPassword });
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    about('New recovery codes were made for your account'),
    about('Your password was changed'),
  ]);
  expect(new Set(mails.map(({ id }) => id)).size, 'each of its own').toBe(2);
  expect(codes.length).toBeGreaterThan(0);
  for (const mail of mails) {
    expect(mail.text).toContain('It was done from your own account.');
    expect(links(mail)).toEqual(['https://omnibus.example/staff/sign-in/forgot']);
    for (const kept of [newPassword, secret, ...codes]) {
      expect(mail.text + mail.html, 'no secret stands in it').not.toContain(kept);
    }
  }
});

it('a code app is set up where that is told, not where somebody signs in', async () => {
  const email = 'quiet@example.com';
  const invited = await staff.services.links.invite(
    { email, name: 'Qui Et', role: 'sales' },
    { actor: staff.member, mail: false },
  );
  if (invited.outcome !== 'invited') throw new Error(invited.text);
  const visitor = aVisitor(staff);
  await visitor.post(`/staff/sign-in/link/${invited.token}`, {
    password: goodPassword,
    again: goodPassword,
  });
  const page = await visitor.post('/staff/account/second-factor', { password: goodPassword });
  const secret = /staff-secret">([A-Z2-7=]+)</.exec(await page.text())?.[1] ?? '';
  const code = codeOf(secret, -1);
  expect((await visitor.post('/staff/sign-in/code', { code })).status).toBe(401);
  expect((await staff.services.accounts.findByEmail(email))?.twoFactor).toBe(false);
  expect(await subjectsTo(email)).toEqual([]);
  expect((await visitor.post('/staff/account/second-factor/confirm', { code })).status).toBe(303);
  expect(await subjectsTo(email)).toEqual([about('A code app was set up for your account')]);
});

it('a new password by a link that was mailed is told as well', async () => {
  const email = 'forgot@example.com';
  await joinByInvitation(staff, { email });
  const request = { actor: staff.member, mail: false };
  const made = await staff.services.links.passwordLink(email, request);
  await staff.post(`/staff/sign-in/link/${made!.token}`, {
    password: newPassword,
    again: newPassword,
  });
  expect(await subjectsTo(email)).toContain(about('Your password was changed'));
});

it('the use of a recovery code is told; the last ones ask for new ones', async () => {
  const email = 'lost@example.com';
  const { visitor, recoveryCodes } = await joinByInvitation(staff, { email });
  const signInBy = async (code: string) => {
    await visitor.post('/staff/sign-out', {});
    await visitor.post('/staff/sign-in', { email, password: goodPassword });
    await visitor.post('/staff/sign-in/code', { kind: 'recovery', code });
    return (await visitor.get('/staff/account')).text();
  };
  const [first = '', ...others] = recoveryCodes;
  expect(await signInBy(first)).toContain(`${others.length} recovery codes are left.<`);
  expect(await subjectsTo(email)).toContain(
    about('One of your recovery codes was used to sign in'),
  );
  let page = '';
  for (const code of others.slice(0, -1)) page = await signInBy(code);
  expect(page).toContain('1 recovery code is left. Make new ones soon.');
});

it('what an owner took away is told with the owner’s name, to nobody else', async () => {
  const { member } = await staff.signIn('sales', 'Dana Cole');
  await staff.post(`/staff/people/${member.id}/forget-second-factors`);
  const [mail, ...more] = await mailsTo(member.email);
  expect(mail?.subject).toBe(about('Your code app and passkeys were removed'));
  expect(mail?.text).toContain('It was done by: Test owner.');
  expect(more).toEqual([]);
  expect(staff.mails).toHaveLength(1);
});

it('signing in and a new role write no such mail', async () => {
  const { member } = await staff.signIn('sales');
  await staff.services.accounts.note('session.start', member.id);
  await staff.services.accounts.changeRole(member.id, 'editor', staff.member);
  expect(await mailsTo(member.email)).toEqual([]);
});
