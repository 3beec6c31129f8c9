import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proxy } from '#bench/rehearsal/proxy.ts';
import { startNginx } from '#bench/rehearsal/shipped-proxies.ts';
import { freePort } from '#test/setup/free-port.ts';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;

const node: RequestListener = (asked, answer) => {
  const place = asked.url ?? '/';
  if (place.startsWith('/moved')) answer.writeHead(301, { location: `/${'m'.repeat(9_000)}` });
  else if (Number(asked.headers['content-length'] ?? 0) > 1e9) answer.writeHead(413);
  answer.end('in words of ours');
};

describe.skipIf(!isInstalled)('deploy/nginx.conf', () => {
  let folder: string;
  let proxy: Proxy;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-nginx-'));
    server = createServer(node);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    proxy = await startNginx([here, `http://127.0.0.1:${await freePort()}`], folder);
    await proxy.leave(1);
  });
  afterAll(async () => {
    await proxy?.close();
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (place: string, init?: RequestInit) =>
    fetch(`${proxy.origin}${place}`, { redirect: 'manual', ...init });

  it('leaves it to the server to say that a body is too large', async () => {
    const said = await new Promise<string>((resolve, reject) => {
      const sent = request(`${proxy.origin}/contact`, {
        method: 'POST',
        headers: { 'content-length': 2e9 },
      });
      sent.once('error', reject);
      sent.once('response', async (answer) => {
        resolve(`${answer.statusCode} ${(await answer.toArray()).join('')}`);
        sent.destroy();
      });
      sent.flushHeaders();
    });
    expect(said).toBe('413 in words of ours');
  });

  it('hands on the longest address that something has moved to', async () => {
    const answer = await ask('/moved');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toHaveLength(9_001);
  });

  it('writes down who asked and for what area, without words and secret addresses', async () => {
    await ask('/sell-your-bus/status/secret-token?search=wheelchair');
    await ask('/fr/compte/secret-token');
    await expect
      .poll(() => readFile(join(folder, 'nginx/omnibus.log'), 'utf8'))
      .toMatch(/GET \/sell-your-bus 200[^]+GET \/fr\/compte 200/);
    const log = await readFile(join(folder, 'nginx/omnibus.log'), 'utf8');
    expect(log).not.toMatch(/secret|wheelchair/);
  });

  it('tells visitors in their language that nobody takes connections', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    for (const [place, language] of [
      ['/buses?search=wheelchair', 'en'],
      ['/es/buses', 'es'],
      ['/fr', 'fr'],
    ] as const) {
      const answer = await ask(place);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('refresh')).toBe('5');
      expect(await answer.text()).toContain(`<html lang="${language}">`);
    }
    const form = await ask('/contact', { method: 'POST', body: 'a=b' });
    expect(form.status).toBe(503);
    // Asking again by itself would show an empty form in the place of the message.
    expect(form.headers.get('refresh')).toBeNull();
    const logs = (await readdir(join(folder, 'nginx'))).filter((name) => name.endsWith('.log'));
    for (const name of logs)
      expect(await readFile(join(folder, 'nginx', name), 'utf8')).not.toContain('wheelchair');
  });
});
