import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPageKey } from '#server/front/page-cache/page-key.ts';
import { createAdmission, usualAdmission } from '#server/front/overload/admission.ts';
import { classOf } from '#server/front/overload/request-class.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { createFrontBed, type FrontBed, type WireAnswer } from '#test/setup/front-bed.ts';

const host = 'omnibus.example';
let staff: TestStaff;
let bed: FrontBed;
/** Never asked for anything hostile. */
let control: FrontBed;
const counted: string[] = [];
/** A busy machine would refuse what is fetched ahead before it could do harm. */
const patientMs = { detail: 1e6, list: 1e6, guess: 1e6, crawler: 1e6, prefetch: 1e6 };
const admission = () => createAdmission({ ...usualAdmission, longestWaitMs: patientMs }, () => 0);
beforeAll(async () => {
  const uploads = createMemoryMediaStore();
  const bytes = (text: string) => new TextEncoder().encode(text);
  await uploads.put('photos/bus.webp', bytes('webp bytes'), 'image/webp');
  await uploads.put('photos/bus.avif', bytes('avif bytes'), 'image/avif');
  const drawings = createMemoryMediaStore();
  staff = await createTestStaff({
    role: 'owner',
    listings: [aListing({ id: 1 }), ...listings(30)],
    parts: { media: servedMedia({ uploads, drawings, prepare: async () => false }) },
  });
  staff.parts.site.countSearch = ({ text }) => counted.push(text);
  bed = await createFrontBed(staff.app, { maxBytes: 4 * 1_048_576, admission: admission() });
  control = await createFrontBed(staff.app, { admission: admission() });
});
beforeEach(() => bed.front.pages!.cache.clear());
afterAll(async () => {
  await bed.close();
  await control.close();
  await staff.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  bed.get(path, { host, ...headers }, method);
const withoutId = (text: string) => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');
const same = (one: WireAnswer, two: WireAnswer) =>
  one.status === two.status &&
  withoutId(one.text) === withoutId(two.text) &&
  one.headers['content-type'] === two.headers['content-type'];

/** The attack, then a clean question: it must read as on a node that was never attacked. */
async function expectClean(clean: string, ...attack: Parameters<typeof get>): Promise<WireAnswer> {
  const attacked = await get(...attack);
  const after = await get(clean);
  expect(same(after, await control.get(clean, { host })), clean).toBe(true);
  expect(after.text).not.toMatch(/evil|zq7/);
  return attacked;
}

describe('E02, E03: words that look like parameters', () => {
  it.each([
    "/buses?utm_content='/><script>zq7</script>",
    '/buses?utm_content=zq7&gclid=zq7&fbclid=zq7',
    '/buses?utm_content=x;search=evil',
    '/buses?x=1;search=evil;seats=10-14',
  ])('%s is the plain list, for its asker too', async (path) => {
    const attacked = await expectClean('/buses', path.replaceAll(/[<>]/g, encodeURIComponent));
    expect(same(attacked, await control.get('/buses', { host }))).toBe(true);
  });

  it('one reader for key and page: %26 is a letter of the words, & ends them', async () => {
    const one = readPageKey('/buses?search=a%26search=b')!.url;
    expect(new URLSearchParams(one.split('?')[1]).get('search')).toBe('a&search=b');
    const page = await get('/buses?search=a%26search=b');
    expect(page.text).toContain('value="a&amp;search=b"');
    expect(readPageKey('/buses?search=a&search=b')!.url).toBe(readPageKey('/buses?search=a')!.url);
  });
});

describe('E06, E07: other answers first', () => {
  it.each<Record<string, string>>([
    { accept: 'text/x-component' },
    { accept: 'application/json' },
    { rsc: '1', 'next-action': 'x' },
    { accept: 'image/avif' },
    { accept: '*/*;q=1e9' },
    { range: 'bytes=0-9' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Sat, 21 Nov 2099 00:00:00 GMT' },
  ])('%o', async (headers) => {
    for (const path of ['/buses', '/buses/1-2018-starcraft-allstar-25-passenger-shuttle'])
      await expectClean(path, path, headers);
  });

  it.each(['HEAD', 'OPTIONS', 'POST'])('%s', async (method) => {
    await expectClean('/buses', '/buses', {}, method);
    await expectClean('/nope', '/nope', {}, method);
  });

  it('pictures say what they depend on, and errors are not stored', async () => {
    const avif = await get('/media/photos/bus.webp', { accept: 'image/avif,image/webp' });
    const webp = await get('/media/photos/bus.webp', { accept: 'image/webp' });
    expect([avif.text, webp.text]).toEqual(['avif bytes', 'webp bytes']);
    for (const { headers } of [avif, webp]) expect(headers['vary']).toMatch(/\baccept\b/i);
    expect(avif.headers['etag']).not.toBeUndefined();
    const ranged = await get('/media/photos/bus.webp', { range: 'bytes=0-1' });
    expect([200, 206, 416]).toContain(ranged.status);
    expect((await get('/media/photos/bus.webp')).text).toBe('webp bytes');
    expect((await get('/media/photos/none.webp')).headers['cache-control']).toContain('no-store');
  });
});

describe('E09: private pages with the name of a file', () => {
  it.each([
    '/staff/leads/1/x.css',
    '/staff/leads/1%3f.css',
    '/staff/leads/1%0a.js',
    '/staff/leads.css',
    '/admin/leads/1/x.css',
    '/thank-you/a.jpg',
    '/sell-your-bus/uploading/logo.png',
    '/sell-your-bus/status/x/y.css',
    '/sell-your-bus/done/x.jpg',
  ])('%s is not there, and nobody may keep that', async (path) => {
    const answer = await get(path, { cookie: staff.cookie });
    expect([303, 404]).toContain(answer.status);
    if (!path.startsWith('/staff')) expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(bed.front.pages!.cache.size().pages).toBe(0);
  });
});

describe('E10: equal questions', () => {
  const key = (target: string) => readPageKey(target)?.url;
  it.each([
    ['/buses?search=a', '/buses?search=%61'],
    ['/buses', '/buses?'],
    ['/buses', '/buses?page=1'],
    ['/buses?seats=10-14&wheelchair=yes', '/buses?wheelchair=yes&seats=10-14'],
    ['/buses', '/buses?x=1&y=2'],
    ['/buses?seats=50%2B', '/buses?seats=50%2b'],
  ])('%s and %s share a page', (one, two) => expect(key(two)).toBe(key(one)));
  it.each([
    ['/buses?search=a%23b', '/buses?search=a'],
    ['/buses?search=a', '/search?search=a'],
    ['/buses', '/es/buses'],
    ['/buses?page=2', '/buses'],
  ])('%s and %s do not', (one, two) => expect(key(two)).not.toBe(key(one)));

  it('a million unknown parameters add no page', async () => {
    await get('/buses');
    const before = bed.front.pages!.cache.size();
    const { cache } = bed.front.pages!;
    const first = cache.keyOf('/buses')!.url;
    for (let turn = 0; turn < 1_000_000; turn += 97)
      expect(cache.keyOf(`/buses?x=${turn}`)!.url).toBe(first);
    for (let turn = 0; turn < 50; turn++) await get(`/buses?x=${turn}`);
    expect(cache.size()).toEqual(before);
  });
});

describe('E11: sizes, qualities and private pictures', () => {
  it.each(['?w=640&w=3840', '?q=75&q=1', '?w=99999999999', '?url=http://127.0.0.1/'])(
    'a picture asked for with %s is the picture',
    async (query) => {
      const answer = await get(`/media/photos/bus.webp${query}`, { accept: 'image/webp' });
      expect([answer.status, answer.text]).toEqual([200, 'webp bytes']);
    },
  );

  it('there is no route that makes or fetches pictures for strangers', async () => {
    for (const path of [
      '/_next/image?url=%2Fmedia%2Fphotos%2Fbus.webp&w=640&q=75',
      '/image?url=http://127.0.0.1/',
      '/media/x.webp?url=http://127.0.0.1/',
      '/media/http://127.0.0.1/x.webp',
      '/media/https:%2F%2Fevil.test%2Fx.webp',
      '/cdn-cgi/image/width=80/x.webp',
    ])
      expect((await get(path, { cookie: staff.cookie })).status, path).toBe(404);
  });

  it('a session changes no picture', async () => {
    const mine = await get('/media/photos/bus.webp', { cookie: staff.cookie });
    expect(mine.headers['set-cookie']).toBeUndefined();
    expect(mine.text).toBe('webp bytes');
  });
});

describe('C10: fetched ahead', () => {
  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  ])('%o counts no search and changes nothing', async (headers) => {
    const ahead = { ...headers, 'sec-fetch-dest': 'document' };
    counted.length = 0;
    for (const path of ['/buses?search=starcraft', '/search?search=starcraft', '/thank-you'])
      await get(path, ahead);
    expect(counted).toEqual([]);
    await get('/buses?search=starcraft', { 'sec-fetch-dest': 'document' });
    expect(counted).toHaveLength(1);
    expect(classOf({ method: 'GET', url: '/buses', headers })).toBe('prefetch');
  });

  it('a GET signs nobody out, spends no link and ends no session', async () => {
    const { cookie } = await staff.signIn('owner');
    const ahead = { cookie, 'sec-purpose': 'prefetch' };
    for (const path of ['/staff/sign-out', '/staff/account/sessions/end-all'])
      expect((await get(path, ahead)).status, path).toBe(404);
    expect((await get('/staff', { cookie })).status).toBe(200);
    const invited = await staff.services.links.invite(
      { email: 'ahead@example.com', name: 'Ahead', role: 'viewer' },
      { actor: staff.member, mail: false },
    );
    if (invited.outcome !== 'invited') throw new Error(invited.text);
    for (let turn = 0; turn < 3; turn++)
      expect((await get(`/staff/sign-in/link/${invited.token}`, ahead)).status).toBe(200);
  });
});

describe('Q02: a crawler among filters and pages', () => {
  it('finds combinations marked as not worth keeping, and the cache stays within its bytes', async () => {
    const seats = ['1-9', '10-14', '15-24', '25-39', '40-50', '50+'];
    const { cache } = bed.front.pages!;
    for (let turn = 0; turn < 48; turn++) {
      const path = `/buses?seats=${encodeURIComponent(seats[turn % 6]!)}&page=${turn}&sort=price&search=w${turn}`;
      const answer = await get(path);
      if (answer.status === 200)
        expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
      expect(readPageKey(path)!.endless).toBe(true);
      expect(cache.size().bytes).toBeLessThanOrEqual(4 * 1_048_576);
    }
    expect((await get('/buses')).text).not.toMatch(/<meta name="robots" content="noindex/);
    const robots = await get('/robots.txt');
    expect(robots.text).toMatch(/Disallow: /);
  });
});
