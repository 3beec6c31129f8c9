import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAnswered } from '#bench/load/visitor.ts';
import { siteSettings } from '#content/site-settings.ts';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { createSellServices } from '#server/wiring/forms/create-sell-services.ts';
import { createFormSpool, type FormSpool } from '#server/wiring/forms/form-spool.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { sellerForm } from '#test/factories/seller.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { databaseAt } from '#test/setup/databases.ts';
import { startPostgresCluster, type PostgresCluster } from '#test/setup/postgres-cluster.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

const cluster: PostgresCluster | null = await startPostgresCluster({ durable: true });
const origin = 'https://omnibus.example';
const log = { info() {}, warn() {}, error() {} };

/** The real site on a PostgreSQL of its own, which the tests stop and start. */
describe.skipIf(cluster === null)('while PostgreSQL is stopped', { timeout: 120_000 }, () => {
  let site: TestSite;
  let forms: FormSpool;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-away-'));
    const database = databaseAt({ kind: 'postgres', url: cluster?.url ?? '', poolMax: 5 });
    site = await createTestSite({
      listings: [aListing({ id: 7 })],
      parts: { trustedProxies: 1 },
      database,
    });
    const now = () => new Date();
    forms = createFormSpool({ spool: createDiskSpool(folder), log, now });
    const services = site.parts.site;
    services.leads = createLeadService({ leads: forms.leads(site.leads), now });
    const selling = createSellServices({
      submissions: forms.submissions(site.submissions),
      listings: site.repository,
      photoIntake: stubPhotoIntake,
      editing: stubPhotoEditing,
      arriving: site.arriving,
      mailer: { send: async () => {} },
      staffMail: { send: async () => {} },
      settings: siteSettings,
      siteUrl: origin,
      salesAddress: siteSettings.salesEmail,
      log,
      now,
    });
    services.selling = selling.services;
  });
  afterAll(async () => {
    await forms?.stop();
    await site.close();
    await cluster?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  let posts = 0;
  const post = (path: string, fields: Record<string, string>) =>
    site.app.request(origin + path, {
      method: 'POST',
      // Everybody from an address of their own: the limits are not what is tried.
      headers: { origin, 'x-forwarded-for': `10.0.${posts >> 8}.${posts++ & 255}` },
      body: new URLSearchParams(fields),
    });
  const message = (number: number) => ({
    firstName: 'Ada',
    email: `ada${number}@example.com`,
    message: `Message ${number}`,
    bus: '7',
    key: `key-${String(number).padStart(20, '0')}`,
  });
  const referenceOf = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('ref');

  it('messages and buses are received, and stored once when it is back', async () => {
    expect((await post('/contact', message(0))).status).toBe(303);
    await cluster?.halt('kill');

    const references = [];
    for (let number = 1; number <= 40; number++) {
      const answer = await post('/contact', message(number));
      expect(answer.status).toBe(303);
      references.push(referenceOf(answer));
    }
    expect(referenceOf(await post('/contact', message(7)))).toBe(references[6]);
    const thanks = await site.get(`/thank-you?ref=${references[0]}`);
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain(references[0]);

    const bus = { ...sellerForm, key: 'sell-key-0000000001' };
    const kept = await post('/sell-your-bus', bus);
    const page = await kept.text();
    expect(kept.status).toBe(202);
    expect(kept.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain('We have your bus');
    const token = /draft=([0-9a-f]{32})/.exec(page)?.[1];
    expect(await (await post('/sell-your-bus', bus)).text()).toContain(token);
    expect((await site.get(`/sell-your-bus/uploading?draft=${token}`)).status).toBe(503);

    await cluster?.resume();
    for (let round = 0; round < 20 && (await forms.drain()) > 0; round++);
    const leads = await allRows(site.leads);
    expect(leads.slice(1).map(({ reference }) => reference)).toEqual(references);
    expect(leads[1]?.bus).toMatchObject({ id: 7 });
    // With the bus's page there again, a retry is the same message still.
    const again = await post('/contact', message(40));
    expect(referenceOf(again)).toBe(references[39]);
    expect((await site.get(`/sell-your-bus/uploading?draft=${token}`)).status).toBe(200);
    expect((await post('/sell-your-bus', bus)).headers.get('location')).toContain(token);
    expect(await allRows(site.submissions)).toHaveLength(1);
  });

  it('comes and goes in the middle of posts: nothing lost, nothing twice', async ({ signal }) => {
    const told: (string | null)[] = [];
    let next = 100;
    const run = { on: true };
    const writers = Array.from({ length: 4 }, async () => {
      while (run.on) {
        const fields = message(next++);
        const send = async () => {
          const one = await post('/contact', fields);
          return one.status === 303 ? one : null;
        };
        const answer = await untilAnswered(signal, send, setImmediate);
        told.push(referenceOf(answer));
      }
    });
    for (let outage = 0; outage < 3; outage++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await cluster?.halt(outage % 2 === 0 ? 'kill' : 'fast');
      await new Promise((resolve) => setTimeout(resolve, 150));
      await cluster?.resume();
    }
    run.on = false;
    await Promise.all(writers);
    for (let round = 0; round < 20 && (await forms.drain()) > 0; round++);
    const leads = await allRows(site.leads);
    const stored = leads.filter(({ email }) => /^ada\d{3,}@/.test(email ?? ''));
    expect(new Set(told).size).toBe(told.length);
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(told.toSorted());
    expect(told.length).toBeGreaterThan(20);
  });
});
