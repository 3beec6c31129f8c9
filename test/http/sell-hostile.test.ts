import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '#test/factories/all-rows.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, freshKey, jpeg, sellerForm, type Seller } from '#test/factories/seller.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  seller = createSeller(site);
});
afterAll(() => site.close());

const form = () => ({
  ...sellerForm,
  email: `${freshKey()}@example.com`,
  phone: '',
  key: freshKey(),
});
const drafts = async () => (await allRows(site.submissions, 'draft', 'submitted')).length;

describe('step one refuses', () => {
  it('an empty form, with every error at its field and in the summary, and keeps the rest', async () => {
    const before = await drafts();
    const typed = { ...form(), name: ' \u3164', make: '', vin: '', model: '"><svg/onload=zq7(1)>' };
    const answer = await seller.post('/sell-your-bus', typed);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<title>Error: /);
    // Once more in the data that the browser goes on with.
    const shown = html.replaceAll(/<script type="application\/json">.*?<\/script>/gs, '');
    expect(shown.match(/Enter your name/g)).toHaveLength(2);
    expect(html).toContain('href="#sell-name"');
    expect(html).toContain('aria-describedby="sell-name-error"');
    expect(html).toContain('value="&quot;&gt;&lt;svg/onload=zq7(1)&gt;"');
    expect(html).not.toContain('<svg/onload');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await drafts()).toBe(before);
  });

  it.each([
    ['no key', ''],
    ['a short key', 'abc'],
    ['a key with a NUL', 'abcdefghijklmnop\0'],
    ['a key of 10 KB', 'k'.repeat(10_240)],
  ])('%s, with 400, and keeps what was typed', async (_, key) => {
    const before = await drafts();
    const answer = await seller.post('/sell-your-bus', { ...form(), key });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="E-450"');
    expect(await drafts()).toBe(before);
  });

  it('the same key with other words, with 422, and offers a new key', async () => {
    const first = form();
    await seller.post('/sell-your-bus', first);
    const answer = await seller.post('/sell-your-bus', { ...first, model: 'E-350' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('sent before with other details');
    expect(html).toContain('value="E-350"');
    expect(html).not.toContain(first.key);
  });

  it('posts from other sites', async () => {
    const before = await drafts();
    const headers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://omnibus.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const header of headers) {
      const answer = await seller.post('/sell-your-bus', form(), header);
      expect(answer.status, JSON.stringify(header)).toBe(403);
    }
    expect(await drafts()).toBe(before);
  });

  it('bodies that are too large or no form', async () => {
    const large = await seller.post('/sell-your-bus', {
      ...form(),
      description: 'x'.repeat(5_000_000),
    });
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('more text than we can take');
    const json = await site.app.request('https://omnibus.example/sell-your-bus', {
      method: 'POST',
      body: '['.repeat(100_000),
      headers: { 'content-type': 'application/json', origin: 'https://omnibus.example' },
    });
    expect(json.status).toBe(415);
    const put = await site.app.request('https://omnibus.example/sell-your-bus', { method: 'PUT' });
    expect(put.status).toBe(404);
  });

  it('more than one person sends in a sitting, with the time to wait', async () => {
    const email = 'busy@example.com';
    let last = await seller.post('/sell-your-bus', { ...form(), email });
    for (let count = 0; count < 30 && last.status !== 429; count++) {
      last = await seller.post('/sell-your-bus', { ...form(), email });
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.text()).toContain('value="E-450"');
  });

  it('one mailbox in the place of others, which our mails would follow', async () => {
    const correct = async (email: string) => {
      const token = await seller.startDraft();
      const { submission } = await seller.open(token);
      const fields = { ...sellerForm, email, revision: String(submission.revision) };
      return seller.post(`/sell-your-bus/status/${token}/details`, fields);
    };
    for (let count = 0; count < 24; count++)
      expect((await correct(`victim+${count}@example.com`)).status).toBe(303);
    const refused = await correct('victim@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('value="victim@example.com"');
    expect((await correct('somebody.else@example.com')).status).toBe(303);
  });
});

