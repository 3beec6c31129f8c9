import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { contentSecurityPolicy } from '#server/front/middleware/security-headers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('answers of every kind', () => {
  it.each(['/', '/buses', '/categories', '/nope', '/healthz', '/media/nope.webp', '/api/nope'])(
    '%s carries the security headers and a request id',
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    },
  );

  it('keeps a sane request id from a proxy and replaces any other', async () => {
    const kept = await site.get('/healthz', { 'x-request-id': 'proxy-12345678' });
    expect(kept.headers.get('x-request-id')).toBe('proxy-12345678');
    const replaced = await site.get('/healthz', { 'x-request-id': 'bad id; drop' });
    expect(replaced.headers.get('x-request-id')).not.toContain('drop');
  });

  it('names the stylesheet of a page ahead of its document', async () => {
    for (const path of ['/', '/buses', '/contact', '/nope', '/staff/sign-in']) {
      const answer = await site.get(path);
      const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text())![1];
      expect(answer.headers.get('link'), path).toBe(`<${sheet}>; rel=preload; as=style`);
    }
    expect((await site.get('/buses.md')).headers.has('link')).toBe(false);
  });

  it('has no inline script, style or handler in any page', async () => {
    for (const path of ['/', '/buses', '/categories', '/categories/coach', '/nope']) {
      const html = await (await site.get(path)).text();
      expect(html, path).not.toMatch(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))/);
      expect(html, path).not.toMatch(/\sstyle="|<style|\son\w+="/);
    }
  });

  it('works with an empty inventory', async () => {
    for (const path of ['/', '/buses', '/categories', '/categories/coach']) {
      expect((await site.get(path)).status, path).toBe(200);
    }
  });

  it('compresses pages by what the client accepts', async () => {
    const plain = await (await site.get('/buses')).text();
    const brotli = await site.get('/buses', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
    const gzip = await site.get('/buses', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(gzip.headers.get('vary')).toContain('Accept-Encoding');
    const missing = await site.get('/nope', { 'accept-encoding': 'br' });
    expect([missing.status, missing.headers.get('content-encoding')]).toEqual([404, 'br']);
  });
});

describe('addresses', () => {
  it.each([
    ['/buses/', '/buses'],
    ['/buses/?page=2', '/buses?page=2'],
    ['/knowledge-center/faqs', '/knowledge-center/faqs/'],
    ['/categories//', '/categories'],
  ])('%s moves to %s', async (path, target) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(target);
  });

  it.each([
    '//evil.example/',
    '/\\evil',
    '/%E0%A4%A',
    '/buses/%00',
    '/.env',
    '/..%2f..%2fetc/passwd',
    '/media/../secret',
    '/media/%2e%2e/x.webp',
    '/media/.hidden.webp',
    '/assets/entry.js.map',
  ])('%s is not found', async (path) => expect((await site.get(path)).status).toBe(404));

  it('refuses addresses that are too long', async () => {
    expect((await site.get(`/buses?search=${'a'.repeat(5_000)}`)).status).toBe(414);
  });

  it('answers machines in JSON', async () => {
    const answer = await site.get('/nope', { accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found', status: 404 });
  });
});

describe('when something breaks', () => {
  it('shows the error page with the request id and no detail', async () => {
    const broken = await createTestSite();
    broken.parts.site.inventory.categoryCounts = async () => {
      throw new Error('database password is hunter2');
    };
    const answer = await broken.get('/categories', { 'x-request-id': 'visitor-quotes-me' });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain('visitor-quotes-me');
    expect(html).not.toContain('hunter2');
    await broken.close();
  });

  it('shows the number that the answer has', async () => {
    const broken = await createTestSite();
    for (const [status, code] of [
      [500, 'unknown'],
      [503, 'ECONNREFUSED'],
    ]) {
      broken.parts.site.inventory.categoryCounts = async () => {
        throw Object.assign(new Error('no answer'), { code });
      };
      const answer = await broken.get('/categories');
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(`<p class="error-status"><span>${status}</span>`);
    }
    await broken.close();
  });

  it('is alive but not ready when the database does not answer', async () => {
    const broken = await createTestSite({
      parts: { ready: async () => 'the database does not answer' },
    });
    expect((await broken.get('/healthz')).status).toBe(200);
    const ready = await broken.get('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({
      status: 'unready',
      problem: 'the database does not answer',
    });
    // Kept pages are served and forms taken: a proxy that looked away would make it an outage.
    expect((await broken.get('/serving')).status).toBe(200);
    await broken.close();
  });
});
