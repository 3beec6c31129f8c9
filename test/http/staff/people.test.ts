import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

const as = (cookie: string, path: string, form: Record<string, string> = {}) =>
  staff.post(path, form, { cookie });

describe('inviting', () => {
  it('mails a link that can be taken back', async () => {
    const answer = await staff.post('/staff/people/invite', {
      name: 'Dana Cole',
      email: 'Dana@Example.com',
      role: 'editor',
    });
    expect(answer.status).toBe(303);
    await staff.runJobs();
    const mail = staff.mails.find(({ to }) => to === 'dana@example.com');
    const path = /\/staff\/sign-in\/link\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await staff.app.request(staffOrigin + path)).status).toBe(200);
    const [invitation] = await staff.services.accounts.openInvitations();
    await staff.post(`/staff/people/invitations/${invitation!.id}/cancel`);
    expect((await staff.app.request(staffOrigin + path)).status).toBe(410);
    expect(await staff.services.accounts.openInvitations()).toEqual([]);
  });

  it('takes no address that signing in would refuse afterwards', async () => {
    const { accounts, links, signIn } = staff.services;
    const actor = staff.member;
    for (const email of ['ren\u00e9@example.com', 'bob&co@example.com', 'li@b\u00fccher.example']) {
      const typed = { email, name: 'Re Ne', role: 'sales' } as const;
      const answer = await links.invite(typed, { actor, mail: false });
      expect(answer, email).toMatchObject({ outcome: 'invalid', field: 'email' });
      const from = { email, address: '', knownEmail: null };
      const request = { password: 'x', from, headers: new Headers() };
      expect(await signIn.password(request)).toEqual({ outcome: 'refused' });
    }
    const taken = { email: "o'neil+bus@example.com", name: 'O Neil', role: 'sales' } as const;
    const invited = await links.invite(taken, { actor, mail: false });
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    await accounts.cancelLink(invited.link.id, actor);
  });

  it('keeps what was typed when something is wrong', async () => {
    const answer = await staff.post('/staff/people/invite', {
      name: 'Kept Name',
      email: 'no address',
      role: 'sales',
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Kept Name');
  });
});

describe('a manager', () => {
  it('touches no owner and makes none', async () => {
    const manager = await staff.signIn('manager');
    const owner = await staff.signIn('owner');
    const other = await staff.signIn('sales');
    for (const step of [
      'role',
      'disable',
      'end-sessions',
      'password-link',
      'forget-second-factors',
    ]) {
      await as(manager.cookie, `/staff/people/${owner.member.id}/${step}`, { role: 'viewer' });
    }
    await as(manager.cookie, `/staff/people/${other.member.id}/role`, { role: 'owner' });
    await as(manager.cookie, `/staff/people/${manager.member.id}/role`, { role: 'owner' });
    await as(manager.cookie, '/staff/people/invite', {
      name: 'X',
      email: 'x@example.com',
      role: 'owner',
    });
    const roleOf = async (id: string) => (await staff.services.accounts.find(id))?.role;
    expect(await roleOf(owner.member.id)).toBe('owner');
    expect(await roleOf(other.member.id)).toBe('sales');
    expect(await roleOf(manager.member.id)).toBe('manager');
    expect((await staff.services.accounts.find(owner.member.id))?.disabledAt).toBeNull();
    expect(await staff.services.accounts.openInvitations()).toEqual([]);
    const page = await staff.app.request(`${staffOrigin}/staff`, {
      headers: { cookie: owner.cookie },
    });
    expect(page.status).toBe(200);
  });
});

describe('a manager', () => {
  it('takes no invitation of an owner back', async () => {
    const manager = await staff.signIn('manager');
    const invite = async (role: 'owner' | 'manager') => {
      const person = { name: 'New', email: `new-${role}@example.com`, role };
      const answer = await staff.services.links.invite(person, {
        actor: staff.member,
        mail: false,
      });
      return answer.outcome === 'invited' ? answer.link.id : '';
    };
    const [owners, managers] = [await invite('owner'), await invite('manager')];
    const page = await staff.app.request(`${staffOrigin}/staff/people`, {
      headers: { cookie: manager.cookie },
    });
    const html = await page.text();
    expect(html).not.toContain(`${owners}/cancel`);
    expect(html).toContain(`${managers}/cancel`);
    for (const id of [owners, managers])
      await as(manager.cookie, `/staff/people/invitations/${id}/cancel`);
    const open = await staff.services.accounts.openInvitations();
    expect(open.map(({ id }) => id)).toEqual([owners]);
    const lower = { email: 'new-owner@example.com', name: 'New', role: 'viewer' };
    for (const email of [lower.email, 'mailto:New-Owner@example.com']) {
      const refused = await as(manager.cookie, '/staff/people/invite', { ...lower, email });
      expect(refused.status, 'nor puts another in its place').toBe(422);
    }
    await staff.services.accounts.cancelLink(owners, staff.member);
  });
});

describe('roles', () => {
  it('cannot be given to oneself by a field that nobody asked for', async () => {
    const sales = await staff.signIn('sales');
    for (const path of ['/staff/account/password', '/staff/account/second-factor']) {
      await as(sales.cookie, path, {
        role: 'owner',
        id: sales.member.id,
        password: 'copper lantern tuesday walnut',
        again: 'copper lantern tuesday walnut',
        two_factor_enabled: '0',
      });
    }
    expect(await staff.services.accounts.find(sales.member.id)).toMatchObject({
      role: 'sales',
      twoFactor: true,
    });
  });

  it('count from the next request on', async () => {
    const sales = await staff.signIn('sales');
    const look = () =>
      staff.app.request(`${staffOrigin}/staff/submissions`, { headers: { cookie: sales.cookie } });
    expect((await look()).status).toBe(200);
    await staff.post(`/staff/people/${sales.member.id}/role`, { role: 'viewer' });
    expect((await look()).status).toBe(403);
  });
});

describe('one’s own sessions', () => {
  it('are one’s own: nobody ends another’s by its id', async () => {
    const mine = await staff.signIn('sales');
    const theirs = await staff.signIn('sales');
    const [session] = await staff.services.accounts.sessions(theirs.member.id);
    await as(mine.cookie, `/staff/account/sessions/${session!.id}/end`);
    expect(await staff.services.accounts.sessions(theirs.member.id)).toHaveLength(1);
  });
});