describe('step one takes', () => {
  it('the same form any number of times as one bus', async () => {
    const fields = form();
    const before = await drafts();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => seller.post('/sell-your-bus', fields)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await drafts()).toBe(before + 1);
  });

  it('no field that is not its own', async () => {
    const token = await seller.startDraft({
      ...({
        status: 'published',
        state_: 'published',
        id: '1',
        token: 'a'.repeat(32),
        reference: 'OM-0000-0000-0000',
        listing_id: '1',
        spam_score: '-1',
        __proto__: 'x',
        'constructor.prototype.x': 'x',
      } as object),
    });
    const { submission } = await seller.open(token);
    expect(submission).toMatchObject({
      state: 'draft',
      listingId: null,
      spamScore: 0,
      revision: 1,
    });
    expect(submission.reference).not.toBe('OM-0000-0000-0000');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('header injection, SQL and templates as the words they are', async () => {
    const nasty = "a\r\nBcc: v@x.example' OR 1=1;-- {{7*7}} ${7*7}";
    const token = await seller.startDraft({ name: nasty, description: nasty, city: nasty });
    const { details } = (await seller.open(token)).submission;
    expect(details.name).toBe("a Bcc: v@x.example' OR 1=1;-- {{7*7}} ${7*7}");
    expect(details.description).toContain('a\nBcc:');
    const wrong = await seller.post('/sell-your-bus', { ...form(), email: 'a@b.test,v@x.test' });
    expect(wrong.status).toBe(422);
  });

  it('a filled trap without a word, and mails nobody about it', async () => {
    const answer = await seller.post('/sell-your-bus', { ...form(), company_website: 'x' });
    expect(answer.status).toBe(303);
    const token = /draft=(\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    await seller.finish(token);
    const { submission } = await seller.open(token);
    expect(submission).toMatchObject({ state: 'submitted', spamScore: 100 });
  });
});

describe('private links', () => {
  it('that are wrong all look the same; those that are not whole say so', async () => {
    const real = await seller.startDraft();
    const cut = [real.slice(0, -1), `${real}0`, 'null', "'%20OR%201=1--"];
    const whole = ['0'.repeat(32), `${real.slice(0, 31)}${real.endsWith('0') ? '1' : '0'}`];
    const wrong = [...cut, `${real.slice(0, -1)}A`, ...whole];
    const pages = await Promise.all(
      wrong.map((token) => seller.get(`/sell-your-bus/status/${token}`)),
    );
    expect(pages.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    // The switch of languages leads to the address that was asked for.
    const texts = await Promise.all(pages.map((page) => page.text()));
    const alike = texts.map((text) => text.replaceAll(/\/sell-your-bus\/status\/[^"]*/g, ''));
    expect(new Set(alike.slice(0, -whole.length)).size).toBe(1);
    expect(new Set(alike.slice(-whole.length)).size).toBe(1);
    expect(alike[0]).toContain('<h1>This link is not as we sent it</h1>');
    expect(alike.at(-1)).toContain('<h1>This link opens nothing</h1>');
    const draft = await seller.get(`/sell-your-bus/uploading?draft=${real.slice(0, -3)}`);
    expect(await draft.text()).toContain('<h1>This link is not as we sent it</h1>');
    for (const path of ['details', 'withdraw']) {
      const answer = await seller.post(`/sell-your-bus/status/${'0'.repeat(32)}/${path}`, {});
      expect(answer.status).toBe(404);
    }
  });

  it('touch no photo of another submission', async () => {
    const [mine, theirs] = [await seller.startDraft(), await seller.startDraft()];
    await seller.postPhotos(theirs, [['a.jpg', jpeg(21)]]);
    const [photo] = (await seller.open(theirs)).photos;
    for (const act of ['remove', 'earlier', 'later', 'caption', 'drop table'])
      await seller.changePhoto(mine, {
        act: `${act}-${photo?.id}`,
        [`caption-${photo?.id}`]: 'zq7',
      });
    await seller.changePhoto(mine, { act: 'arrange', order: String(photo?.id) });
    expect((await seller.open(theirs)).photos).toEqual([photo]);
    expect((await seller.open(mine)).photos).toEqual([]);
  });

  it('are no directories', async () => {
    const token = await seller.startDraft();
    for (const path of [
      `/sell-your-bus/status/${token}/x.css`,
      '/sell-your-bus/uploading/logo.png',
      `/sell-your-bus/done/${token}.jpg`,
    ]) {
      expect((await seller.get(path)).status, path).toBe(404);
    }
  });
});
