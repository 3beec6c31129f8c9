import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { textOf } from '#test/setup/text-of.ts';

let staff: TestStaff;
const url = 'https://hooks.example.com/omnibus?key=abc';
let secret = '';
let one = '';

beforeAll(async () => {
  staff = await createTestStaff({ role: 'manager' });
});
afterAll(() => staff.close());

const page = async (path: string) => textOf(await (await staff.get(path)).text());

describe('endpoints of webhooks', () => {
  it('are refused with what is wrong with them', async () => {
    for (const [typed, reason] of [
      ['https://10.0.0.1/', 'private network'],
      ['http://hooks.example.com/', 'begin with https'],
    ]) {
      const answer = await staff.post('/staff/webhooks', { url: typed!, 'bus.sold': 'on' });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(reason);
    }
    const answer = await staff.post('/staff/webhooks', { url });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose what it is told of.');
  });

  it('show their secret once', async () => {
    const answer = await staff.post('/staff/webhooks', { url, 'bus.sold': 'on' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const html = await answer.text();
    secret = /whsec_[\w+/=]+/.exec(html)?.[0] ?? '';
    expect(secret).toHaveLength(50);
    one = /\/staff\/webhooks\/\d+/.exec(html)?.[0] ?? '';
    for (const path of ['/staff/webhooks', one, '/staff/audit'])
      expect(await page(path)).not.toContain('whsec_');
    expect(await page('/staff/webhooks')).toContain(url);
  });

  it('are one for each address', async () => {
    const answer = await staff.post('/staff/webhooks', { url, 'bus.sold': 'on' });
    expect(await answer.text()).toContain('There is an endpoint with this address already.');
  });

  it('are told of what is ticked', async () => {
    expect((await staff.get(one)).status).toBe(200);
    await staff.post(`${one}/events`, {
      'bus.sold': 'on',
      'lead.received': 'on',
      'bus.lost': 'on',
    });
    const [endpoint] = await staff.services.webhooks.list();
    expect(endpoint?.events).toEqual(['bus.sold', 'lead.received']);
  });

  it('are paused, resumed, tried, given a new secret and removed, all of it written down', async () => {
    for (const act of ['pause', 'resume', 'test'])
      expect((await staff.post(`${one}/${act}`)).status).toBe(303);
    expect(await page(one)).toContain('Test message');
    const rotated = await (await staff.post(`${one}/rotate`)).text();
    expect(rotated).toMatch(/whsec_/);
    expect(rotated).not.toContain(secret);
    expect(rotated).toContain('and the one before');
    expect((await staff.post(`${one}/replay`, { message: 'all' })).status).toBe(303);
    expect((await staff.post(`${one}/remove`)).status).toBe(303);
    expect(await staff.services.webhooks.list()).toEqual([]);
    const entries = await createAuditLog(staff.database).page({
      subjectKind: 'webhook',
      limit: 20,
    });
    expect(entries.map(({ action }) => action).toReversed()).toEqual([
      'webhook.add',
      'webhook.events',
      'webhook.pause',
      'webhook.resume',
      'webhook.test',
      'webhook.rotate',
      'webhook.remove',
    ]);
    expect(JSON.stringify(entries)).not.toContain('key=abc');
    expect(await page('/staff/audit')).toContain('hooks.example.com');
  });

  it('are nobody’s business but that of those who lead', async () => {
    for (const role of ['sales', 'editor', 'viewer'] as const) {
      const { cookie } = await staff.signIn(role);
      const answer = await staff.app.request(`${staffOrigin}/staff/webhooks`, {
        headers: { cookie },
      });
      expect(answer.status).toBe(403);
    }
  });

  it('that are gone say so', async () => {
    for (const act of ['pause', 'resume', 'test', 'rotate', 'remove'])
      expect((await staff.post(`/staff/webhooks/999/${act}`)).status).toBe(303);
    expect((await staff.get('/staff/webhooks/999')).status).toBe(303);
    expect((await staff.get('/staff/webhooks/x')).status).toBe(303);
  });
});
