import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createAdmission,
  Overloaded,
  usualAdmission,
  type Admission,
} from '#server/front/overload/admission.ts';
import { coldStartPatience } from '#server/front/overload/cold-start.ts';
import { classOf, type RequestClass } from '#server/front/overload/request-class.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

const never = () => new Promise<never>(() => {});
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('does not queue for an address that has moved', async () => {
  const admission = createAdmission({ ...usualAdmission, mostActive: 0 });
  const bed = await createFrontBed(
    { fetch: () => new Response(null, { status: 301, headers: { location: '/new' } }) },
    { admission, movedTo: (pathname) => (pathname === '/old' ? '/new' : null) },
  );
  void bed.get('/unknown').catch(() => {});
  expect((await bed.get('/old?from=mail')).status).toBe(301);
  expect(admission.state().waiting).toBe(1);
  await bed.close();
});

describe('what a request is worth', () => {
  it.each<[string, string, Record<string, string>, RequestClass]>([
    ['GET', '/buses?search=x', {}, 'list'],
    ['GET', '/buses/12-mci', {}, 'detail'],
    ['GET', '/', {}, 'detail'],
    ['GET', '/sell-your-bus/uploading/photo?draft=x', {}, 'form'],
    ['GET', '/sell-your-bus', {}, 'detail'],
    ['GET', '/buses/12-mci', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
    [
      'GET',
      '/buses/12-mci',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      'crawler',
    ],
    ['POST', '/contact', { 'user-agent': 'bot' }, 'form'],
    ['POST', '/sell-your-bus/uploading/photo?draft=x', {}, 'upload'],
    ['POST', '/es/sell-your-bus/uploading?draft=x', {}, 'upload'],
    ['POST', '/sell-your-bus/uploading/photos?draft=x', {}, 'form'],
    ['POST', '/staff/import', {}, 'upload'],
    ['POST', '/staff/inventory/7/photos', {}, 'upload'],
    ['POST', '/staff/sign-in', {}, 'sign-in'],
    ['POST', '/staff/leads/7/note', {}, 'sign-in'],
    ['POST', '/1/indexes/buses_v2/queries', {}, 'list'],
    ['GET', '/assets/entry.js', {}, 'file'],
    ['GET', '/sitemaps/pages.xml', {}, 'file'],
    ['GET', '/sitemapX1', {}, 'detail'],
    ['GET', '/healthz', { 'sec-purpose': 'prefetch' }, 'free'],
  ])('%s %s %o', (method, url, headers, expected) => {
    expect(classOf({ method, url, headers })).toBe(expected);
  });
});

it.each(['/media/../buses', '/media/%2e%2e/buses', '/api/v1/../../buses', '/assets/.%2E/buses'])(
  'counts %s as the page that it is',
  async (path) => {
    const read = ({ url }: Request) => new Response(new URL(url).pathname);
    const bed = await createFrontBed({ fetch: read }, { trustedProxies: 1 });
    const from = { host: 'omnibus.example', 'x-forwarded-for': '203.0.113.9' };
    const answers = [];
    for (let at = 0; at < 300; at += 1) answers.push(await bed.get(`${path}?search=${at}`, from));
    expect(answers[0]?.text).toBe('/buses');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    await bed.close();
  },
);

it.each(['/%6dcp', '/mcp#x', '/%31/indexes/buses/queries', '/%6D%63%70?x=%6d'])(
  'lets a question at %s wait in the line of its kind',
  async (path) => {
    const read = ({ url }: Request) => new Response(url.replace(/^.*?\w(?=\/)/, ''));
    const bed = await createFrontBed({ fetch: read });
    const run = vi.spyOn(bed.front.admission, 'run');
    const { text } = await bed.get(path, { host: 'omnibus.example' }, 'POST');
    expect(run.mock.calls.map(([requestClass]) => requestClass)).toEqual(['list']);
    expect(text).toMatch(/^\/(mcp(\?x=%6d)?|1\/indexes\/buses\/queries)$/);
    await bed.close();
  },
);

it.each(['/%%36dcp', '/%6%34cp', '/%256dcp'])('reads %s once, as the router does', async (path) => {
  const bed = await createFrontBed({ fetch: ({ url }) => new Response(url) });
  expect((await bed.get(path, { host: 'omnibus.example' })).text).toMatch(`example${path}`);
  await bed.close();
});

describe('admission', () => {
  const settings = { ...usualAdmission, mostActive: 2 };
  const crowd = (admission: Admission) => {
    for (let at = 0; at < 24; at += 1) void admission.run('detail', never);
  };

  it('runs at once what there is room for, and the rest in turn', async () => {
    const admission = createAdmission(settings);
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const work = (name: string) => () => {
      order.push(name);
      return gate.promise;
    };
    const all = ['a', 'b', 'c'].map((name) => admission.run('detail', work(name)));
    await turn();
    await turn();
    expect(order).toEqual(['a', 'b']);
    expect(admission.state()).toMatchObject({ active: 2, waiting: 1 });
    gate.resolve();
    await Promise.all(all);
    expect(order).toEqual(['a', 'b', 'c']);
    expect(admission.isIdle()).toBe(true);
  });

  it('lets better ones go first', async () => {
    const admission = createAdmission({ ...settings, mostActive: 1 });
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = admission.run('list', () => gate.promise);
    const later = (['prefetch', 'crawler', 'list', 'detail'] as const).map((name) =>
      admission.run(name, async () => {
        order.push(name);
      }),
    );
    gate.resolve();
    await Promise.all([first, ...later]);
    expect(order).toEqual(['detail', 'list', 'crawler', 'prefetch']);
  });

  it('refuses what would come too late, least worth first, and at once', async () => {
    const admission = createAdmission({ ...settings, mostActive: 1 });
    void admission.run('detail', never);
    const outcomes = { prefetch: 0, crawler: 0, list: 0, detail: 0 };
    for (const name of ['prefetch', 'crawler', 'list', 'detail'] as const) {
      for (let at = 0; at < 200; at += 1) {
        admission.run(name, never).catch(() => {
          outcomes[name] += 1;
        });
      }
    }
    await turn();
    expect(outcomes.prefetch).toBeGreaterThanOrEqual(outcomes.crawler);
    expect(outcomes.crawler).toBeGreaterThanOrEqual(outcomes.list);
    expect(outcomes.list).toBeGreaterThan(outcomes.detail);
    expect(outcomes.detail).toBeGreaterThan(50);
    expect(admission.state().waiting).toBeLessThan(150);
  });

  it('never makes a form wait behind pages', async () => {
    const admission = createAdmission({ ...settings, mostActive: 1 });
    for (let at = 0; at < 500; at += 1) admission.run('detail', never).catch(() => {});
    let posted = false;
    void admission.run('form', async () => {
      posted = true;
    });
    expect(posted).toBe(true);
  });

  it('starts a page in time however much comes in meanwhile', async () => {
    const admission = createAdmission({ ...settings, mostActive: 1 });
    const gate = Promise.withResolvers<void>();
    const first = admission.run('detail', () => gate.promise);
    const second = admission.run('detail', async () => 'drawn');
    gate.resolve();
    await first;
    // Each turn is long and brings something new, as when many forms are at work.
    const drawn = vi.fn();
    void second.then(drawn);
    for (let turns = 0; turns < 10; turns += 1) {
      admission.arrived();
      const untilMs = performance.now() + 30;
      while (performance.now() < untilMs);
      await turn();
    }
    expect(drawn).toHaveBeenCalledWith('drawn');
  });

  it('bounds forms and files, too', async () => {
    const admission = createAdmission({
      ...settings,
      mostOpen: { ...usualAdmission.mostOpen, form: 3 },
    });
    for (let at = 0; at < 3; at += 1) void admission.run('form', never);
    await expect(admission.run('form', never)).rejects.toBeInstanceOf(Overloaded);
  });

  it('lets less in while the event loop is late', async () => {
    let delayMs = 300;
    const admission = createAdmission(settings, () => delayMs);
    await expect(admission.run('crawler', async () => 1)).rejects.toBeInstanceOf(Overloaded);
    await expect(admission.run('detail', async () => 1)).resolves.toBe(1);
    delayMs = 1_500;
    await expect(admission.run('form', async () => 1)).resolves.toBe(1);
    // Few people are not why it is late.
    await expect(admission.run('detail', async () => 1)).resolves.toBe(1);
    crowd(admission);
    await expect(admission.run('detail', never)).rejects.toBeInstanceOf(Overloaded);
    delayMs = 0;
    const room = createAdmission(settings, () => delayMs);
    await expect(room.run('crawler', async () => 1)).resolves.toBe(1);
  });

  it('is patient in its first seconds, not longer', async () => {
    let atMs = 0;
    const admission = createAdmission(
      settings,
      () => 1_500,
      coldStartPatience(() => atMs),
    );
    atMs = 9_000;
    crowd(admission);
    expect(admission.refuses('detail')).toBe(false);
    atMs = 10_001;
    expect(admission.refuses('detail')).toBe(true);
  });

  it('frees its place when work fails', async () => {
    const admission = createAdmission({ ...settings, mostActive: 1 });
    await expect(admission.run('list', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(admission.run('list', async () => 1)).resolves.toBe(1);
  });
});

describe('refusals over the wire', () => {
  let bed: FrontBed;
  afterEach(() => bed.close());
  const app = {
    fetch: () =>
      new Response('page', { headers: { 'content-security-policy': "default-src 'none'" } }),
  };

  it('a full house answers 503 with the phone number, the headers of every page and when to return', async () => {
    const admission = createAdmission({
      ...usualAdmission,
      mostActive: 0,
      longestWaitMs: { detail: -1, list: -1, guess: -1, crawler: -1, prefetch: -1 },
    });
    bed = await createFrontBed(app, { admission });
    const answer = await bed.get('/buses');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(answer.text).toContain('tel:+18565550142');
    expect(answer.text).not.toMatch(/<script|style=/);
    expect((await bed.get('/healthz')).status).toBe(200);
    expect((await bed.get('/contact', {}, 'POST')).status).toBe(200);
  });

  it.each([
    [
      '/api/v1/buses?limit=1',
      'application/problem+json',
      {
        type: 'https://omnibus.example/developers#unavailable',
        title: 'Not at the moment',
        status: 503,
        detail: 'Nothing was done. `Retry-After` says when to ask again.',
      },
    ],
    [
      '/mcp',
      'application/json',
      { jsonrpc: '2.0', error: { code: -32_000, message: 'Service Unavailable' }, id: null },
    ],
    ['/1/indexes/buses', 'application/json', { message: 'Service Unavailable', status: 503 }],
  ])('tells a program of %s in its own words', async (path, type, body) => {
    const full = createAdmission({
      ...usualAdmission,
      mostActive: 0,
      longestWaitMs: { detail: -1, list: -1, guess: -1, crawler: -1, prefetch: -1 },
    });
    bed = await createFrontBed(app, { admission: full });
    const answer = await bed.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([503, type]);
    expect(JSON.parse(answer.text)).toEqual(body);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('forms of one network come to an end before anything is done for them; those of others go on', async () => {
    let asked = 0;
    const counting = { fetch: () => new Response(String((asked += 1))) };
    bed = await createFrontBed(counting, { trustedProxies: 1 });
    asked = 0;
    const post = (path: string, from: string) =>
      bed.get(path, { host: 'omnibus.example', 'x-forwarded-for': from }, 'POST');
    const statuses: number[] = [];
    for (let at = 0; at < 200; at += 1) {
      const path = at % 2 === 0 ? '/contact' : '/staff/sign-in';
      statuses.push((await post(path, '203.0.113.9')).status);
    }
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(asked).toBe(statuses.filter((status) => status === 200).length);
    expect((await post('/contact', '203.0.113.10')).status).toBe(200);
    expect((await post('/api/analytics', '203.0.113.9')).status).toBe(200);
  });

  it('keeps answering kept pages when nothing may be rendered', async () => {
    const page = {
      fetch: () => new Response('<main>bus</main>', { headers: { 'content-type': 'text/html' } }),
    };
    const usual = createAdmission();
    let full = false;
    const admission = {
      ...usual,
      run: <T>(name: RequestClass, work: () => Promise<T>) =>
        full ? Promise.reject(new Overloaded()) : usual.run(name, work),
    };
    bed = await createFrontBed(page, { admission });
    await bed.get('/buses');
    full = true;
    expect((await bed.get('/buses')).status).toBe(200);
    bed.watch.bump('inventory');
    // Not even an old page is thrown away.
    expect((await bed.get('/buses')).status).toBe(200);
    expect((await bed.get('/categories')).status).toBe(503);
  });

  it.each([
    ['TRACE', {}, 501],
    ['PROPFIND', {}, 501],
    ['POST', { 'content-encoding': 'gzip' }, 415],
    ['GET', Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-h${at}`, '1'])), 431],
  ])('%s with %o', async (method, headers, status) => {
    bed = await createFrontBed(app);
    const answer = await bed.get('/contact', headers as Record<string, string>, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  });
});
