import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { goodForm, hiddenFields, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { allRows } from '#test/factories/all-rows.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const all = async () => (await allRows(site.leads)).toReversed();
const key = 'a-key-of-sixteen-characters';
const send = (values = {}, headers = {}) =>
  postForm(site, '/contact', { ...goodForm, ...values }, headers);

describe('one submission, one lead', () => {
  it('however often the same form arrives, at once and later', async () => {
    const hidden = await hiddenFields(site, '/contact');
    expect(hidden.key).toMatch(/^[0-9a-f]{32}$/);
    const many = await Promise.all(Array.from({ length: 20 }, () => send(hidden)));
    const later = await send(hidden);
    const places = [...many, later].map((answer) => answer.headers.get('location'));
    expect(new Set(places).size).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  it('gives every rendering a key of its own, and no cache keeps it', async () => {
    const [one, two] = [await hiddenFields(site, '/contact'), await hiddenFields(site, '/contact')];
    expect(one.key).not.toBe(two.key);
    const page = await site.get('/contact');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('by header too, with byte-equal answers', async () => {
    const headers = { 'idempotency-key': key, accept: 'application/json' };
    const bodies = [];
    for (let round = 0; round < 3; round += 1) bodies.push(await (await send({}, headers)).text());
    expect(new Set(bodies).size).toBe(1);
    expect(await all()).toHaveLength(1);
  });

  it('refuses other words under the same key and offers them a new one', async () => {
    await send({ key });
    const answer = await send({ key, message: 'Something else entirely' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Something else entirely');
    const fresh = /name="key" value="([0-9a-f]{32})"/.exec(html)?.[1];
    const again = await send({ key: fresh, message: 'Something else entirely' });
    expect(again.status).toBe(303);
    expect(await all()).toHaveLength(2);
  });

  it.each([
    'short',
    'x'.repeat(10_240),
    'with spaces in it, yes',
    'null\u0000null\u0000null',
    '["a","b","c","d"]',
  ])('does not take the key %j', async (wrong) => {
    expect((await send({ key: wrong })).status).toBe(400);
    expect(await all()).toEqual([]);
  });

  it('counts equal words without a key as one, on one day', async () => {
    expect((await send()).status).toBe(303);
    const second = await send();
    expect(second.headers.get('location')).toContain((await all())[0]?.reference);
    await send({ message: 'Another question' });
    expect(await all()).toHaveLength(2);
  });
});

describe('posts from elsewhere', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://omnibus.example.evil.example' }],
    [{ origin: 'https://sub.omnibus.example' }],
    [{ origin: 'https://omnibus.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://omnibus.example', 'sec-fetch-site': 'same-site' }],
  ])('are refused: %j', async (headers) => {
    const answer = await send({ key }, headers);
    expect(answer.status).toBe(403);
    expect(await all()).toEqual([]);
  });

  it('pass without any origin only with a key', async () => {
    const bare = (values: Record<string, string>) =>
      site.app.request('http://omnibus.example/contact', {
        method: 'POST',
        body: new URLSearchParams({ ...goodForm, ...values }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const refused = await bare({});
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Is the lift at the back?');
    expect(await all()).toEqual([]);
    expect((await bare({ key })).status).toBe(303);
  });

  it('cannot use GET, nor a method override', async () => {
    await site.get('/contact?firstName=a&email=a@b.test&message=hi&_method=POST');
    expect(await all()).toEqual([]);
  });
});

describe('floods and programs', () => {
  it('hold up one address after thirty, and say when to come back', async () => {
    const answers = [];
    for (let n = 0; n < 32; n += 1) {
      answers.push(await send({ email: `p${n}@example.com`, message: `Message ${n}` }));
    }
    expect(answers.slice(0, 30).every(({ status }) => status === 303)).toBe(true);
    expect(answers[31]?.status).toBe(429);
    expect(Number(answers[31]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[31]?.text()).toContain('Message 31');
  });

  it('hold up one person after six', async () => {
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await send({ message: `Again ${n}` })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  });

  it('what is held up stays about its bus', async () => {
    const withBus = await createTestSite({ listings: [aListing()] });
    onTestFinished(() => withBus.close());
    const ask = (message: string) =>
      postForm(withBus, '/contact', { ...goodForm, message, bus: '1' });
    for (let n = 0; n < 6; n += 1) await ask(`Question ${n}`);
    const refused = await ask('Question 6');
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('name="bus" value="1"');
  });

  it('a filled trap is thanked like everybody, and kept apart', async () => {
    const answer = await send({ company_website: 'http://x.example' });
    expect(answer.status).toBe(303);
    expect(await all()).toMatchObject([{ state: 'spam', spamReasons: ['filled a hidden field'] }]);
  });

  it('the same text from many is noticed', async () => {
    for (let n = 0; n < 7; n += 1) await send({ email: `p${n}@example.com` });
    expect((await all()).map(({ state }) => state)).toContain('spam');
  });

  it('the words that a form about a bus starts with are nobody’s spam', async () => {
    const withBus = await createTestSite({ listings: [aListing()] });
    onTestFinished(() => withBus.close());
    const [bus] = await withBus.repository.findByIds([1]);
    const page = await (await withBus.get(`/contact?bus=${bus!.id}`)).text();
    const message = /<textarea[^>]*>([^<]+)</.exec(page)?.[1] ?? '';
    expect(message).toMatch(/^I would like to know more about the \d{4} /);
    for (let n = 0; n < 7; n += 1) {
      const values = { ...goodForm, message, bus: String(bus!.id), email: `p${n}@example.com` };
      expect((await postForm(withBus, '/contact', values)).status).toBe(303);
    }
    const leads = await allRows(withBus.leads);
    expect(leads.map(({ spamScore }) => spamScore)).toEqual(Array(7).fill(0));
  });
});
