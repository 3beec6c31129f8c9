import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisitor, codeOf, goodPassword, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { readEntities } from '#test/setup/read-entities.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

/** The hidden fields of the first form on a page, by name. */
function hiddenFields(html: string): Record<string, string> {
  return Object.fromEntries(
    [
      ...html.split('</form>')[0]!.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
    ].map((match) => [match[1]!, readEntities(match[2]!)]),
  );
}

describe('a form sent after the session is over', () => {
  it('comes back as it was typed once the person is signed in again', async () => {
    const email = 'typist@example.com';
    const { visitor, secret } = await joinByInvitation(staff, { email, name: 'Ty Pist' });
    visitor.cookies.clear();
    const typed = 'Half an hour of work – with “quotes” & <tags>\nand a second line';
    const asked = await visitor.post(
      '/staff/submissions/OM-1/note',
      { text: typed, password: 'never carried', uri: 'never carried', codes: 'never carried' },
      { referer: `${staffOrigin}/staff/submissions/OM-1` },
    );
    expect(asked.status).toBe(401);
    const html = await asked.text();
    expect(html).toContain('What you typed is kept');
    expect(html).not.toContain('never carried');
    const carried = hiddenFields(html);
    expect(carried.return).toBe('/staff/submissions/OM-1');

    const first = await visitor.post('/staff/sign-in', {
      ...carried,
      email,
      password: goodPassword,
    });
    const second = await visitor.post('/staff/sign-in/code', {
      ...hiddenFields(await first.text()),
      code: codeOf(secret),
    });
    expect(second.status).toBe(200);
    const resume = await second.text();
    expect(resume).toContain('action="/staff/submissions/OM-1/note"');
    expect(resume).toContain('with “quotes” &amp; &lt;tags&gt;\nand a second line</textarea>');
    expect(resume).not.toContain('<script>');
  });

  it('is not carried when it is too large, and says so', async () => {
    const answer = await aVisitor(staff).post('/staff/submissions/OM-1/note', {
      text: 'x'.repeat(300_000),
    });
    expect(answer.status).toBe(401);
    const html = await answer.text();
    expect(html).toContain('too large to be kept');
    expect(html.length).toBeLessThan(50_000);
  });

  it('comes back to a member whose role was lowered meanwhile, and is taken once it is given back', async () => {
    const lead = await storeLead(staff.leads);
    const { visitor } = await joinByInvitation(staff, { email: 'lowered@example.com' });
    const page = await (await visitor.get(`/staff/leads/${lead.id}`)).text();
    const action = `/staff/leads/${lead.id}/note`;
    expect(page).toContain(`formAction="${action}"`);
    const { accounts } = staff.services;
    const people = await accounts.list();
    const { id } = people.find(({ email }) => email === 'lowered@example.com')!;
    await accounts.changeRole(id, 'viewer', staff.member);
    const refused = await visitor.post(action, { note: 'Wants two & pays cash' });
    expect(refused.status).toBe(403);
    const html = await refused.text();
    expect(html).toContain('Your role does not include this');
    expect(html).toContain(`action="${action}"`);
    expect(html).not.toContain('href="/staff/leads"');
    expect((await visitor.get(`/staff/leads/${lead.id}`)).status).toBe(403);

    await accounts.changeRole(id, 'sales', staff.member);
    const note = readEntities(/name="note"[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
    expect((await visitor.post(action, { note })).status).toBe(303);
    const file = await staff.services.leads.inbox.read(lead.id);
    expect(file?.events.map((event) => event.note)).toContain('Wants two & pays cash');
  });

  it.each([
    ['/staff/inventory/1', { colorExterior: 'Blue' }, 'Exterior color'],
    ['/staff/inventory/1/unit', { vin: '1FDFE4FS8KDC12345' }, 'VIN'],
    ['/staff/submissions/OM-1/correct', { askingPriceCents: '20,000' }, 'Asking price'],
    ['/staff/content/entries/faq/edit', { question: 'Do you ship?' }, 'Question'],
    ['/staff/inventory/1/sold', { 'buyer-note': 'A church' }, 'Buyer note'],
  ])('is told back in the words of its fields: %s', async (path, form, label) => {
    const { cookie } = await staff.signIn('viewer');
    const refused = await staff.post(path, form, { cookie });
    expect(refused.status).toBe(403);
    const [value = ''] = Object.values(form);
    expect(await refused.text()).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  });

  it('never leads off the back office', async () => {
    const { visitor, secret } = await joinByInvitation(staff, { email: 'off@example.com' });
    await visitor.post('/staff/sign-out', {});
    for (const path of ['https://evil.test/x', '//evil.test', '/buses', '/staff/sign-out', 'x']) {
      const answer = await visitor.post('/staff/sign-in', {
        email: 'off@example.com',
        password: goodPassword,
        'kept-path': path,
        'kept-fields': 'a=b',
        return: path,
      });
      const html = await answer.text();
      expect(html, path).not.toContain('name="kept-path"');
      expect(hiddenFields(html).return).toBe('/staff');
    }
    expect(codeOf(secret)).toMatch(/^\d{6}$/);
  });

  it('is answered in its own language when a script asked', async () => {
    const answer = await staff.app.request(`${staffOrigin}/staff/jump`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: staffOrigin },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toHaveProperty('problem');
  });
});

describe('dangerous things', () => {
  it('ask for the password again, and keep the form meanwhile', async () => {
    const { visitor } = await joinByInvitation(staff, {
      email: 'boss@example.com',
      name: 'Bo Ss',
      role: 'manager',
    });
    const account = await staff.services.accounts.findByEmail('boss@example.com');
    const long = new Date(Date.now() - 16 * 60_000).toISOString();
    await staff.database.kysely
      .updateTable('staff_sessions')
      .set({ proved_at: long, created_at: long })
      .where('user_id', '=', account!.id)
      .execute();
    const invite = { name: 'New Person', email: 'new@example.com', role: 'sales' };
    const asked = await visitor.post('/staff/people/invite', invite);
    expect(asked.status).toBe(401);
    const carried = hiddenFields(await asked.text());
    const wrong = await visitor.post('/staff/confirm', { ...carried, password: 'not it at all' });
    expect(wrong.status).toBe(401);
    expect(await staff.services.accounts.openInvitations()).toEqual([]);
    const right = await visitor.post('/staff/confirm', { ...carried, password: goodPassword });
    expect(await right.text()).toContain('New Person');
    expect((await visitor.post('/staff/people/invite', invite)).status).toBe(303);
    expect(await staff.services.accounts.openInvitations()).toHaveLength(1);
  });

  it('say before they are typed, and after, that passwords are not kept', async () => {
    const email = 'renews@example.com';
    const { visitor } = await joinByInvitation(staff, { email });
    expect(await (await visitor.get('/staff/account')).text()).toContain('name="again"');
    const account = await staff.services.accounts.findByEmail(email);
    await staff.database.kysely
      .updateTable('staff_sessions')
      .set({ proved_at: new Date(Date.now() - 16 * 60_000).toISOString() })
      .where('user_id', '=', account!.id)
      .execute();
    for (const path of ['/staff/account', '/staff/account/second-factor']) {
      const page = await (await visitor.get(path)).text();
      expect(page).toContain(`href="/staff/confirm?return=${encodeURIComponent(path)}"`);
      expect(page).not.toMatch(/name="again"|data-passkey-add/);
    }
    const script = await visitor.post(
      '/staff/account/passkeys/options',
      {},
      { accept: 'application/json' },
    );
    expect((await script.json()).problem).toContain('Load this page again');

    const words = 'seven violet gondolas hum';
    const form = { password: words, again: words };
    const early = await visitor.post('/staff/account/password', form);
    visitor.cookies.clear();
    for (const asked of [early, await visitor.post('/staff/account/password', form)]) {
      expect(asked.status).toBe(401);
      const html = await asked.text();
      expect(html).toContain('Passwords and codes are never kept');
      expect(html).not.toMatch(/gondolas|name="kept-path"|Nothing you typed is lost/);
    }
  });
});

it('a form whose member has another role meanwhile comes back with its words', async () => {
  const { member, cookie } = await staff.signIn('sales');
  await staff.services.accounts.changeRole(member.id, 'viewer', staff.member);
  const form = {
    description: 'Called them <twice> & wrote',
    title: 'As it was',
    base: JSON.stringify({ description: '', title: 'As it was' }),
    revision: '2',
    password: 'never',
  };
  const answer = await staff.post('/staff/leads/1/note', form, { cookie });
  expect(answer.status).toBe(403);
  const html = await answer.text();
  expect(html).toContain('Called them &lt;twice&gt; &amp; wrote</textarea>');
  expect(html).not.toContain('never<');
  // Only what was typed is shown; all of it is sent again.
  const shown = [...html.matchAll(/<dt>(\w+)<\/dt>/g)].map(([, name]) => name);
  expect(shown).toEqual(['Description']);
  expect(html).toContain('name="title"');
});
