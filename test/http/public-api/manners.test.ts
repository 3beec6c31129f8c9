import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: listings(40),
    parts: { trustedProxies: 1, apiLimits: { api: { burst: 5, refillMs: 60_000, mostKeys: 100 } } },
  });
});
afterAll(() => site.close());

let networks = 0;
/** Each from a network of its own, unless one is named. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  networks += 1;
  const from = { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}`, ...headers };
  return site.app.request(`http://omnibus.example${path}`, { method, headers: from });
};
const kindOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { type, status, ...rest } = (await answer.json()) as { type: string; status: number };
  expect(status).toBe(answer.status);
  return { kind: type.split('#')[1], text: JSON.stringify(rest) };
};

describe('an answer', () => {
  it('has a tag that holds until something changes, in every coding', async () => {
    const first = await ask('/api/v1/buses');
    const tag = first.headers.get('etag')!;
    const packed = await ask('/api/v1/buses', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(packed.headers.get('etag')).toBe(tag);
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await first.text());
    const again = await ask('/api/v1/buses', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await changeListing(site.repository, 1, { details: { priceCents: 1_234_500 } });
    await site.refresh.refresh();
    const changed = await ask('/api/v1/buses', { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('1234500');
  });

  it('is open to the pages of all sites, without what identifies anybody', async () => {
    const answer = await ask('/api/v1/categories', { origin: 'https://dealer.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    const first = await ask('/api/v1/buses', { origin: 'https://dealer.example' }, 'OPTIONS');
    expect(first.status).toBe(204);
    expect(first.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
  });

  it('to HEAD is the same without a body', async () => {
    const answer = await ask('/api/v1/buses', {}, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('etag')).toMatch(/^W\/"/);
  });
});

describe('limits', () => {
  it('are told, are those of a network, and end in 429 with the seconds to wait', async () => {
    const one = { 'x-forwarded-for': '203.0.113.5' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const answer = await ask('/api/v1/categories', one);
      statuses.push(answer.status);
      expect(answer.headers.get('ratelimit-policy')).toBe('"api";q=5;w=300');
      expect(answer.headers.get('ratelimit')).toMatch(`"api";r=${Math.max(0, 4 - turn)}`);
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await kindOf(answer)).kind).toBe('too-many-requests');
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask('/api/v1/nothing', one)).status).toBe(429);
    expect((await ask('/api/v1/categories')).status).toBe(200);
  });
});

describe('what it cannot answer', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s is refused with what is allowed',
    async (method) => {
      const answer = await ask('/api/v1/buses', {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect((await kindOf(answer)).kind).toBe('method-not-allowed');
    },
  );

  it.each([
    ['text/html', 406],
    ['application/xml, text/csv', 406],
    ['application/json', 200],
    ['text/html, */*;q=0.8', 200],
  ])('Accept: %s is %i', async (accept, status) => {
    const answer = await ask('/api/v1/buses', { accept });
    expect(answer.status).toBe(status);
    if (status === 406) expect((await kindOf(answer)).kind).toBe('not-acceptable');
  });

  it.each([
    [`?search=${'x'.repeat(10_000)}`, 414, 'address-too-long'],
    [`?search=${'x'.repeat(2_000)}`, 400, 'invalid-parameter'],
    [`?make=${'MCI,'.repeat(900)}`, 400, 'invalid-parameter'],
    ['?price=99999999999999999999-', 400, 'invalid-parameter'],
    ['?__proto__=1', 400, 'unknown-parameter'],
    ['?near=%00%01&within=9e9', 400, 'invalid-parameter'],
    [`?cursor=${'A'.repeat(3_000)}`, 400, 'invalid-parameter'],
    ['?cursor=../../etc/passwd', 400, 'invalid-cursor'],
    [`?${'a=1&'.repeat(1_000)}`, 400, 'unknown-parameter'],
  ])('nonsense is told precisely: %s', async (query, status, kind) => {
    const answer = await ask(`/api/v1/buses${query}`);
    expect(answer.status).toBe(status);
    const problem = await kindOf(answer);
    expect(problem.kind).toBe(kind);
    // Neither what was sent nor where it failed comes back.
    expect(problem.text.length).toBeLessThan(4_000);
    expect(problem.text).not.toMatch(/node_modules|\.ts\b|xxxx/);
  });

  it('is told without the reason when the fault is ours', async () => {
    const { inventory } = site.parts.site;
    const { withUnits } = inventory;
    inventory.withUnits = async () => {
      throw new Error('password of the database');
    };
    const answer = await ask('/api/v1/buses/7');
    inventory.withUnits = withUnits;
    expect(answer.status).toBe(500);
    expect((await kindOf(answer)).text).not.toContain('password');
    expect((await ask('/api/v1/buses/7')).status).toBe(200);
  });
});
