import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '#server/front/middleware/client-address.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

describe('who asks (C03)', () => {
  const peer = '198.51.100.7';
  it.each<[string, string | undefined, number, string]>([
    ['nobody is believed without a proxy', '203.0.113.9', 0, peer],
    ['one proxy: the last entry', '127.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the last but one', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer entries than proxies', '203.0.113.9', 2, peer],
    ['no entry', undefined, 1, peer],
    ['not an address', 'unknown', 1, peer],
    ['a line break', '1.2.3.4\r\nX: y', 1, peer],
    ['looks like one', '1.2.3.4.5', 1, peer],
    ['dots and colons', '::::....', 1, peer],
    ['IPv4 inside IPv6', '::ffff:10.0.0.1', 1, '::ffff:10.0.0.1'],
    ['with a port', '203.0.113.9:50312', 1, '203.0.113.9'],
    ['IPv6 with a port', '[2001:db8::1]:50312', 1, '2001:db8::1'],
    ['a thousand entries', `${'6.6.6.6,'.repeat(1_000)}203.0.113.9`, 1, '203.0.113.9'],
  ])('%s', (_, forwarded, proxies, expected) => {
    expect(addressOf(peer, forwarded, proxies)).toBe(expected);
  });
});

describe('headers that name another site, path or scheme (C02, C04, E01)', () => {
  let site: TestSite;
  let bed: FrontBed;
  beforeAll(async () => {
    site = await createTestSite();
    bed = await createFrontBed(site.app, { trustedProxies: 1 });
  });
  afterAll(async () => {
    await bed.close();
    await site.close();
  });

  const hostile: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.test' },
    { forwarded: 'host=evil.test;proto=javascript' },
    { 'x-host': 'evil.test', 'x-forwarded-server': 'evil.test', 'x-forwarded-scheme': 'http' },
    { 'x-original-url': '/staff', 'x-rewrite-url': '/staff' },
    { 'x-forwarded-prefix': '//evil.test' },
    { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1"onx=' },
    { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
    { 'x-nextjs-data': '1', 'x-now-route-matches': '1=__nextDataReq', rsc: '1' },
    { 'x-http-method-override': 'DELETE' },
    { cookie: 'theme="><img>; prefillEmail=evil@evil.test' },
  ];

  it.each(hostile.map((headers) => [Object.keys(headers).join(', '), headers]))(
    '%s change nothing, not even in what is kept',
    async (_, headers) => {
      const host = { host: 'omnibus.example' };
      for (const path of ['/', '/categories', '/knowledge-center/', '/nope']) {
        const first = await bed.get(path, { ...host, ...(headers as Record<string, string>) });
        const clean = await bed.get(path, host);
        expect(first.status).toBe(clean.status);
        expect(withoutId(first.text)).toBe(withoutId(clean.text));
        expect(first.text).not.toContain('evil');
        expect(first.headers['set-cookie']).toBeUndefined();
      }
      const buses = await bed.get('/buses/', { ...host, ...(headers as Record<string, string>) });
      expect([buses.status, buses.headers['location']]).toEqual([301, '/buses']);
    },
  );
});

/** Error pages quote the request's own id. */
const withoutId = (html: string) => html.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID');
