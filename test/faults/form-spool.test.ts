import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { createSubmitLead } from '#domain/leads/submit-lead.ts';
import type { Spool } from '#domain/spool.ts';
import { createFormSpool } from '#server/wiring/forms/form-spool.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { sqliteTestDatabase, type FreshDatabase } from '#test/setup/databases.ts';
import { repeats, seededRandom } from './repeats.ts';

let folder: string;
let fresh: FreshDatabase;
let stored: LeadRepository;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-spool-'));
  fresh = await sqliteTestDatabase.create();
  stored = createLeadRepository(fresh.database);
});
afterEach(async () => {
  await fresh.remove();
  await rm(folder, { recursive: true, force: true });
});

const now = () => new Date();
const problems: string[] = [];
const log = {
  info() {},
  warn() {},
  error: (_: unknown, text?: string) => problems.push(text ?? ''),
};
const refused = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

/** A lead service whose database is there or not. */
function bed(database: { away: boolean }, spool: Spool = createDiskSpool(folder)) {
  const forms = createFormSpool({ spool, log, now, patienceMs: 200 });
  const leads = forms.leads({
    ...stored,
    submit: (one) => (database.away ? refused() : stored.submit(one)),
    countSameText: (hash, since) => (database.away ? refused() : stored.countSameText(hash, since)),
  });
  const submit = createSubmitLead({ leads, now });
  const send = (key: string, message = `Message ${key}`) =>
    submit({
      kind: 'contact',
      typed: { firstName: 'Ada', email: 'ada@example.com', message },
      bus: null,
      key,
      signals: { honeypotFilled: false, fillMs: null },
    });
  return { forms, send };
}

const keyOf = (number: number) => `key-${String(number).padStart(20, '0')}`;
const all = () => allRows(stored);
const files = async () => (await readdir(folder)).filter((name) => name !== 'set-aside');

