import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFeedFetcher } from '#adapters/feed-https/create-feed-fetcher.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createStaffImport } from '#server/wiring/staff/create-staff-import.ts';
import { stockCsv } from '#test/factories/import-files.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

let staff: TestStaff;
let server: Server;
let host: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let now: Date;
let asked: number;
beforeEach(async () => {
  asked = 0;
  now = new Date('2026-11-01T12:00:00.000Z');
  server = createServer((request, response) => {
    asked++;
    answer(request, response);
  });
  host = `127.0.0.1:${await listenLocally(server)}`;
  staff = await createTestStaff({ role: 'owner' });
});
afterEach(async () => {
  await staff.close();
  await new Promise((closed) => server.close(closed));
});

/** The clock's look and the jobs it stores, with the test's own server on the list. */
async function tick(laterMs = 0): Promise<string[]> {
  const parts = { dataDir: tmpdir(), jobTopics: [], feedHosts: [host], privateFeedHosts: [host] };
  const imports = createStaffImport(staff.database, parts, () => now);
  await imports.look();
  const outbox = createOutbox(staff.database, () => new Date(Date.now() + laterMs));
  const faults: string[] = [];
  for (const topic of ['import-feed', 'import-plan', 'import-run']) {
    const jobs = await outbox.claim({ topic, limit: 9, leaseMs: 60_000 });
    const handler = imports.handlers.find((each) => each.topic === topic);
    await handler
      ?.handle(jobs, new AbortController().signal)
      .catch((error: unknown) => faults.push(String(error)));
    await outbox.complete(jobs);
  }
  return faults;
}

const sources = () => staff.services.imports.sources;
const feed = (path = '/stock.csv') =>
  sources().setFeed('acme', { feedUrl: `http://${host}${path}`, schedule: 'hourly' }, staff.member);

it('imports that nobody ran are forgotten once a day, by one of all nodes', () => {
  const { every } = createStaffImport(
    staff.database,
    { dataDir: tmpdir(), jobTopics: [] },
    () => now,
  );
  expect(every).toMatchObject([
    { name: 'imports' },
    { name: 'import-forgetting', everyMs: 86_400_000, firstAfterMs: 0, lease: true },
    { name: 'import-files', everyMs: 3_600_000, firstAfterMs: 0 },
  ]);
});

describe('a feed', () => {
  it('is fetched when due, imported, and not again while it has not changed', async () => {
    answer = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(stockCsv(3));
    };
    await feed();
    expect(await tick()).toEqual([]);
    expect(await staff.repository.count(['published'])).toBe(3);
    expect(await sources().find('acme')).toMatchObject({ lastOutcome: 'imported', etag: '"1"' });
    await tick();
    expect(asked).toBe(1);
    now = new Date(now.getTime() + 3_600_000);
    await tick();
    expect(asked).toBe(2);
    expect((await sources().find('acme'))?.lastOutcome).toBe('unchanged');
    expect(await staff.services.imports.list(9)).toHaveLength(1);
    // Looked at while a clock was ahead (fault matrix H5).
    now = new Date(now.getTime() - 86_400_000);
    await tick();
    expect(asked).toBe(3);
  });

  it('that fails is seen in its job and at its source, and is tried again', async () => {
    answer = (_, response) => response.writeHead(500).end();
    await feed();
    expect((await tick())[0]).toContain(`${host} answers 500`);
    expect(await sources().find('acme')).toMatchObject({ lastOutcome: 'failed' });
    expect(await (await staff.get('/staff/import')).text()).toContain('answers 500');
  });

  it('that would archive most of the stock waits for a person', async () => {
    answer = (_, response) => response.writeHead(200).end(stockCsv(20));
    await feed();
    await tick();
    const rules = { columns: {}, missing: 'archive', clearBlanks: false } as const;
    await sources().remember('acme', rules);
    answer = (_, response) => response.writeHead(200).end(stockCsv(2));
    now = new Date(now.getTime() + 3_600_000);
    await tick();
    expect(await staff.repository.count(['published'])).toBe(20);
    expect(await sources().find('acme')).toMatchObject({ lastOutcome: 'waiting' });
  });

  it('of XML is imported like any other, and half of one changes nothing', async () => {
    const bus = (at: number) =>
      `<bus><stock>A${at}</stock><year>2015</year><make>Blue Bird</make><model>Vision</model></bus>`;
    const whole = `<?xml version="1.0"?><stock>${[1, 2, 3].map(bus).join('')}</stock>`;
    answer = (_, response) => response.writeHead(200).end(whole);
    await feed('/stock.xml');
    expect(await tick()).toEqual([]);
    expect(await staff.repository.count(['draft', 'published'])).toBe(3);
    answer = (_, response) => response.writeHead(200).end(whole.slice(0, -30));
    now = new Date(now.getTime() + 3_600_000);
    expect((await tick())[0]).toContain('ends before its last element does, so it is not whole');
    expect(await staff.services.imports.list(9)).toHaveLength(1);
  });

  it('that leads elsewhere, is no table or too large changes nothing', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/x' }).end();
    await feed();
    expect((await tick())[0]).toMatch(/https|may not be fetched/);
    answer = (_, response) => response.writeHead(200).end('<html>Sign in</html>');
    await feed('/other');
    expect((await tick())[0]).toContain('could not be imported');
    expect(await staff.repository.count(['published'])).toBe(0);
  });
});

