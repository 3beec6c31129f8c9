import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

let dataDir: string;
let server: RunningServer | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'omnibus-life-'));
});
afterEach(async () => {
  server?.kill();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

/** The built server; `fault` is a module that is loaded into it first. */
async function start(env: Record<string, string> = {}, fault?: string): Promise<RunningServer> {
  const args: string[] = [];
  if (fault !== undefined) {
    const file = join(dataDir, 'fault.mjs');
    await writeFile(file, fault);
    args.push('--import', file);
  }
  server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0', ...env }, args);
  return server;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const statusOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

describe('a running server', () => {
  it('keeps pages, serves metrics apart, and ends with code 0', async () => {
    const running = await start({ METRICS_PORT: '0' });
    await until(() => /"port":(\d+)/.test(running.output()));
    const port = /"port":(\d+)/.exec(running.output())?.[1];
    const first = await fetch(`${running.origin}/buses`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w]{16}-/);
    const again = await fetch(`${running.origin}/buses`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('omnibus_page_cache_answers_total{outcome="hit"} 1');
    expect(await statusOf(`${running.origin}/metrics`)).toBe(404);
    expect(await running.stop()).toBe(0);
  });

  it('says that it is not ready while it stops, and serves until then', async () => {
    const running = await start({ STOP_DELAY_SECONDS: '2' });
    expect(await statusOf(`${running.origin}/readyz`)).toBe(200);
    const ended = running.stop();
    await until(async () => (await statusOf(`${running.origin}/readyz`)) === 503);
    expect(await statusOf(`${running.origin}/buses`)).toBe(200);
    expect(await ended).toBe(0);
  });

  it('stops at once on the second signal', async () => {
    const running = await start({ STOP_DELAY_SECONDS: '90' });
    void running.stop();
    await until(async () => (await statusOf(`${running.origin}/readyz`)) === 503);
    expect(await running.stop()).toBe(1);
  });
});

describe('faults that nobody expected (fault matrix H3)', () => {
  it('a rejection that nobody handles is logged, and the server goes on', async () => {
    const running = await start(
      {},
      `process.on('SIGUSR2', () => void Promise.reject(new Error('left alone')));`,
    );
    running.signal('SIGUSR2');
    await until(() => running.output().includes('unhandled rejection'));
    expect(running.output()).toContain('left alone');
    expect(await statusOf(`${running.origin}/buses`)).toBe(200);
  });

  it('an exception that nobody catches ends the process with code 1, after its requests', async () => {
    const running = await start(
      {},
      `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('broken state'); }));`,
    );
    running.signal('SIGUSR2');
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('broken state');
  });

  it('a blocked event loop is reported and survived', async () => {
    const running = await start(
      {},
      `process.on('SIGUSR2', () => { const end = Date.now() + 2000; while (Date.now() < end); });`,
    );
    running.signal('SIGUSR2');
    await until(() => running.output().includes('the event loop was blocked'));
    expect(await statusOf(`${running.origin}/buses`)).toBe(200);
  });
});
