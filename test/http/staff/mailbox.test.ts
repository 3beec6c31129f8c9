import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '#db/repositories/mailbox.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterEach(() => staff.close());

/** The paths of the mail's page and of its HTML, with every mail that waits put into the mailbox. */
async function newestMail(): Promise<[string, string]> {
  await staff.runJobs();
  const mailbox = createMailbox(staff.database);
  for (const mail of staff.mails.splice(0)) await mailbox.put(mail);
  const [mail] = await mailbox.list(1);
  const path = `/staff/operations/mail/${mail!.number}`;
  return [path, `${path}/html`];
}

const link = /\/staff\/sign-in\/link\/[0-9a-f]{32}\.[\w-]{43}/;
const looks = () => staff.services.audit.page({ action: 'mail.look', limit: 20 });

async function seen(paths: readonly string[], cookie: string): Promise<boolean[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await staff.get(path, { cookie });
      expect(answer.status).toBe(200);
      return answer.text();
    }),
  );
  return answers.map((html) => link.test(html));
}

describe('a one-time link in the mailbox', () => {
  it.each<[StaffRole, boolean]>([
    ['owner', false],
    ['manager', true],
    ['sales', true],
  ])('that invites a %s is shown to a manager: %s', async (role, shown) => {
    const manager = await staff.signIn('manager', 'Max Manager');
    const invited = { name: 'New One', email: 'new@example.com', role };
    await staff.post('/staff/people/invite', invited);
    const paths = await newestMail();
    expect(await seen(paths, manager.cookie)).toEqual([shown, shown]);
    expect((await looks()).map(({ memberName }) => memberName)).toEqual(
      shown ? ['Max Manager', 'Max Manager'] : [],
    );
    expect(await seen(paths, staff.cookie)).toEqual([true, true]);
  });

  it('of an owner who forgot the password makes no manager an owner', async () => {
    const manager = await staff.signIn('manager');
    const owner = await staff.signIn('owner');
    await staff.post(
      '/staff/sign-in/forgot',
      { email: owner.member.email },
      { cookie: manager.cookie },
    );
    await staff.runJobs();
    const paths = await newestMail();
    expect(await seen(paths, manager.cookie)).toEqual([false, false]);
    const page = await (await staff.get(paths[0], { cookie: manager.cookie })).text();
    expect(page).toContain('opens an account with the role Owner');
    expect(await looks()).toEqual([]);
    expect(await seen(paths, staff.cookie)).toEqual([true, true]);
    expect((await looks()).map(({ memberId }) => memberId)).toEqual([
      staff.member.id,
      staff.member.id,
    ]);
  });

  it('follows the role that the member has now', async () => {
    const manager = await staff.signIn('manager');
    const sales = await staff.signIn('sales');
    await staff.post(`/staff/people/${sales.member.id}/password-link`);
    const paths = await newestMail();
    expect(await seen(paths, manager.cookie)).toEqual([true, true]);
    await staff.post(`/staff/people/${sales.member.id}/role`, { role: 'owner' });
    expect(await seen(paths, manager.cookie)).toEqual([false, false]);
  });

  it('that we know nothing of is an owner’s', async () => {
    const manager = await staff.signIn('manager');
    const forged = `/staff/sign-in/link/${'0'.repeat(32)}.${'A'.repeat(43)}`;
    await createMailbox(staff.database).put({
      id: 'old',
      to: 'old@example.com',
      replyTo: null,
      subject: 'Old',
      text: `Open ${forged}`,
      html: `<a href="${forged}">Open</a>`,
    });
    const paths = await newestMail();
    expect(await seen(paths, manager.cookie)).toEqual([false, false]);
    expect(await seen(paths, staff.cookie)).toEqual([true, true]);
  });
});

it('the private page of a seller is shown to those who hand the mail on, and the log says to whom', async () => {
  const manager = await staff.signIn('manager', 'Max Manager');
  const own = `/sell-your-bus/status/${'ab12'.repeat(8)}`;
  const mail = { to: 'zoe@example.com', replyTo: null, html: `<a href="${own}">Open</a>` };
  const mailbox = createMailbox(staff.database);
  await mailbox.put({ ...mail, id: 'm1', subject: 'We have your bus', text: own });
  const [page] = await newestMail();
  expect(await (await staff.get(page, { cookie: manager.cookie })).text()).toContain(own);
  const [look, ...more] = await looks();
  expect(more).toEqual([]);
  expect(look).toMatchObject({ memberName: 'Max Manager', subjectKind: 'mail' });
  expect(JSON.stringify(look), 'who is erased stands nowhere').not.toContain('zoe@');
  const audit = await staff.html('/staff/audit');
  expect(audit).toContain('saw the private link in mail');
  await mailbox.put({ ...mail, id: 'm2', subject: 'Hello', text: 'No link', html: 'No link' });
  const [plain] = await newestMail();
  await staff.get(plain, { cookie: manager.cookie });
  expect(await looks()).toHaveLength(1);
});