describe('addresses', () => {
  const fetcher = createFeedFetcher({
    hosts: ['feeds.example.com', '127.0.0.1', '[::1]', 'localhost'],
    isPublicAddress,
  });
  it.each([
    'http://feeds.example.com/a.csv',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://feeds.example.com@evil.test/',
    'https://user:secret@feeds.example.com/',
    'https://feeds.example.com.evil.test/',
    'https://feeds.example.com:22/',
    'file:///etc/passwd',
    'data:text/csv,a',
    'nonsense',
  ])('%s is refused', (url) => {
    expect(fetcher.refusal(url)).not.toBeNull();
  });

  it('a listed name of this machine is not connected to', async () => {
    expect(fetcher.refusal('https://localhost/a.csv')).toBeNull();
    const outcome = await fetcher.fetch('https://localhost/a.csv', {
      etag: null,
      lastModified: null,
    });
    expect(outcome).toMatchObject({
      outcome: 'failed',
      reason: 'the host is on a private network',
    });
  });

  it('the form says why, with what was typed', async () => {
    const form = { source: 'acme', url: 'https://evil.test/a.csv', schedule: 'daily' };
    const posted = await staff.post('/staff/import/feed', form);
    expect(posted.status).toBe(422);
    const html = await posted.text();
    expect(html).toMatch(/role="alert"[^>]*>Not saved/);
    // What was typed is still there.
    expect(html).toContain('value="https://evil.test/a.csv"');
    expect(html).toMatch(/name="source"[^>]*value="acme"/);
    expect(await sources().find('acme')).toBeNull();
  });
});

describe('an import', () => {
  const by = { id: 'm1', name: 'Ann' };
  const topics = async () =>
    (await staff.database.kysely.selectFrom('outbox').select('topic').execute()).map(
      ({ topic }) => topic,
    );

  it('whose comparison, run or undoing is broken off at its first step goes on by its job', async () => {
    const { imports } = staff.services;
    const bytes = [new TextEncoder().encode(stockCsv(3))];
    const received = await imports.receive(by, {
      source: 'acme',
      fileName: 'stock.csv',
      bytes: (async function* () {
        yield* bytes;
      })(),
    });
    const { id } = received as { id: number };
    const record = (await imports.find(id))!;
    const { kysely } = staff.database;
    // Everything after the statement that moves the import fails, as when the process is killed there.
    const breakOff = async (work: () => Promise<unknown>, table: string) => {
      await sql`alter table ${sql.table(table)} rename to away`.execute(kysely);
      await work().catch(() => {});
      await sql`alter table away rename to ${sql.table(table)}`.execute(kysely);
    };
    await breakOff(() => imports.choose(record, record.settings), 'import_sources');
    expect((await imports.find(id))!.state).toBe('planning');
    expect(await topics()).toEqual(['import-plan']);
    await tick(366 * 86_400_000);
    expect((await imports.find(id))!.state).toBe('ready');
    await breakOff(() => imports.apply(by, id), 'outbox');
    expect((await imports.find(id))!.state).toBe('ready');
    await imports.apply(by, id);
    await tick();
    expect((await imports.find(id))!.state).toBe('done');
    await breakOff(() => imports.undo(by, id), 'outbox');
    expect((await imports.find(id))!.state).toBe('done');
  });
});
