import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { isWebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { testNow } from '#test/factories/test-site.ts';
import { shownFields } from '#test/factories/shown-fields.ts';
import { textOf } from '#test/setup/text-of.ts';

let staff: TestStaff;
const url = 'https://hooks.example.com/omnibus?key=abc';
let secret = '';
let one = '';

beforeAll(async () => {
  staff = await createTestStaff({ role: 'manager' });
});
afterAll(() => staff.close());

const tickedIn = (html: string) => Object.keys(shownFields(html)).filter(isWebhookEvent);
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

  it('are told of something: none ticked is a problem, and stays so on the page', async () => {
    const answer = await staff.post(`${one}/events`, { began: 'bus.sold,lead.received' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<title>Problem: ');
    expect(textOf(html)).toContain('Choose what it is told of, or pause the endpoint.');
    expect(tickedIn(html)).toEqual([]);
    expect((await staff.services.webhooks.list())[0]?.events).toHaveLength(2);
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

describe('the page of an endpoint', () => {
  beforeAll(async () => {
    const added = { url: 'https://other.example.com/', 'bus.sold': 'on', 'lead.received': 'on' };
    const html = await (await staff.post('/staff/webhooks', added)).text();
    one = /\/staff\/webhooks\/\d+/.exec(html)?.[0] ?? '';
  });

  it('makes one new secret though its answer is loaded again', async () => {
    const html = await (await staff.get(one)).text();
    const [button = ''] = /<button[^>]*earlier-until[^>]*>/.exec(html) ?? [];
    const seen = /value="([^"]*)"/.exec(button)?.[1] ?? '';
    const sent = { ...shownFields(html), 'earlier-until': seen };
    expect(await (await staff.post(`${one}/rotate`, sent)).text()).toContain('whsec_');
    const again = await staff.post(`${one}/rotate`, { ...sent, again: 'by loading it anew' });
    expect(again.status).toBe(303);
    expect(decodeURIComponent(again.headers.get('set-cookie') ?? '')).toContain(
      'A new secret was made meanwhile.',
    );
  });

  it('says what a message waits for, and sends it at once when somebody asks', async () => {
    const { kysely } = staff.database;
    const id = Number(one.split('/').at(-1));
    const flash = async (step: string) => {
      const answer = await staff.post(`${one}/${step}`);
      return decodeURIComponent(answer.headers.get('set-cookie') ?? '');
    };
    expect(await flash('test')).toContain('A test message is on its way.');
    expect(await page(one)).not.toContain('Send what waits now');
    const failed = {
      attempts: 9,
      next_at: '2026-11-01T15:10:00.000Z',
      last_answer: 'answered 500',
    };
    await kysely.updateTable('webhook_messages').set(failed).execute();
    const rest = { rest_until: '2026-11-01T15:20:00.000Z', failures: 9 };
    await kysely.updateTable('webhook_endpoints').set(rest).where('id', '=', id).execute();
    expect(await page(one)).toContain('Next attempt Nov 1, 10:20 AM');
    expect(await page(one)).toContain('Send what waits now');
    expect(await flash('resume')).toContain('What waited is sent now.');
    const [message] = await staff.services.webhooks.messages(id, 'any', 5);
    expect(message).toMatchObject({ attempts: 0, nextAt: testNow.toISOString() });
    expect((await staff.services.webhooks.find(id))?.restUntil).toBeNull();
    await staff.post(`${one}/pause`);
    expect(await page(one)).toContain('Waits until it is resumed');
    expect(await flash('test')).toContain('It is paused. The test message is sent when');
    await kysely.updateTable('webhook_messages').set({ state: 'dead' }).execute();
    expect(await page(one)).toContain('Send it again');
    await kysely.updateTable('webhook_endpoints').set(rest).where('id', '=', id).execute();
    expect(await flash('replay')).toContain('no dead letter');
    // Nothing is sent by that, so that the endpoint is left in peace as long as before.
    expect((await staff.services.webhooks.find(id))?.restUntil).not.toBeNull();
    await staff.post(`${one}/resume`);
    expect((await staff.services.webhooks.find(id))?.restUntil).toBeNull();
    await kysely.updateTable('webhook_endpoints').set(rest).where('id', '=', id).execute();
    expect(await flash('resume')).toContain('Nothing waits there.');
    expect((await staff.services.webhooks.find(id))?.restUntil).not.toBeNull();
    expect(await flash('test')).toContain('A test message is on its way.');
    expect((await staff.services.webhooks.find(id))?.restUntil).toBeNull();
    expect(await page('/staff/audit')).toContain('sent what waited at once to');
  });

  it('keeps what is ticked and not saved through every other step', async () => {
    const fields = shownFields(await (await staff.get(one)).text());
    const { 'lead.received': _, ...left } = fields;
    const typed = { ...left, 'bus.changed': 'on' };
    for (const step of ['pause', 'resume', 'test', 'replay']) {
      const to = (await staff.post(`${one}/${step}`, typed)).headers.get('location') ?? '';
      const html = await (await staff.get(to)).text();
      expect(tickedIn(html)).toEqual(['bus.changed', 'bus.sold']);
      expect(textOf(html)).toContain('What is ticked is not saved yet.');
    }
    const made = await (await staff.post(`${one}/rotate`, typed)).text();
    const on = /href="([^"]+)">I have kept it/.exec(made)?.[1] ?? '';
    expect(tickedIn(await (await staff.get(on)).text())).toEqual(['bus.changed', 'bus.sold']);
    const unchanged = await staff.post(`${one}/test`, fields);
    expect(unchanged.headers.get('location')).toBe(one);
    expect(await page(one)).not.toContain('not saved yet');
  });
});
