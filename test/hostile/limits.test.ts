import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { hiddenFields as formFields } from '#site/forms/hidden-fields.ts';
import { createPhotoIntake } from '#domain/media/photo-intake.ts';
import { mostPhotos } from '#domain/selling/submission.ts';
import { say } from '#messages/i18n.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import {
  createSeller,
  freshKey,
  jpeg,
  sellerForm,
  type Files,
  type Seller,
} from '#test/factories/seller.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
let seller: Seller;
let nowMs = testNow.getTime();
beforeAll(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  seller = createSeller(site);
});
afterAll(() => site.close());

/** With limits that nobody has used yet. */
function freshLimits() {
  nowMs = testNow.getTime();
  site.parts.site.leads = createLeadService({ leads: site.leads, now: () => new Date(nowMs) });
}
let sender = 0;
const write = (address: string, values: Record<string, string> = {}) => {
  sender += 1;
  const own = { ...goodForm, email: `w${sender}@example.com`, phone: '', message: `No. ${sender}` };
  return postForm(site, '/contact', { ...own, ...values }, { 'x-forwarded-for': address });
};
const newest = async () => (await allRows(site.leads)).at(-1)!;

/** As bytes: a form that is refused midway would otherwise go on being written by the test itself. */
async function postPhotos(token: string, files: Files): Promise<Response> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('photos', new Blob([bytes]), name);
  form.append('act', 'add');
  const encoded = new Response(form);
  const origin = 'https://omnibus.example';
  return site.app.request(`${origin}/sell-your-bus/uploading?draft=${token}`, {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers: { origin, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
}

describe('L09: many letters', () => {
  const flood: [string, (turn: number) => string][] = [
    ['one address', () => '203.0.113.9'],
    ['headers that rotate before our proxy’s own', (turn) => `10.9.${turn}.1, 203.0.113.10`],
    ['one /64 of IPv6', (turn) => `2001:db8:7:7:${turn.toString(16)}::${turn.toString(16)}`],
  ];
  it.each(flood)('from %s: refused after a while, with the time to wait', async (_, addressOf) => {
    freshLimits();
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn++) statuses.push((await write(addressOf(turn))).status);
    expect(new Set(statuses)).toEqual(new Set([303, 429]));
    expect(statuses.lastIndexOf(303)).toBeLessThan(40);
    const refused = await write(addressOf(61), { message: 'Kept words' });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Kept words');
    const waitSeconds = Number(refused.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(0);
    // Somebody else behind the same address gets through within a minute.
    expect(waitSeconds).toBeLessThanOrEqual(60);
    nowMs += 60_000;
    expect((await write(addressOf(62))).status).toBe(303);
    expect((await write('198.51.100.1')).status).toBe(303);
  });

  it('to one mailbox by ever new spellings: as many as by one', async () => {
    freshLimits();
    const spelled = ['v.ictim', 'vict.im', 'victim+a', 'Victim+b', 'v.i.c.t.i.m', 'victim+a+b'];
    for (const [at, name] of [...spelled, 'victim+more', 'victim'].entries()) {
      const sent = await write(`198.51.102.${at}`, { email: `${name}@example.com` });
      expect(sent.status, name).toBe(at < spelled.length ? 303 : 429);
    }
    expect((await write('198.51.102.99', { email: 'victim@example.net' })).status).toBe(303);
  });

  it('sent 0.3 s after the page, or with the hidden field filled: kept and marked', async () => {
    freshLimits();
    const stamp = await site.parts.site.leads.clock.issue(nowMs);
    nowMs += 300;
    expect((await write('198.51.100.2', { [formFields.stamp]: stamp })).status).toBe(303);
    expect((await newest()).spamReasons).toContain('sent within seconds');
    expect((await write('198.51.100.3', { [formFields.honeypot]: 'x' })).status).toBe(303);
    expect(await newest()).toMatchObject({ state: 'spam' });
  });

  it('30 of the same text are marked, not refused', async () => {
    freshLimits();
    for (let turn = 0; turn < 30; turn++)
      expect((await write(`198.51.101.${turn}`, { message: 'The same words' })).status).toBe(303);
    expect((await newest()).spamReasons).toContain('same text again');
  });
});

describe('H15: more photos than fit', () => {
  it('the same file a thousand times is one photo', async () => {
    const token = await seller.startDraft();
    for (let turn = 0; turn < 40; turn++)
      await postPhotos(
        token,
        Array.from({ length: 25 }, () => ['a.jpg', jpeg(1)] as const),
      );
    expect((await seller.open(token)).photos).toHaveLength(1);
  });

  it('2,000 files: as many as one bus has, and words about the rest', async () => {
    const token = await seller.startDraft();
    const html: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const files = Array.from(
        { length: 500 },
        (_, n) => [`${n}.jpg`, jpeg(10 + turn * 500 + n, 600)] as const,
      );
      const answer = await postPhotos(token, files);
      expect(answer.status).toBeLessThan(500);
      html.push(await answer.text());
    }
    expect((await seller.open(token)).photos.length).toBeLessThanOrEqual(mostPhotos);
    const last = await postPhotos(token, [['last.jpg', jpeg(9_999)]]);
    expect((await last.text()) + html.join('')).toMatch(/which is the most|at most|too many/i);
  });

  it('a disk without room: the photo is refused in words, the form is not', async () => {
    const store = createMemoryMediaStore();
    store.full = true;
    const intake = createPhotoIntake({
      store,
      processor: {
        process: async () => ({ outcome: 'failed', fault: 'busy' }),
        toAvif: async () => null,
        close: async () => {},
      },
    });
    const taken = await intake.intake(jpeg(3), { alt: 'A bus' });
    expect(taken).toMatchObject({ outcome: 'refused', reason: 'cannot-store', retry: true });
    expect(taken.outcome === 'refused' && say(taken.message)).toContain(
      'Your other details are safe',
    );
    expect(store.files.size).toBe(0);
  });
});

describe('H10: names of files', () => {
  it.each([
    'a.jpg.html',
    'a.html%00.jpg',
    'a.jpg;.html',
    '../../../x.jpg',
    '..\\x',
    'CON.jpg',
    '.htaccess',
    'n'.repeat(10_240),
    '"; rm -rf',
    '\u202Egpj.exe',
    '',
    'a.JPG ',
    'a\0b.jpg',
  ])('%j is text at most, and no path', async (name) => {
    const token = await seller.startDraft();
    await postPhotos(token, [[name, jpeg(40 + name.length)]]);
    const [photo] = (await seller.open(token)).photos;
    if (photo) {
      expect(photo.name).toMatch(/^photos\/[0-9a-f]{32}\.webp$/);
      expect([...(photo.fileName ?? '')].length).toBeLessThanOrEqual(255);
      expect(photo.fileName ?? '').not.toMatch(/[\p{C}/\\]/u);
    }
    const page = await seller.get(`/sell-your-bus/uploading?draft=${token}`);
    expect(page.status).toBe(200);
  });
});

describe('I08: steps out of order', () => {
  it('the last step without the one before, or with a made-up token, begins again kindly', async () => {
    for (const path of ['/sell-your-bus/done', `/sell-your-bus/done?draft=${'0'.repeat(32)}`]) {
      const answer = await seller.get(path);
      expect([303, 404, 410], path).toContain(answer.status);
      const posted = await seller.post(path, {});
      expect([303, 404, 405, 410], path).toContain(posted.status);
    }
    const nowhere = await seller.get(`/sell-your-bus/uploading?draft=${'0'.repeat(32)}`);
    expect([303, 404]).toContain(nowhere.status);
  });

  it('finishing twice, in two tabs, is one submission; step one afterwards is another', async () => {
    const key = freshKey();
    const fields = { ...sellerForm, email: `${key}@example.com`, phone: '', key };
    const first = await seller.post('/sell-your-bus', fields);
    const token = /draft=(\w+)/.exec(first.headers.get('location') ?? '')?.[1] ?? '';
    const before = (await allRows(site.submissions, 'submitted')).length;
    const both = await Promise.all([seller.finish(token), seller.finish(token)]);
    for (const { status } of both) expect([303, 409]).toContain(status);
    expect(await allRows(site.submissions, 'submitted')).toHaveLength(before + 1);
    const again = await seller.post('/sell-your-bus', fields);
    expect(again.headers.get('location')).toContain(token);
    expect(await allRows(site.submissions, 'submitted')).toHaveLength(before + 1);
    expect((await seller.open(token)).submission.details.model).toBe('E-450');
  });
});
