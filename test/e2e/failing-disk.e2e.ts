import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canFailDisks, failingDisk, type FailingDisk } from '#test/faults/disk/failing-disk.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

/** The built server on SQLite, whose disk is broken and mended under it. */
describe.skipIf(!canFailDisks)('a server on a disk that fails', () => {
  let folder: string;
  let disk: FailingDisk;
  let server: RunningServer;
  const acknowledged: string[] = [];
  let posts = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-disk-'));
    disk = failingDisk(folder, 'omnibus.db');
    server = await startBuiltServer({
      DATA_DIR: folder,
      DEMO: '1',
      TRUSTED_PROXIES: '1',
      ...disk.env,
    });
  });
  afterEach(() => disk.say(''));
  afterAll(async () => {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const post = async () => {
    posts += 1;
    const answer = await fetch(`${server.origin}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, 'x-forwarded-for': `10.1.0.${posts}` },
      body: new URLSearchParams({
        firstName: 'Ada',
        email: `ada${posts}@example.com`,
        message: `What was typed, number ${posts}`,
        key: `key-${String(posts).padStart(20, '0')}`,
      }),
    });
    const page = await answer.text();
    const place = new URL(answer.headers.get('location') ?? '/', server.origin);
    const reference = place.searchParams.get('ref');
    if (reference) acknowledged.push(reference);
    return { status: answer.status, page };
  };
  const get = async (path: string) => {
    const answer = await fetch(server.origin + path);
    return { status: answer.status, text: await answer.text() };
  };
  const ready = async () => (await get('/readyz')).status;
  /** Pages of every kind; none is in memory yet when a fault begins with other parameters. */
  const pages = (n: number) => ['/', `/buses?page=${n}`, '/categories', '/contact', '/faqs'];
  const pagesAnswer = async (n: number) => {
    for (const path of pages(n)) expect((await get(path)).status, path).toBe(200);
  };

  it('takes a message while all is well', async () => {
    expect((await post()).status).toBe(303);
    expect(await ready()).toBe(200);
  });

  it.each([
    ['is full (A3)', 'full'],
    ['refuses to flush (A4)', 'eio-sync'],
    ['refuses to write (A4)', 'eio-write'],
  ] as const)('says so honestly when it %s, and goes on afterwards', async (_, fault) => {
    disk.say(fault);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(refused.page).toContain(`What was typed, number ${posts}`);
    expect(refused.page).toContain('tel:');
    await pagesAnswer(1);
    expect(await ready()).toBe(503);
    disk.say('');
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    expect((await post()).status).toBe(303);
  });

  it('loses one page at most when it cannot be read (A4)', async () => {
    disk.say('eio-read');
    for (const path of pages(2)) expect([200, 503], path).toContain((await get(path)).status);
    disk.say('');
    await pagesAnswer(2);
    expect((await post()).status).toBe(303);
  });

  it('shows pages of every kind while a flush is under way, and acknowledges nothing before its end (A6)', async () => {
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    disk.say('hold-sync');
    let early: number | null = null;
    const form = post().then(({ status }) => {
      early = status;
      return status;
    });
    // With one thread for both, none of these would ever come.
    await pagesAnswer(3);
    expect(await ready()).toBe(200);
    await pagesAnswer(4);
    // A visitor waits five seconds at most; the form is not refused in less.
    expect([null, 503]).toContain(early);
    disk.say('');
    expect([303, 503]).toContain(await form);
    expect((await post()).status).toBe(303);
  });

  it('answers every form at last when every flush takes half a second (A6)', async () => {
    disk.say('slow-sync 500');
    const answers = await Promise.all([post(), post(), post()]);
    // Those behind the others may be asked to come again; none meets an error.
    for (const { status } of answers) expect([303, 503]).toContain(status);
    disk.say('');
    expect((await post()).status).toBe(303);
    expect(await ready()).toBe(200);
  });

  it('serves, or says when to return, on a disk of 5 MB a second (H4)', async () => {
    disk.say('slow-disk 5000');
    const visit = async (n: number) => {
      const answer = await fetch(`${server.origin}/buses?search=slow${n}&page=${n}`);
      await answer.arrayBuffer();
      return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status;
    };
    const visits = Promise.all(Array.from({ length: 24 }, (_none, n) => visit(n)));
    const sent = await Promise.all(Array.from({ length: 12 }, post));
    expect(sent.map(({ status }) => status)).toEqual(Array(12).fill(303));
    const met = new Set(await visits);
    expect([...met].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(met).toContain(200);
    expect(await ready()).toBe(200);
  });

  it('has kept every message that was acknowledged, and no part of another', async () => {
    expect(await server.stop()).toBe(0);
    const database = new DatabaseSync(join(folder, 'omnibus.db'));
    const rows = database.prepare('select reference from leads').all();
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    database.close();
    expect(check).toBe('ok');
    const stored = new Set(rows.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(5);
  });
});
