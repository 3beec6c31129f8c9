import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { databaseAt } from '#test/setup/databases.ts';
import { startPostgresCluster, type PostgresCluster } from '#test/setup/postgres-cluster.ts';

const cluster: PostgresCluster | null = await startPostgresCluster({ durable: true });

describe.skipIf(cluster === null)('the back office while PostgreSQL is away (B1)', () => {
  let staff: TestStaff;

  beforeAll(async () => {
    const database = databaseAt({ kind: 'postgres', url: cluster?.url ?? '', poolMax: 5 });
    staff = await createTestStaff({
      listings: [aListing({ id: 7 })],
      database,
    });
  }, 120_000);
  afterAll(async () => {
    await staff?.close();
    await cluster?.remove();
  });

  const typed = 'Half an hour of work – “quotes” & <tags>\nand a second line';
  const template = { name: 'While it was away', subject: 'Your bus', body: typed };
  const templates = '/staff/leads/templates/new';
  const save = (form: Record<string, string>) =>
    staff.post(templates, form, {
      referer: staffOrigin + templates,
      // As browsers send it with every form.
      'content-length': String(new URLSearchParams(form).toString().length),
    });
  const stored = () => staff.database.kysely.selectFrom('reply_templates').selectAll().execute();

  it('says so, keeps what was typed, and takes it when it is back', async () => {
    expect((await staff.get('/staff')).status).toBe(200);
    const before = await stored();
    await cluster?.halt('kill');

    const page = await staff.get('/staff/leads?state=new');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('Changes cannot be kept right now');
    expect(html).toContain('href="/staff/leads?state=new"');

    const posted = await save(template);
    expect(posted.status).toBe(503);
    const kept = await posted.text();
    expect(kept).toContain('Nothing was changed. What you typed is below');
    expect(kept).toContain(`action="${templates}"`);
    expect(kept).toContain('“quotes” &amp; &lt;tags&gt;\nand a second line</textarea>');
    expect(kept).toContain(`href="${templates}"`);

    const script = await staff.post(
      '/staff/inventory/7/quick',
      { price: '1' },
      {
        accept: 'application/json',
      },
    );
    expect(script.status).toBe(503);
    expect(await script.json()).toMatchObject({
      problem: expect.stringContaining('does not answer'),
    });

    await cluster?.resume();
    // The button of the page sends the same fields to the same place.
    await expect.poll(async () => (await save(template)).status, { timeout: 30_000 }).toBe(303);
    const added = (await stored()).slice(before.length);
    expect(added).toEqual([expect.objectContaining(template)]);
  });

  it('gives a form back whose change was under way, and says that it may be done', async () => {
    const { leads } = staff.services;
    const broken = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const storeTemplate = leads.templates.store;
    leads.templates.store = () => Promise.reject(broken);
    const posted = await save({ ...template, name: 'While it was under way' });
    leads.templates.store = storeTemplate;
    expect(posted.status).toBe(503);
    const kept = await posted.text();
    expect(kept).toContain('not certain: look at it before you send it again');
    expect(kept).toContain('and a second line</textarea>');
  });

  it('gives back neither passwords nor forms of strangers’ pages', async () => {
    await cluster?.halt('kill');
    const signIn = await staff.post('/staff/sign-in', {
      email: 'a@example.com',
      password: 'secret',
    });
    expect(signIn.status).toBe(503);
    expect(await signIn.text()).not.toMatch(/secret|a@example\.com/);
    const foreign = await staff.post(templates, template, { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    await cluster?.resume();
  });
});

it('a disk that is full is named, and what was typed comes back (A3)', async () => {
  const staff = await createTestStaff();
  try {
    const { kysely } = staff.database;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(kysely);
    const form = { name: 'Full', subject: 'Your bus', body: 'Half an hour of work. '.repeat(400) };
    const answer = await staff.post('/staff/leads/templates/new', form, {
      'content-length': String(new URLSearchParams(form).toString().length),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    const html = await answer.text();
    expect(html).toContain('The disk of the server is full');
    expect(html).not.toContain('usually back within a minute');
    expect(html).toContain('Half an hour of work.');

    await sql`pragma max_page_count = 1000000`.execute(kysely);
    expect((await staff.post('/staff/leads/templates/new', form)).status).toBe(303);
  } finally {
    await staff.close();
  }
});