describe('forms while the database is away', () => {
  it('are refused with the truth when as many wait as may, by number and by bytes, also at once', async () => {
    const caps = { entries: 5, bytes: 1_000_000 };
    const { forms, send } = bed({ away: true }, createDiskSpool(folder, undefined, caps));
    await Promise.all([0, 1].map((number) => send(keyOf(number))));
    const more = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => send(keyOf(10 + at))),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(more.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'ECONNREFUSED',
    });
    expect(await files()).toHaveLength(5);
    // What an earlier process left counts as well.
    const next = createDiskSpool(folder, undefined, caps);
    await expect(next.put({ kind: 'lead', at: '2026', value: {} })).rejects.toThrow('as may');
    await next.remove((await next.list())[0]!.id);
    await next.put({ kind: 'lead', at: '2026', value: {} });
    const small = createDiskSpool(join(folder, 'small'), undefined, { entries: 50, bytes: 100 });
    await expect(
      small.put({ kind: 'lead', at: '2026', value: { words: 'x'.repeat(100) } }),
    ).rejects.toThrow('as may');
    await forms.stop();
  });

  it('are acknowledged, and stored once and in order when it is back', async () => {
    const database = { away: true };
    const { forms, send } = bed(database);
    const told = [];
    for (let number = 0; number < 20; number++) told.push(await send(keyOf(number)));
    // A retry, and many at once, lead to the first answer.
    expect(await send(keyOf(3))).toEqual(told[3]);
    await Promise.all([1, 2, 3, 4].map(() => send(keyOf(20)).then((one) => told.push(one))));
    expect(new Set(told.map((one) => 'reference' in one && one.reference)).size).toBe(21);
    expect(await send(keyOf(3), 'Other words')).toEqual({ outcome: 'key-conflict' });
    expect(await forms.drain()).toBe(21);
    database.away = false;
    expect(await forms.drain()).toBe(0);
    const leads = await all();
    expect(leads.map(({ message }) => message)).toEqual(
      Array.from({ length: 21 }, (_, number) => `Message ${keyOf(number)}`),
    );
    expect(
      leads
        .slice(0, 20)
        .map(({ reference }) => ({ outcome: 'received', reference, repeated: false })),
    ).toEqual(told.slice(0, 20));
    expect(await files()).toEqual([]);
    expect(await send(keyOf(3))).toMatchObject({ outcome: 'received', repeated: true });
    await forms.stop();
  });

  it('a thousand through outages that come and go are a thousand leads', async () => {
    const database = { away: false };
    const { forms, send } = bed(database);
    const random = seededRandom();
    const told: string[] = [];
    let drained = 0;
    for (let number = 0; number < repeats(1_000); number++) {
      if (random() < 0.05) database.away = !database.away;
      const answer = await send(keyOf(number));
      if (!('reference' in answer)) throw new Error(`Not received: ${answer.outcome}`);
      told.push(answer.reference);
      // The background comes by at any moment, and finds the database there or away.
      if (random() < 0.1) drained += (await forms.drain()) === 0 ? 1 : 0;
    }
    database.away = false;
    expect(await forms.drain()).toBe(0);
    expect(drained).toBeGreaterThan(0);
    const arrived = (await all()).map(({ reference }) => reference);
    expect(arrived.toSorted()).toEqual(told.toSorted());
    expect(new Set(arrived).size).toBe(repeats(1_000));
    await forms.stop();
  });

  it('that come while waiting ones are being stored are stored with them', async () => {
    const database = { away: true };
    const disk = createDiskSpool(folder);
    let isListing: (() => Promise<void>) | null = null;
    const { forms, send } = bed(database, {
      ...disk,
      async list() {
        const entries = await disk.list();
        const first = isListing;
        isListing = null;
        await first?.();
        return entries;
      },
    });
    await send(keyOf(1));
    isListing = async () => {
      await send(keyOf(2));
      database.away = false;
    };
    expect(await forms.drain()).toBe(0);
    expect(await all()).toHaveLength(2);
    expect(await files()).toEqual([]);
    await forms.stop();
  });

  it('whose commit was lost on the way are one lead', async () => {
    const spool = createDiskSpool(folder);
    const forms = createFormSpool({ spool, log, now });
    const leads = forms.leads({
      ...stored,
      async submit(one) {
        await stored.submit(one);
        return refused();
      },
    });
    const submit = createSubmitLead({ leads, now });
    const answer = await submit({
      kind: 'contact',
      typed: { firstName: 'Ada', email: 'ada@example.com', message: 'Hello' },
      bus: null,
      key: keyOf(1),
      signals: { honeypotFilled: false, fillMs: null },
    });
    const again = bed({ away: false }, spool).forms;
    expect(await again.drain()).toBe(0);
    expect(await all()).toMatchObject([{ reference: 'reference' in answer && answer.reference }]);
  });

  it('are stored once when the drain dies between storing and letting go', async () => {
    const database = { away: true };
    const { send } = bed(database);
    for (let number = 0; number < 10; number++) await send(keyOf(number));
    const disk = createDiskSpool(folder);
    let removals = 0;
    const dying: Spool = {
      ...disk,
      remove: async (id) =>
        ++removals % 3 === 0 ? disk.remove(id) : Promise.reject(new Error('killed')),
    };
    database.away = false;
    for (let start = 0; start < 40 && (await files()).length > 0; start++) {
      await bed(database, dying).forms.drain();
    }
    expect(await files()).toEqual([]);
    expect(await all()).toHaveLength(10);
  });

  it('are stored although other words came under the key on another machine', async () => {
    const database = { away: true };
    const { forms, send } = bed(database);
    await send(keyOf(1), 'Mine');
    const other = bed({ away: false }, createDiskSpool(join(folder, 'other')));
    await other.send(keyOf(1), 'Theirs');
    database.away = false;
    await forms.drain();
    expect((await all()).map(({ message }) => message).toSorted()).toEqual(['Mine', 'Theirs']);
    await forms.stop();
  });

  it('are refused honestly when the disk takes nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    const { send, forms } = bed({ away: true }, createDiskSpool(join(folder, 'file')));
    await expect(send(keyOf(1))).rejects.toThrow('away');
    expect(problems).toContain('a form could be kept nowhere');
    await forms.stop();
  });

  it('are put aside for a person when the row itself is at fault', async () => {
    const { send } = bed({ away: true });
    await send(keyOf(1));
    await send(keyOf(2));
    const forms = createFormSpool({ spool: createDiskSpool(folder), log, now });
    forms.leads({
      ...stored,
      submit: (one) =>
        one.lead.message?.endsWith('1')
          ? Promise.reject(Object.assign(new Error('check'), { code: '23514' }))
          : stored.submit(one),
    });
    expect(await forms.drain()).toBe(0);
    expect(await readdir(join(folder, 'set-aside'))).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });

  it.each([
    ['of nothing', { kind: 'lead', value: {} }],
    ['of a kind that nobody knows', { kind: 'wish', value: { idempotency: { keyHash: 'k' } } }],
    ['without its lead', { kind: 'lead', value: { idempotency: { keyHash: 'k' } } }],
    [
      'of a later version',
      { kind: 'lead', value: { idempotency: { keyHash: 'k' }, lead: { kind: 'wish' } } },
    ],
  ])('are not held up by one %s, which is put aside', async (_, entry) => {
    const { send } = bed({ away: true });
    await send(keyOf(1));
    await writeFile(join(folder, '00000000-odd.json'), JSON.stringify(entry));
    const { forms } = bed({ away: false });
    forms.start();
    expect(await forms.drain()).toBe(0);
    expect(await all()).toHaveLength(1);
    expect(await forms.counts()).toEqual({ waiting: 0, setAside: 1 });
    await forms.stop();
  });

  it.each(['', '{"kind":"lead","va', 'null', '{"kind":1}', '[]'])(
    'are not held up by a file that reads %j',
    async (text) => {
      const { send } = bed({ away: true });
      await send(keyOf(1));
      await writeFile(join(folder, '00000000-harmed.json'), text);
      const told: string[] = [];
      const spool = createDiskSpool(folder, (id) => told.push(id));
      const { forms } = bed({ away: false }, spool);
      expect(await forms.drain()).toBe(0);
      expect(await all()).toHaveLength(1);
      expect(told).toEqual(['00000000-harmed']);
      expect(await spool.counts()).toEqual({ waiting: 0, setAside: 1 });
    },
  );

  it(
    'survive kill -9 at any moment, all that were acknowledged',
    { timeout: 120_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < 8; kill++) {
        const child = spawn(
          process.execPath,
          [join(projectRoot, 'test/faults/spool-writer.ts'), folder],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        let output = '';
        const first = new Promise<void>((resolve) => {
          child.stdout.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            resolve();
          });
        });
        const gone = new Promise((resolve) => child.once('close', resolve));
        await first;
        await sleep(5 + Math.random() * 120);
        child.kill('SIGKILL');
        await gone;
        // The last line may be half a line: then nobody was told.
        acknowledged.push(...output.split('\n').slice(0, -1));
      }
      await bed({ away: false }).forms.drain();
      const leads = new Map((await all()).map(({ reference, message }) => [reference, message]));
      expect(acknowledged.length).toBeGreaterThan(8);
      for (const line of acknowledged) {
        const [reference = '', key] = line.split(' ');
        expect(leads.get(reference)).toBe(`Message ${key}`);
      }
    },
  );
});

it('entries can be read by nobody else', async () => {
  await chmod(folder, 0o755);
  const spool = createDiskSpool(join(folder, 'spool'));
  await spool.put({ kind: 'lead', at: '2026-11-01T12:00:00.000Z', value: {} });
  const [name = ''] = await readdir(join(folder, 'spool'));
  expect((await stat(join(folder, 'spool'))).mode & 0o77).toBe(0);
  expect((await stat(join(folder, 'spool', name))).mode & 0o77).toBe(0);
});
