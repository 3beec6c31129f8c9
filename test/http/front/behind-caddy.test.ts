import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proxy } from '#bench/rehearsal/proxy.ts';
import { startCaddy } from '#bench/rehearsal/shipped-proxies.ts';
import { freePort } from '#test/setup/free-port.ts';

const isInstalled = spawnSync('caddy', ['version']).status === 0;

describe.skipIf(!isInstalled)('deploy/Caddyfile', () => {
  let folder: string;
  let proxy: Proxy;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-caddy-'));
    server = createServer((_, answer) => answer.end('in words of ours'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    proxy = await startCaddy([here, `http://127.0.0.1:${await freePort()}`], folder);
  });
  afterAll(async () => {
    await proxy?.close();
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('tells visitors in their language that nobody takes connections', async () => {
    const served = await fetch(`${proxy.origin}/buses`);
    expect(await served.text()).toBe('in words of ours');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const said = async (place: string, init?: RequestInit) => {
      const answer = await fetch(`${proxy.origin}${place}`, init);
      const { headers } = answer;
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      const [, language] = /<html lang="(..)">/.exec(await answer.text()) ?? [];
      return { status: answer.status, language, refresh: headers.get('refresh') };
    };
    const all = [
      said('/buses'),
      said('/es/buses'),
      said('/fr'),
      // Asking again by itself would show an empty form in the place of the message.
      said('/contact', { method: 'POST', body: 'a=b' }),
    ];
    expect(await Promise.all(all)).toEqual([
      { status: 503, language: 'en', refresh: '5' },
      { status: 503, language: 'es', refresh: '5' },
      { status: 503, language: 'fr', refresh: '5' },
      { status: 503, language: 'en', refresh: null },
    ]);
  });
});
