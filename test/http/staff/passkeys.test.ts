import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftPasskey, type DeviceManners } from '#test/factories/soft-passkey.ts';
import { aVisitor, goodPassword, type Visitor } from '#test/factories/staff-sign-in.ts';
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
    await staff.services.accounts.removePasskey(staff.member.id, kept!.id, {
      actor: staff.member,
      keepSessionId: null,
    });
    expect((await answerTo(await question())).status).toBe(401);
  });
});

describe('an account with a passkey and no code app', () => {
  const email = 'finger@example.com';
  const right = { email, password: goodPassword };
  let first: Visitor;
  let elsewhere: Visitor;
  const location = async (visitor: Visitor, path: string) =>
    (await visitor.get(path)).headers.get('location');

  beforeAll(async () => {
    const invited = await staff.services.links.invite(
      { email, name: 'Fin Ger', role: 'owner' },
      { actor: staff.member, mail: false },
    );
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    first = aVisitor(staff);
    await first.post(`/staff/sign-in/link/${invited.token}`, {
      password: goodPassword,
      again: goodPassword,
    });
    elsewhere = aVisitor(staff);
    await elsewhere.post('/staff/sign-in', right);
    expect((await elsewhere.get('/staff/account')).status).toBe(200);
    const cookies = () => [...first.cookies].map(([name, value]) => `${name}=${value}`);
    const asked = await ask('/staff/account/passkeys/options', {}, cookies());
    const answer = { name: 'Phone', response: createSoftPasskey(staffOrigin).register(asked.body) };
    const added = await ask('/staff/account/passkeys', answer, [...cookies(), ...asked.cookies]);
    expect(added.status).toBe(200);
  });

  it('opens where the passkey was added, and nowhere by the password of before', async () => {
    expect((await first.get('/staff')).status).toBe(200);
    expect(await location(elsewhere, '/staff')).toMatch('/staff/sign-in');
    expect(await location(elsewhere, '/staff/account')).toMatch('/staff/sign-in');
  });

  it('is not opened by its password, not even to its own account', async () => {
    const visitor = aVisitor(staff);
    const answer = await visitor.post('/staff/sign-in', right);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('This account opens with its passkey');
    expect([...visitor.cookies.keys()].filter((name) => /session|two_factor/.test(name))).toEqual(
      [],
    );
    for (const path of ['/staff', '/staff/account', '/staff/account/second-factor']) {
      expect(await location(visitor, path), path).toMatch('/staff/sign-in');
    }
    const { id } = (await staff.services.accounts.findByEmail(email))!;
    expect(await staff.services.accounts.sessions(id)).toHaveLength(1);
    const mistyped = await visitor.post('/staff/sign-in', {
      ...right,
      password: 'not that, but long',
    });
    expect(await mistyped.text()).toContain('do not fit together');
  });

  it('is asked for the passkey again before what hurts, not for the password', async () => {
    const { id } = (await staff.services.accounts.findByEmail(email))!;
    const proveAt = (byMs: number) =>
      staff.database.kysely
        .updateTable('staff_sessions')
        .set({ proved_at: new Date(Date.now() + byMs).toISOString() })
        .where('user_id', '=', id)
        .execute();
    // Proved while a clock was ahead.
    await proveAt(3_600_000);
    expect((await first.post('/staff/people/invite', { email: 'x@example.com' })).status).toBe(401);
    await proveAt(-3_600_000);
    const asked = await first.post('/staff/people/invite', { email: 'x@example.com' });
    expect(asked.status).toBe(401);
    const page = await asked.text();
    expect(page).toContain('Use your passkey');
    expect(page).not.toContain('name="password"');
    expect((await first.post('/staff/confirm', { password: goodPassword })).status).toBe(401);
    expect((await first.post('/staff/people/invite', { email: 'x@example.com' })).status).toBe(401);
    const app = await first.post('/staff/account/second-factor', { password: goodPassword });
    expect(app.status).toBe(401);
    expect(await app.text()).not.toContain('staff-secret');
    const setUp = await (await first.get('/staff/account/second-factor')).text();
    expect(setUp).toContain('Confirm that it is you first');
    expect(setUp).not.toContain('name="password"');
    await proveAt(0);
    const shown = await first.post('/staff/account/second-factor', { password: goodPassword });
    expect(await shown.text()).toContain('staff-secret');
  });

  it('of two passkeys, whoever removes one is signed out everywhere else', async () => {
    const { id } = (await staff.services.accounts.findByEmail(email))!;
    const cookies = [...first.cookies].map(([name, value]) => `${name}=${value}`);
    const lost = createSoftPasskey(staffOrigin);
    const asked = await ask('/staff/account/passkeys/options', {}, cookies);
    const answer = { name: 'Lost phone', response: lost.register(asked.body) };
    expect(
      (await ask('/staff/account/passkeys', answer, [...cookies, ...asked.cookies])).status,
    ).toBe(200);
    const options = await question();
    const finder = await ask(
      '/staff/sign-in/passkey',
      { response: lost.signIn(options.body) },
      options.cookies,
    );
    const whoFoundIt = async () => {
      const headers = { cookie: finder.cookies.join('; ') };
      return (await staff.app.request(`${staffOrigin}/staff`, { headers })).status;
    };
    expect(await whoFoundIt()).toBe(200);
    const passkeys = await staff.services.accounts.passkeys(id);
    const removed = passkeys.find(({ name }) => name === 'Lost phone')!;
    await first.post(`/staff/account/passkeys/${removed.id}/remove`, {});
    expect(await staff.services.accounts.passkeys(id)).toHaveLength(1);
    expect(await whoFoundIt()).toBe(303);
    expect((await first.get('/staff')).status).toBe(200);
  });

  it('is set up anew with the password when an owner takes the passkey away', async () => {
    const { id } = (await staff.services.accounts.findByEmail(email))!;
    await staff.services.accounts.forgetSecondFactors(id, staff.member);
    const visitor = aVisitor(staff);
    expect((await visitor.post('/staff/sign-in', right)).status).toBe(303);
    expect(await location(visitor, '/staff')).toBe('/staff/account/second-factor');
  });
});
