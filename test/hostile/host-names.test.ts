import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostCheck } from '#server/front/middleware/known-hosts.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

const siteUrl = 'https://omnibus.example';
let site: TestSite;
let bed: FrontBed;
beforeAll(async () => {
  site = await createTestSite();
  bed = await createFrontBed(site.app);
});
afterAll(async () => {
  await bed.close();
  await site.close();
});

const ask = (host: string, path = '/buses', more: Record<string, string> = {}) =>
  bed.get(path, { host, ...more });

/** Sends exactly these lines; gives everything that comes back. */
function onTheWire(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(bed.origin).port), '127.0.0.1');
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  });
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('names this server answers to (C01)', () => {
  it.each(['omnibus.example', 'OMNIBUS.example', 'omnibus.example:443'])('%s', async (host) =>
    expect((await ask(host)).status).toBe(200),
  );

  it.each([
    'evil.test',
    'omnibus.example.evil.test',
    'evil.test:443',
    'omnibus.example:1337',
    'omnibus.example.',
    'omnibus.example@evil.test',
    'omnibus.example/evil',
    '169.254.169.254',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'zq7x<"\'>',
    'a'.repeat(4_000),
  ])('not %s', async (host) => {
    const answer = await ask(host);
    expect(answer.status).toBe(421);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).not.toContain('evil');
    expect(answer.text).not.toContain('zq7x');
  });

  it('refuses before a kept page is looked up, and keeps nothing of what it refused', async () => {
    const before = await ask('omnibus.example');
    expect((await ask('evil.test')).status).toBe(421);
    expect((await ask('omnibus.example')).body.equals(before.body)).toBe(true);
  });

  it('load balancers ask nodes by address', async () => {
    expect((await ask('10.1.2.3:3000', '/healthz')).status).toBe(200);
    expect((await ask('10.1.2.3:3000', '/readyz')).status).toBe(200);
    expect((await ask('10.1.2.3:3000', '/healthz/../buses')).status).toBe(421);
  });

  it('refuses no host, two hosts and two different hosts', async () => {
    expect(statusOf(await onTheWire(['GET /buses HTTP/1.1']))).toBe(400);
    expect(statusOf(await onTheWire(['GET /buses HTTP/1.0']))).toBe(421);
    const twice = ['GET /buses HTTP/1.1', 'Host: omnibus.example'];
    expect(statusOf(await onTheWire([...twice, 'Host: omnibus.example']))).toBe(421);
    expect(statusOf(await onTheWire([...twice, 'hOST: evil.test']))).toBe(421);
  });

  it.each([
    ['http://evil.test/buses', 421],
    ['http://omnibus.example@evil.test/buses', 421],
    ['http://user:pass@omnibus.example/buses', 421],
    ['ftp://omnibus.example/buses', 421],
    ['evil.test', 421],
    ['https://omnibus.example/buses', 200],
  ])('a whole address as the target: %s is %i', async (target, status) => {
    const answer = await onTheWire([`GET ${target} HTTP/1.1`, 'Host: omnibus.example']);
    expect([400, status]).toContain(statusOf(answer));
    if (status === 200) expect(statusOf(answer)).toBe(200);
    expect(answer).not.toContain('evil.test');
  });

  it('OPTIONS * is about nothing here (B05)', async () => {
    const answer = await onTheWire(['OPTIONS * HTTP/1.1', 'Host: omnibus.example']);
    expect(statusOf(answer)).toBe(501);
    expect(answer).toMatch(/\r\nallow: /i);
  });
});

describe('createHostCheck', () => {
  const from = (remoteAddress: string, host: string, localAddress = '10.0.0.5') =>
    ({
      url: '/',
      headers: { host },
      rawHeaders: ['Host', host],
      socket: { remoteAddress, localAddress, localPort: 3000 },
    }) as unknown as Parameters<ReturnType<typeof createHostCheck>>[0];

  it('names of this machine count for this machine only, once the site has a name', () => {
    const check = createHostCheck(siteUrl);
    expect(check(from('127.0.0.1', 'localhost:3000'))).toBeNull();
    expect(check(from('::1', '[::1]:3000'))).toBeNull();
    expect(check(from('203.0.113.9', 'localhost:3000'))).toBe('host');
    expect(
      createHostCheck('http://localhost:3000')(from('172.17.0.1', 'localhost:8080')),
    ).toBeNull();
  });

  it('the address a connection came to is a name too, with its port', () => {
    const check = createHostCheck(siteUrl);
    expect(check(from('203.0.113.9', '10.0.0.5:3000'))).toBeNull();
    expect(check(from('203.0.113.9', '10.0.0.5:3000', '::ffff:10.0.0.5'))).toBeNull();
    expect(check(from('203.0.113.9', '[fd00::5]:3000', 'fd00::5'))).toBeNull();
    expect(check(from('203.0.113.9', '10.0.0.6:3000'))).toBe('host');
  });

  it('takes more names from the settings', () => {
    const check = createHostCheck(siteUrl, ['www.omnibus.example', 'web:3000']);
    expect(check(from('203.0.113.9', 'WWW.omnibus.example'))).toBeNull();
    expect(check(from('203.0.113.9', 'web:3000'))).toBeNull();
    expect(check(from('203.0.113.9', 'web'))).toBe('host');
  });
});
