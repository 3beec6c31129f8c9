import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts';
import { siteSettings } from '#content/site-settings.ts';
import {
  createSignInLimits,
  type SignInLimits,
  type SignInTry,
} from '#domain/staff/sign-in-limits.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aVisitor, codeOf, goodPassword, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { createTestSite } from '#test/factories/test-site.ts';
import { startMailSink, type MailSink } from '../contracts/mailer-sink.ts';
import { keys } from '../http/algolia/wire.ts';

let staff: TestStaff;
let sink: MailSink;
beforeAll(async () => {
  staff = await createTestStaff({
    role: 'owner',
    // In every list and feed there is: lots, with a picture.
    listings: [1, 2].map((id) =>
      aListing({ id, images: [aPicture('a.webp')], details: { quantity: 2 } }),
    ),
  });
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
  await staff.close();
});

describe('J09: letters within letters', () => {
  it.each<Record<string, string>>([
    { email: 'a@b.test\r\nBcc: v@x.test' },
    { email: 'a@b.test%0d%0aBcc:v@x.test' },
    { email: 'a@b.test,v@x.test' },
    { email: 'a@b.test\n.\r\nMAIL FROM:<x>' },
    { email: '=?utf-8?q?=0d=0aBcc:?= <a@b.test>' },
    { firstName: 'X\r\nSubject: y\r\nBcc: v@x.test' },
    { lastName: '=?utf-8?q?=0d=0aBcc:_v@x.test?=' },
    { message: 'x\r\n.\r\nMAIL FROM:<x@x.test>\r\nRCPT TO:<v@x.test>\r\n' },
  ])('%o', async (values) => {
    sink.mails.length = 0;
    const before = (await allRows(staff.leads)).length;
    const email = `j09-${before}@example.com`;
    const form = { ...goodForm, email, phone: '', ...values };
    const answer = await postForm(staff, '/contact', form);
    expect([303, 422]).toContain(answer.status);
    if (answer.status === 422) {
      expect((await allRows(staff.leads)).length).toBe(before);
      return;
    }
    const mailer = createSmtpMailer({
      url: sink.url,
      from: { name: 'Omnibus', address: 'website@omnibus.example' },
      messageDomain: 'omnibus.example',
    });
    const lead = (await allRows(staff.leads)).at(-1);
    const handlers = leadHandlers({
      leads: staff.leads,
      listings: staff.repository,
      mailer,
      staffMail: mailer,
      settings: siteSettings,
      siteUrl: staffOrigin,
      salesAddress: 'desk@omnibus.example',
    });
    const job = { id: 1, key: String(lead!.id), payload: null, attempt: 1, leaseToken: 'x' };
    for (const { topic, handle } of handlers)
      await handle([{ ...job, topic, generation: 1 }], new AbortController().signal);
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([
      ['RCPT TO:<desk@omnibus.example>'],
      [`RCPT TO:<${email}>`],
    ]);
    for (const { from, data } of sink.mails) {
      expect(from).toMatch(/^MAIL FROM:<website@omnibus\.example>/i);
      const [headers = ''] = data.split('\r\n\r\n');
      expect(headers).not.toMatch(/^(bcc|cc):/im);
      expect(headers.match(/^subject:/gim)).toHaveLength(1);
    }
  });
});

