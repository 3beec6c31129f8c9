import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { textOf } from '#test/setup/text-of.ts';

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

const secretIn = (html: string) => /omnibus_key_[0-9a-f]{56}/.exec(html)?.[0] ?? null;
const make = (form: Record<string, string | readonly string[]> = {}) =>
  staff.post('/staff/partners', {
    name: 'Yard feed',
    scope: ['inventory.write', 'leads.read'],
    source: 'Acme Coach',
    ...form,
  });

describe('making a key', () => {
  it('shows it once, and nowhere again', async () => {
    const answer = await make();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const secret = secretIn(await answer.text());
    expect(secret).not.toBeNull();
    const [key] = await staff.services.partners.list();
    for (const path of ['/staff/partners', `/staff/partners/${key!.id}`, '/staff/audit']) {
      const html = await (await staff.get(path)).text();
      expect(html, path).toContain('Yard feed');
      expect(html, path).not.toContain(secret);
    }
    expect(JSON.stringify(await createAuditLog(staff.database).page({ limit: 50 }))).not.toContain(
      secret!.slice(key!.hint.length),
    );
    expect(textOf(await (await staff.get('/staff/audit')).text())).toContain(
      'made the key of Yard feed',
    );
  });

  it.each([
    ['no name', { name: ' ' }, 'Give it a name'],
    ['no scope', { scope: [] }, 'Choose what it may do'],
    ['a scope that is none', { scope: 'everything' }, 'Choose what it may do'],
    ['writing without a source', { source: '' }, 'Say whose buses'],
    ['a source that is no part of an address', { source: 'a/b' }, 'Say whose buses'],
  ])('keeps what was typed with %s', async (_, form, problem) => {
    const { length } = await staff.services.partners.list();
    const answer = await make({ name: 'Kept name', ...form });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(problem);
    if (!('name' in form)) expect(html).toContain('value="Kept name"');
    expect(await staff.services.partners.list()).toHaveLength(length);
  });

  it('needs no source to read', async () => {
    expect((await make({ name: 'CRM', scope: 'leads.read', source: 'ignored' })).status).toBe(200);
    const [key] = await staff.services.partners.list();
    expect(key).toMatchObject({ scopes: ['leads.read'], source: null });
  });
});

describe('revoking', () => {
  it('asks before, is done once and says so', async () => {
    await make({ name: 'Old feed' });
    const [key] = await staff.services.partners.list();
    const asked = await (await staff.get(`/staff/partners/${key!.id}/revoke`)).text();
    expect(textOf(asked)).toContain('Revoke the key of Old feed?');
    expect((await staff.services.partners.view(key!.id))?.partnerKey.revokedAt).toBeNull();
    expect((await staff.post(`/staff/partners/${key!.id}/revoke`)).status).toBe(303);
    const html = await (await staff.get('/staff/partners')).text();
    expect(html).toContain('revoked');
    expect(await (await staff.get(`/staff/partners/${key!.id}`)).text()).not.toContain(
      `/staff/partners/${key!.id}/revoke`,
    );
    await staff.post(`/staff/partners/${key!.id}/revoke`);
    const { length } = await createAuditLog(staff.database).page({
      limit: 50,
      action: 'partner-key.revoke',
    });
    expect(length).toBe(1);
  });

  it('knows no key by a made-up number', async () => {
    for (const id of ['999999', '0', 'x', '1e3'])
      expect((await staff.get(`/staff/partners/${id}`)).status).toBe(404);
  });
});

it('is for those who lead only', async () => {
  const sales = await staff.signIn('sales');
  const [key] = await staff.services.partners.list();
  for (const [method, path] of [
    ['GET', '/staff/partners'],
    ['POST', '/staff/partners'],
    ['GET', `/staff/partners/${key!.id}`],
    ['POST', `/staff/partners/${key!.id}/revoke`],
  ] as const) {
    const answer = await staff.app.request(staffOrigin + path, {
      method,
      headers: { cookie: sales.cookie, origin: staffOrigin },
    });
    expect(answer.status, `${method} ${path}`).toBe(403);
  }
});
