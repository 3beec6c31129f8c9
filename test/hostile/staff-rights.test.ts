import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createSeller } from '#test/factories/seller.ts';
import { aVisitor } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  staff = await createTestStaff({ listings: [aListing({ id: 1 })], parts: { log } });
  await postForm(staff, '/contact', goodForm);
});
afterAll(() => staff.close());

const as = (cookie: string, method: string, path: string, body?: BodyInit, type?: string) =>
  staff.app.request(staffOrigin + path, {
    method,
    body,
    headers: { cookie, origin: staffOrigin, ...(type ? { 'content-type': type } : {}) },
  });

describe('M08: what a member may not', () => {
  it.each([
    ['viewer', 'GET', '/staff/leads/1', 'leads.read'],
    ['editor', 'GET', '/staff/leads/1', 'leads.read'],
    ['viewer', 'GET', '/staff/leads/1/person.json', 'leads.erase'],
    ['sales', 'GET', '/staff/leads/export.csv', 'export.run'],
    ['sales', 'GET', '/staff/export/listings.csv', 'export.run'],
    ['editor', 'POST', '/staff/inventory/bulk', 'inventory.bulk'],
    ['viewer', 'POST', '/staff/inventory/1', 'inventory.edit'],
    ['sales', 'GET', '/staff/audit', 'audit.read'],
    ['sales', 'POST', '/staff/operations/backup', 'operations.act'],
  ] as const)('%s: %s %s is refused and written down', async (role, method, path, permission) => {
    logged.length = 0;
    const { cookie, member } = await staff.signIn(role);
    const answer = await as(cookie, method, path);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).not.toContain(goodForm.email);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({ level: 40, memberId: member.id, permission });
    expect(logged[0]).not.toContain(member.email);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'a refused form with a field %s comes back as any other',
    async (name) => {
      const { cookie } = await staff.signIn('viewer');
      const form = new URLSearchParams([[name, 'zq7']]);
      const answer = await as(cookie, 'POST', '/staff/inventory/1', form);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('zq7')]);
    },
  );

  it('nobody gives a role to themselves, by form, by JSON, by PATCH', async () => {
    for (const role of ['viewer', 'sales', 'manager'] as const) {
      const { cookie, member } = await staff.signIn(role);
      const path = `/staff/people/${member.id}/role`;
      await as(cookie, 'POST', path, new URLSearchParams({ role: 'owner' }));
      await as(cookie, 'POST', path, '{"role":"owner"}', 'application/json');
      const form = new URLSearchParams({ role: 'owner', name: 'Me', password: 'x' });
      for (const target of ['/staff/account', `/staff/people/${member.id}`])
        for (const method of ['PATCH', 'PUT', 'POST'])
          expect((await as(cookie, method, target, form)).status, `${method} ${target}`).toBe(404);
      await as(cookie, 'POST', '/staff/account/password?role=owner', form);
      expect((await staff.services.accounts.find(member.id))?.role).toBe(role);
    }
  });

  it('rows that are not there do not come along with rows that are', async () => {
    const id = ['1', '999999', '-1', "1'--", '1e0', '__proto__'];
    const fields = { do: 'price-percent', by: '-5', id };
    const pairs = id.map((one) => ['id', one]);
    const asked = new URLSearchParams([['do', fields.do], ['by', fields.by], ...pairs]);
    const preview = await staff.get(`/staff/inventory/bulk/preview?${asked}`);
    const html = (await preview.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Price −5%: 1');
    const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const done = await staff.post('/staff/inventory/bulk', { ...fields, fingerprint });
    expect(done.status).toBe(303);
    expect((await staff.repository.findById(1))?.priceCents).toBe(4_702_500);
  });

  it('inspections of what somebody sent in are seen by whoever answers it', async () => {
    const seller = createSeller(staff);
    const { reference } = (await seller.open(await seller.startDraft())).submission;
    const form = { submission: reference, name: 'Ruth Unlisted', role: 'owner' };
    const asked = await (await staff.post('/staff/inspections', form)).text();
    const one = /\/staff\/inspections\/\d+/.exec(asked)?.[0] ?? '';
    const link = /\/inspection\/[0-9a-f]{32}/.exec(asked)?.[0] ?? '';
    for (const role of ['viewer', 'editor', 'sales'] as const) {
      const { cookie } = await staff.signIn(role);
      const list = await (await as(cookie, 'GET', '/staff/inspections')).text();
      expect(list.includes('Ruth Unlisted'), role).toBe(role === 'sales');
      expect((await as(cookie, 'GET', one)).status, role).toBe(role === 'sales' ? 200 : 404);
      if (role !== 'editor') continue;
      expect((await as(cookie, 'POST', `${one}/end`, new URLSearchParams())).status).toBe(404);
      expect((await aVisitor(staff).get(link)).status).toBe(200);
    }
  });

  it('there is no other way in: no second path, format or verb', async () => {
    for (const path of [
      '/api/leads',
      '/api/staff',
      '/api/staff/leads/1',
      '/admin',
      '/admin/leads/1',
      '/graphql',
      '/leads.json',
      '/1/indexes/leads',
      '/data/omnibus.db',
    ]) {
      const answer = await staff.get(path);
      expect([403, 404], path).toContain(answer.status);
      expect(await answer.text()).not.toContain(goodForm.email);
    }
    // Programs read leads with a key of their own; a session is none.
    const leads = await staff.get('/api/v1/leads');
    expect(leads.status).toBe(401);
    expect(await leads.text()).not.toContain(goodForm.email);
    for (const path of [
      '/staff/leads/1.json',
      '/staff/leads/1/',
      '/STAFF/leads/1',
      '/staff//leads/1',
    ])
      expect((await aVisitor(staff).get(path)).status, path).not.toBe(200);
  });
});