describe('M03: many wrong passwords', () => {
  const nobody = { knownEmail: null };
  const limitsAt = (nowMs: () => number) => createSignInLimits('sign-in', { nowMs });
  /** One wrong password; whether it was looked at. */
  const wrong = async (limits: SignInLimits, from: SignInTry) =>
    (await limits.guess(
      from,
      async () => 'looked',
      () => false,
    )) === 'looked';

  it('for one account, from addresses that rotate: slow after ten', async () => {
    const limits = limitsAt(() => 0);
    let tries = 0;
    for (; tries < 100; tries++) {
      const from = { ...nobody, email: 'sam@example.com', address: `203.0.113.${tries}` };
      if (!(await wrong(limits, from))) break;
    }
    expect(tries).toBe(10);
    // Whoever signed in here before is not locked out by it.
    const owner = {
      email: 'sam@example.com',
      address: '203.0.113.7',
      knownEmail: 'sam@example.com',
    };
    expect(await wrong(limits, owner)).toBe(true);
  });

  it('one password on a thousand accounts: slow after sixty', async () => {
    const limits = limitsAt(() => 0);
    let tries = 0;
    for (; tries < 1_000; tries++) {
      const from = { ...nobody, email: `u${tries}@example.com`, address: '203.0.113.9' };
      if (!(await wrong(limits, from))) break;
    }
    expect(tries).toBe(60);
  });

  it('who is shut out gets in again within a minute', async () => {
    let nowMs = 0;
    const limits = limitsAt(() => nowMs);
    const from = { ...nobody, email: 'sam@example.com', address: '203.0.113.9' };
    for (let tries = 0; tries < 100; tries++) await wrong(limits, from);
    expect(await wrong(limits, from)).toBe(false);
    const known = { ...from, knownEmail: from.email };
    for (let tries = 0; tries < 11; tries++) await wrong(limits, known);
    const refused = await limits.guess(
      known,
      async () => null,
      () => false,
    );
    expect(refused?.seconds).toBeLessThanOrEqual(60);
    nowMs += 60_000;
    expect(await wrong(limits, known)).toBe(true);
  });

  it('what was right, or could not be looked at, costs nothing', async () => {
    const limits = limitsAt(() => 0);
    const from = { ...nobody, email: 'sam@example.com', address: '203.0.113.9' };
    const right = () =>
      limits.guess(
        from,
        async () => 'in',
        () => true,
      );
    for (let tries = 0; tries < 100; tries++) {
      expect(await right()).toBe('in');
      const away = limits.guess(
        from,
        () => Promise.reject(new Error('no database')),
        () => false,
      );
      await expect(away).rejects.toThrow('no database');
    }
    for (let tries = 0; tries < 10; tries++) expect(await wrong(limits, from)).toBe(true);
    expect(await right()).toMatchObject({ outcome: 'wait', because: 'tries' });
  });
});

describe('M04: codes', () => {
  it('of two steps before or after, empty, of zeros, as a list: none opens', async () => {
    const email = 'steps@example.com';
    const { secret } = await joinByInvitation(staff, { email, name: 'Steps' });
    for (const codes of [
      [codeOf(secret, 3), codeOf(secret, -3), codeOf(secret, 40)],
      ['', '000000', '[object Object]', '1e5', '      '],
    ]) {
      const visitor = aVisitor(staff);
      await visitor.post('/staff/sign-in', { email, password: goodPassword });
      for (const code of codes) {
        const { status } = await visitor.post('/staff/sign-in/code', { code });
        expect([401, 429], code).toContain(status);
      }
      expect((await visitor.get('/staff')).status).toBe(303);
    }
  });

  it('a thousand guesses are cut short, also with the password known', async () => {
    const email = 'guesses@example.com';
    await joinByInvitation(staff, { email, name: 'Guesses' });
    let answered = 0;
    for (let round = 0; round < 30; round++) {
      const visitor = aVisitor(staff);
      const signed = await visitor.post('/staff/sign-in', { email, password: goodPassword });
      if (signed.status === 429) break;
      for (let turn = 0; turn < 5; turn++) {
        const code = String((round * 5 + turn) * 7_919).padStart(6, '0');
        const { status } = await visitor.post('/staff/sign-in/code', { code });
        if (status === 401) answered += 1;
      }
    }
    // 150 were sent here; what counts is that they stop being judged.
    expect(answered).toBeLessThan(100);
  }, 120_000);
});

