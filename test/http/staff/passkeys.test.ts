import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftPasskey, type DeviceManners } from '#test/factories/soft-passkey.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

const device = createSoftPasskey(staffOrigin);
let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff();
});
afterAll(() => staff.close());

/** As the small script of the page asks: with the session, and the cookie of the question. */
async function ask(path: string, body: object, cookies: readonly string[]) {
  const answer = await staff.app.request(staffOrigin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      origin: staffOrigin,
      'content-type': 'application/json',
      cookie: cookies.join('; '),
    },
  });
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return {
    status: answer.status,
    cookies: set,
    body: (await answer.json()) as { challenge: string },
  };
}

async function add(manners?: DeviceManners) {
  const asked = await ask('/staff/account/passkeys/options', {}, [staff.cookie]);
  const answer = { name: 'Phone', response: device.register(asked.body, manners) };
  return ask('/staff/account/passkeys', answer, [staff.cookie, ...asked.cookies]);
}

const question = () => ask('/staff/sign-in/passkey/options', {}, []);
const answerTo = (asked: Awaited<ReturnType<typeof question>>, manners?: DeviceManners) =>
  ask('/staff/sign-in/passkey', { response: device.signIn(asked.body, manners) }, asked.cookies);

const wrong: [string, DeviceManners][] = [
  ['that did not look at who holds it', { checksHolder: false }],
  ['on the page of another site', { origin: 'https://omnibus.example.evil.test' }],
  ['of another site', { rpId: 'evil.test' }],
  ['that answers another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
];

describe('a passkey', () => {
  it.each(wrong)('%s is not added', async (_, manners) => {
    expect(await add(manners)).toMatchObject({ status: 401 });
    expect(await staff.services.accounts.passkeys(staff.member.id)).toEqual([]);
  });

  it('is added by who is signed in, and written down', async () => {
    expect((await ask('/staff/account/passkeys/options', {}, [])).status).toBe(401);
    expect(await add()).toMatchObject({ status: 200, body: { registered: true } });
    expect(await staff.services.accounts.passkeys(staff.member.id)).toHaveLength(1);
    const log = await staff.database.kysely.selectFrom('staff_audit').select('action').execute();
    expect(log).toEqual([{ action: 'member.passkey-add' }]);
  });

  it.each([...wrong, ['with another key', { forged: true }] as const])(
    '%s opens nothing',
    async (_, manners) => {
      const answer = await answerTo(await question(), manners);
      expect(answer.status).toBe(401);
      expect(answer.cookies.filter((cookie) => /session/.test(cookie))).toEqual([]);
    },
  );

  it('opens the back office, and one answer opens it once', async () => {
    const asked = await question();
    const response = device.signIn(asked.body);
    const first = await ask('/staff/sign-in/passkey', { response }, asked.cookies);
    expect(first).toMatchObject({ status: 200, body: { signedIn: true } });
    const page = await staff.app.request(`${staffOrigin}/staff`, {
      headers: { cookie: first.cookies.join('; ') },
    });
    expect(page.status).toBe(200);
    const again = await ask('/staff/sign-in/passkey', { response }, asked.cookies);
    expect(again.status).toBe(401);
  });

  it('of a member who was switched off, or that was removed, opens nothing', async () => {
    const [kept] = await staff.services.accounts.passkeys(staff.member.id);
    const disable = (at: string | null) =>
      staff.database.kysely
        .updateTable('staff_members')
        .set({ disabled_at: at })
        .where('id', '=', staff.member.id)
        .execute();
    await disable('2026-11-01T12:00:00.000Z');
    expect((await answerTo(await question())).status).toBe(401);
    await disable(null);
    expect((await answerTo(await question())).status).toBe(200);
    await staff.services.accounts.removePasskey(staff.member.id, kept!.id, staff.member);
    expect((await answerTo(await question())).status).toBe(401);
  });
});
