import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, goodPassword } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
/** Posts a new password where one is set, as somebody with the right to. */
let places: Record<string, (password: string) => Promise<Response>>;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
  const { links } = staff.services;
  const request = { actor: staff.member, mail: false };
  const person = { email: 'dana.cole@example.com', name: 'Dana Cole', role: 'sales' } as const;
  const invited = await links.invite(person, request);
  if (invited.outcome !== 'invited') throw new Error(invited.text);
  const { member } = await staff.signIn('sales', 'Dana Cole');
  const reset = await links.passwordLink(member.email, request);
  const visitor = aVisitor(staff);
  const open = (token: string) => (password: string) =>
    visitor.post(`/staff/sign-in/link/${token}`, { password, again: password });
  const { cookie } = await staff.signIn('sales', 'Dana Cole');
  places = {
    'an invitation': open(invited.token),
    'a forgotten one': open(reset!.token),
    'the account page': (password) =>
      staff.post('/staff/account/password', { password, again: password }, { cookie }),
  };
});
afterAll(() => staff.close());

describe.each(['an invitation', 'a forgotten one', 'the account page'])('by %s', (place) => {
  it.each([
    ['transitbus123', 'guessed quickly'],
    ['Summer2024!!!', 'guessed quickly'],
    ['DanaCole2026!', 'guessed quickly'],
    ['Omnibus2026!!', 'guessed quickly'],
    ['tiny-one', 'at least 12 characters; this has 8'],
    ['', 'at least 12 characters; this has 0'],
    ['copper lantern '.repeat(9), '128 characters or fewer; this has 135'],
    ['copper lantern '.repeat(60_000), '128 characters or fewer; this has 900,000'],
  ])('%.20s is refused in words', async (password, words) => {
    const answer = await places[place]!(password);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(words);
    const title = place === 'an invitation' ? 'Welcome' : /account/.test(place) ? 'Your' : 'New';
    expect(page).toContain(`<title>Problem: ${title} `);
    expect(page, 'the form is there again').toContain('name="again"');
    if (password !== '') expect(page, 'and not what was typed').not.toContain(password);
  });

  it('a good one is set', async () => {
    expect((await places[place]!(goodPassword)).status).toBe(303);
  });
});

it('a password has no process that outlives its question', async () => {
  const { passwords } = staff.services;
  const before = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const found = await Promise.all(
    ['transitbus123', goodPassword].map((one) => passwords.problem(one, staff.member)),
  );
  expect(found.map((problem) => problem === null)).toEqual([false, true]);
  await expect
    .poll(() => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length)
    .toBe(before);
});

it('more passwords at once than can be judged are answered, not kept waiting', async () => {
  const { passwords } = staff.services;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => passwords.problem('transitbus123', staff.member)),
  );
  const busy = answers.filter((problem) => problem?.includes('could not be checked'));
  expect(busy).toHaveLength(10);
  expect(answers).not.toContain(null);
});