describe('N04: the list of films', () => {
  it('answers the key only, in a moment, from memory', async () => {
    let asked = 0;
    const videos = { list: () => ((asked += 1), []), players: false };
    const site = await createTestSite({
      parts: { videoCacheKey: 'right-key', site: { ...staff.parts.site, videos } },
    });
    const post = (headers: Record<string, string>, body?: string) =>
      site.app.request('https://omnibus.example/api/youtubecache', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    const wrong: Record<string, string>[] = [
      {},
      { 'x-api-key': '' },
      { 'x-api-key': 'wrong' },
      { 'x-api-key': 'right-key, right-key' },
      { 'x-api-key': '["right-key"]' },
      { 'x-api-key': 'k'.repeat(8_000) },
      { authorization: 'Bearer right-key' },
    ];
    for (const headers of wrong) expect((await post(headers)).status).toBe(401);
    const key = { 'x-api-key': 'right-key' };
    expect((await post(key, 'x'.repeat(5_000_000))).status).toBe(413);
    for (const id of ['"><script>', '../', 'abcdefghijkl'])
      expect((await post(key, JSON.stringify({ id }))).status).toBe(400);
    expect(asked).toBe(0);
    for (let turn = 0; turn < 1_000; turn++) expect((await post(key)).status).toBe(200);
    expect(asked).toBe(1_000);
    await site.close();
  });
});

describe('P04: what is not public any more', () => {
  const visit = (path: string) => staff.app.request(staffOrigin + path);

  it('a bus that was withdrawn is at no address, list, feed, sitemap or search', async () => {
    const shown = await (await visit('/buses')).text();
    const path = /\/buses\/2-[a-z0-9-]+/.exec(shown)![0];
    expect((await visit(path)).status).toBe(200);
    await changeListing(staff.repository, 2, { status: 'withdrawn' });
    await staff.refresh.refresh();
    expect([404, 410]).toContain((await visit(path)).status);
    expect(await (await visit(path)).text()).not.toContain('key-facts');
    const busesAt = async (address: string) => {
      const named = (await (await visit(address)).text()).matchAll(
        /\/buses\/(\d+)-|"objectID":"(\d+)"/g,
      );
      return [...new Set([...named].map(([, page, object]) => page ?? object))];
    };
    for (const list of [
      '/buses',
      '/buses?search=starcraft',
      '/categories/shuttle',
      '/buses.md',
      '/embed/buses?count=24',
      '/api/carousel',
      '/api/v1/buses',
      '/sitemaps/buses-1.xml',
      '/feeds/buses.rss',
      '/feeds/inventory.csv',
      '/feeds/inventory.json',
      '/feeds/meta-vehicles.csv',
      `/1/indexes/buses_v2?${new URLSearchParams({ ...keys, query: 'starcraft' })}`,
    ])
      expect(await busesAt(list), list).toEqual(['1']);
    for (const other of ['/', '/locations/ohio', '/llms.txt'])
      expect(await busesAt(other), other).not.toContain('2');
  });

  it('an article that was taken off, or is a draft, is at no address, list or feed', async () => {
    const slug = 'not-public';
    const fields = {
      title: 'Quillwort for buses',
      slug,
      excerpt: 'Quillwort.',
      text: 'Quillwort.',
      'category-blog-articles': 'on',
      publishedOn: '2026-10-01',
    };
    const edit = '/staff/content/articles/edit';
    const nowhere = async () => {
      expect((await visit(`/knowledge-center/blog/${slug}/`)).status).toBe(404);
      for (const path of [
        '/',
        '/knowledge-center/',
        '/knowledge-center/blog-articles/',
        '/knowledge-center/search/?q=quillwor',
        '/sitemaps/articles.xml',
        '/feeds/articles.rss',
        '/llms.txt',
      ])
        expect(await (await visit(path)).text(), path).not.toContain('Quillwort');
    };
    await staff.post(edit, { ...fields, revision: '0', step: 'draft' });
    await nowhere();
    await staff.post(`${edit}?slug=${slug}`, { ...fields, revision: '1', step: 'publish' });
    expect((await visit(`/knowledge-center/blog/${slug}/`)).status).toBe(200);
    await staff.post('/staff/content/articles/change', { slug, revision: '2', to: 'off' });
    await nowhere();
  });
});