describe('L10: counting upwards', () => {
  it('private things have no numbers to count', async () => {
    const seller = createSeller(staff);
    const tokens = await Promise.all([seller.startDraft(), seller.startDraft()]);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-z]{32,}$/i);
    const [one, two] = await Promise.all(
      tokens.map(async (token) => (await seller.open(token)).submission.reference),
    );
    expect(one!.slice(0, 7)).not.toBe(two!.slice(0, 7));
    const first = staff.member.id;
    expect(first).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    '/thank-you?ref=OM-0000-0000-0001',
    '/sell-your-bus/status/1',
    '/sell-your-bus/uploading?draft=1',
    '/contact/bus-alert/1',
    '/contact/video-tour/1.ics',
    '/staff/sign-in/link/1',
    '/media/sell/1.webp',
    '/feeds/1.xml',
    '/staff/people/1',
  ])('%s tells a stranger nothing', async (path) => {
    const stranger = aVisitor(staff);
    const answer = await stranger.get(path);
    expect([200, 303, 404, 410], path).toContain(answer.status);
    const html = await answer.text();
    expect(html).not.toContain(goodForm.email);
    expect(html).not.toContain(goodForm.firstName);
    // The same as for any other that is not there.
    const other = await stranger.get(path.replace(/1(?!.*1)/, '7'));
    expect(other.status).toBe(answer.status);
  });

  it('buses that were never public look like those that never were', async () => {
    await staff.repository.insertMany([aListing({ id: 50, status: 'draft' })]);
    const [draft, nothing] = await Promise.all(
      ['/buses/50-x', '/buses/51-x'].map((path) => aVisitor(staff).get(path)),
    );
    expect([draft!.status, nothing!.status]).toEqual([404, 404]);
  });
});

describe('M11: what a browser keeps', () => {
  it('nothing of the back office, and signing out empties it', async () => {
    const { cookie } = await staff.signIn('owner');
    for (const path of ['/staff', '/staff/leads', '/staff/leads/1', '/staff/leads/export.csv'])
      expect((await as(cookie, 'GET', path)).headers.get('cache-control')).toMatch(/no-store/);
    const out = await as(cookie, 'POST', '/staff/sign-out', new URLSearchParams());
    expect(out.headers.get('clear-site-data')).toContain('"cache"');
    const back = await as(cookie, 'GET', '/staff/leads/1');
    expect([back.status, back.headers.get('location')?.split('?')[0]]).toEqual([
      303,
      '/staff/sign-in',
    ]);
  });
});

describe('M12: the record of what was done', () => {
  it('has no address to change or delete it by', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/staff/audit', '/staff/audit/1'])
        expect((await as(staff.cookie, method, path)).status).toBe(404);
  });

  it('is not changed or deleted in the database either', async () => {
    await staff.services.accounts.note('session.start', staff.member.id);
    const { kysely } = staff.database;
    await expect(kysely.deleteFrom('staff_audit').execute()).rejects.toThrow();
    await expect(
      kysely.updateTable('staff_audit').set({ action: 'nothing' }).execute(),
    ).rejects.toThrow();
  });

  it('is in UTC, and a browser that names itself with 10 MB is cut short', async () => {
    await as(staff.cookie, 'GET', '/staff');
    const visitor = aVisitor(staff);
    await visitor.post(
      '/staff/sign-in',
      { email: staff.member.email, password: 'wrong but long enough' },
      { 'user-agent': 'a'.repeat(10_000_000) },
    );
    const lines = await staff.services.audit.page({ limit: 50 });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    expect(JSON.stringify(lines).length).toBeLessThan(60_000);
    expect(logged.join('').length).toBeLessThan(60_000);
  });
});
