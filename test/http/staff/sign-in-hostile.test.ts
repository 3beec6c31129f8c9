import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '#test/factories/add-member.ts';
import {
  aKnownBrowser,
  aVisitor,
  codeOf,
  goodPassword,
  joinByInvitation,
} from '#test/factories/staff-sign-in.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
let secret: string;
let recoveryCodes: string[];
const email = 'sam@example.com';

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
  ({ secret, recoveryCodes } = await joinByInvitation(staff, { email, name: 'Sam Reed' }));
});
afterAll(() => staff.close());

const isIn = async (cookie: string) =>
  (await staff.app.request(`${staffOrigin}/staff`, { headers: { cookie } })).status === 200;

describe('guessing', () => {
  it('learns nothing of whether an account exists', async () => {
    const stranger = aVisitor(staff);
    const texts: string[] = [];
    for (const address of [
      email,
      'nobody@example.com',
      'not an address',
      '',
      '\u0000',
      "' OR 1=1--",
    ]) {
      const answer = await stranger.post('/staff/sign-in', {
        email: address,
        password: 'wrong but long enough',
      });
      expect(answer.status, address).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      texts.push((await answer.text()).replace(/value="[^"]*"/g, ''));
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('asking for a new password answers everybody alike, and mails only members', async () => {
    // What a member is told of having joined.
    await staff.runJobs();
    staff.mails.length = 0;
    const stranger = aVisitor(staff);
    const answers = await Promise.all(
      [email, 'nobody@example.com'].map(async (address) =>
        (await stranger.post('/staff/sign-in/forgot', { email: address })).text(),
      ),
    );
    expect(answers[0]).toBe(answers[1]);
    await expect
      .poll(async () => {
        await staff.runJobs();
        return staff.mails.map(({ to }) => to);
      })
      .toEqual([email]);
    const link = /\/staff\/sign-in\/link\/\S+/.exec(staff.mails[0]!.text)?.[0] ?? '';
    expect((await stranger.get(link)).status).toBe(200);
    const words = 'seven violet gondolas hum';
    const set = await stranger.post(link, { password: words, again: words });
    expect(set.headers.get('location')).toBe('/staff/sign-in');
    expect((await stranger.post(link, { password: words, again: words })).status).toBe(410);
    const signed = await stranger.post('/staff/sign-in', { email, password: words });
    expect(await signed.text()).toContain('Six digits');
  });

  it('is slowed down by account, but not for a browser that was here before', async () => {
    const target = 'victim@example.com';
    const { visitor, right } = await aKnownBrowser(staff, { email: target, name: 'Vic Tim' });
    const stranger = aVisitor(staff);
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn++) {
      const wrong = { email: target, password: `wrong number ${turn} of many` };
      statuses.push((await stranger.post('/staff/sign-in', wrong)).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    const refused = await stranger.post('/staff/sign-in', right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.post('/staff/sign-in', right)).status).toBe(200);
  });

  it('has five tries at the code, and a code opens once', async () => {
    const address = 'codes@example.com';
    const joined = await joinByInvitation(staff, { email: address, name: 'Co Des' });
    const first = aVisitor(staff);
    await first.post('/staff/sign-in', { email: address, password: goodPassword });
    for (const code of ['', '000000', 'abcdef', '1', '0000000']) {
      expect((await first.post('/staff/sign-in/code', { code })).status, code).toBe(401);
    }
    const spent = await first.post('/staff/sign-in/code', { code: codeOf(joined.secret) });
    expect(spent.status).toBe(401);

    const code = codeOf(joined.secret);
    const second = aVisitor(staff);
    await second.post('/staff/sign-in', { email: address, password: goodPassword });
    expect((await second.post('/staff/sign-in/code', { code })).status).toBe(303);
    const third = aVisitor(staff);
    await third.post('/staff/sign-in', { email: address, password: goodPassword });
    expect((await third.post('/staff/sign-in/code', { code })).status).toBe(401);
    expect((await third.get('/staff')).status).toBe(303);
  });

  it('goes no further with the old password once there is a new one', async () => {
    const address = 'half@example.com';
    const { secret: app } = await joinByInvitation(staff, { email: address, name: 'Half In' });
    const thief = aVisitor(staff);
    const asked = await thief.post('/staff/sign-in', { email: address, password: goodPassword });
    expect(await asked.text()).toContain('Six digits');
    const account = await staff.services.accounts.findByEmail(address);
    const request = { actor: staff.member, keepSessionId: null };
    await staff.services.accounts.setPassword(account!.id, 'hash', request);
    const answer = await thief.post('/staff/sign-in/code', { code: codeOf(app) });
    expect(answer.status).toBe(401);
    expect((await thief.get('/staff')).status).toBe(303);
  });

  it('takes a recovery code once', async () => {
    const joined = await joinByInvitation(staff, { email: 'lost@example.com', name: 'Lost Phone' });
    const [code = ''] = joined.recoveryCodes;
    expect(joined.recoveryCodes.length).toBeGreaterThanOrEqual(8);
    const statuses: number[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const visitor = aVisitor(staff);
      await visitor.post('/staff/sign-in', { email: 'lost@example.com', password: goodPassword });
      statuses.push((await visitor.post('/staff/sign-in/code', { kind: 'recovery', code })).status);
    }
    expect(statuses).toEqual([303, 401]);
    expect(recoveryCodes).not.toContain(code);

    const [, next = ''] = joined.recoveryCodes;
    const visitor = aVisitor(staff);
    await visitor.post('/staff/sign-in', { email: 'lost@example.com', password: goodPassword });
    const asked = await (await visitor.post('/staff/sign-in/code', { kind: 'recovery' })).text();
    expect(/<input[^>]*name="code"[^>]*>/.exec(asked)?.[0]).toContain('autoCapitalize="none"');
    const spelled = { kind: 'recovery', code: ` ${next.replace('-', ' ')}` };
    const opened = await visitor.post('/staff/sign-in/code', spelled);
    expect(opened.status).toBe(303);
    // Two are used up, and whoever used them is told how many are not.
    const left = `${joined.recoveryCodes.length - 2} recovery codes are left.`;
    expect(await (await visitor.get(opened.headers.get('location')!)).text()).toContain(left);
    expect(await (await visitor.get('/staff/account')).text()).toContain(left);
  });
});

describe('a session', () => {
  it('is a new one after signing in, whatever cookie came along', async () => {
    const planted = 'planted-token.c2lnbmF0dXJl';
    const visitor = aVisitor(staff);
    visitor.cookies.set(sessionCookieName, planted);
    await visitor.post('/staff/sign-in', { email, password: 'seven violet gondolas hum' });
    await visitor.post('/staff/sign-in/code', { code: codeOf(secret, 1) });
    expect(visitor.cookies.get(sessionCookieName)).toBeDefined();
    expect(visitor.cookies.get(sessionCookieName)).not.toBe(planted);
  });

  it('has a cookie that only our site gets, over https, out of reach of scripts', async () => {
    const invited = await staff.services.links.invite(
      { email: 'cookie@example.com', name: 'Cookie', role: 'viewer' },
      { actor: staff.member, mail: false },
    );
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    const answer = await aVisitor(staff).post(`/staff/sign-in/link/${invited.token}`, {
      password: goodPassword,
      again: goodPassword,
    });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-')) ?? '';
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/Secure/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).toMatch(/Path=\//i);
    expect(line).not.toMatch(/Domain=/i);
  });

  it('is not opened by a changed, cut or doubled cookie', async () => {
    const { cookie } = await staff.signIn('owner');
    const value = cookie.slice(cookie.indexOf('=') + 1);
    expect(await isIn(cookie)).toBe(true);
    for (const bad of [
      value.slice(0, -6),
      `x${value}`,
      value.split('.')[0]!,
      `${value.split('.')[0]}.AAAA`,
      '',
      'null',
      '%00',
      'a'.repeat(4_000),
    ]) {
      expect(await isIn(`${sessionCookieName}=${bad}`), bad.slice(0, 40)).toBe(false);
    }
    expect(await isIn(`omnibus.session_token=${value}`), 'without its prefix').toBe(false);
  });

  it('ends at once when it is signed out, the member is switched off, or the password is new', async () => {
    const ended: boolean[] = [];
    const out = await staff.signIn('sales');
    await staff.app.request(`${staffOrigin}/staff/sign-out`, {
      method: 'POST',
      headers: { cookie: out.cookie, origin: staffOrigin },
    });
    ended.push(await isIn(out.cookie));

    const off = await staff.signIn('sales');
    await staff.post(`/staff/people/${off.member.id}/disable`);
    ended.push(await isIn(off.cookie));

    const changed = await staff.signIn('sales');
    await staff.services.accounts.setPassword(changed.member.id, 'hash', {
      actor: staff.member,
      keepSessionId: null,
    });
    ended.push(await isIn(changed.cookie));
    expect(ended).toEqual([false, false, false]);
  });

  it('ends after half an hour without use and after 12 hours in any case (M05)', async () => {
    const idle = await staff.signIn('sales');
    const old = await staff.signIn('sales');
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const set = (id: string, values: Record<string, string>) =>
      staff.database.kysely
        .updateTable('staff_sessions')
        .set(values)
        .where('user_id', '=', id)
        .execute();
    await set(idle.member.id, { expires_at: at(-0.01) });
    await set(old.member.id, { created_at: at(-12.1), expires_at: at(0.4) });
    expect([await isIn(idle.cookie), await isIn(old.cookie)]).toEqual([false, false]);
  });

  it('lives on while it is used', async () => {
    const { cookie, member } = await staff.signIn('sales');
    const soon = new Date(Date.now() + 600_000).toISOString();
    await staff.database.kysely
      .updateTable('staff_sessions')
      .set({ expires_at: soon })
      .where('user_id', '=', member.id)
      .execute();
    expect(await isIn(cookie)).toBe(true);
    const [session] = await staff.services.accounts.sessions(member.id);
    const minutesLeft = (Date.parse(session!.expiresAt) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(29);
    expect(minutesLeft).toBeLessThanOrEqual(30);
  });

  it('of a disabled member cannot be started by password, link or demo', async () => {
    const { visitor, secret: app } = await joinByInvitation(staff, {
      email: 'gone@example.com',
      name: 'Gone Soon',
    });
    const account = await staff.services.accounts.findByEmail('gone@example.com');
    await staff.services.accounts.setDisabled(account!.id, true, staff.member);
    const answer = await visitor.post('/staff/sign-in', {
      email: 'gone@example.com',
      password: goodPassword,
    });
    expect(answer.status).toBe(401);
    expect((await visitor.post('/staff/sign-in/code', { code: codeOf(app, 1) })).status).toBe(401);
    const again = { actor: staff.member, mail: false };
    expect(await staff.services.links.passwordLink('gone@example.com', again)).toBeNull();
    expect(await staff.services.links.demoLink(), 'real accounts exist').toBeNull();
  });
});

describe('links', () => {
  it('open only as they were made', async () => {
    const invited = await staff.services.links.invite(
      { email: 'link@example.com', name: 'Link', role: 'viewer' },
      { actor: staff.member, mail: false },
    );
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    const { token } = invited;
    const visitor = aVisitor(staff);
    for (const bad of [`${token}x`, token.slice(1), token.replace('.', ''), 'null', '%00']) {
      const { status } = await visitor.get(`/staff/sign-in/link/${bad}`);
      expect([404, 410, 303], bad).toContain(status);
    }
    const weak = await visitor.post(`/staff/sign-in/link/${token}`, {
      password: 'password1234',
      again: 'password1234',
      role: 'owner',
    });
    expect(weak.status).toBe(422);
    await visitor.post(`/staff/sign-in/link/${token}`, {
      password: goodPassword,
      again: goodPassword,
      role: 'owner',
      email: 'other@example.com',
    });
    const account = await staff.services.accounts.findByEmail('link@example.com');
    expect(account?.role).toBe('viewer');
  });
});
