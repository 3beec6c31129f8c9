import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { addJobs } from '#db/repositories/outbox-jobs.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { NewJob, Outbox } from '#domain/outbox.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('the outbox', ({ create }) => {
  let fresh: FreshDatabase;
  let other: Database;
  let outbox: Outbox;
  /** A second node on the same database, with the same clock. */
  let secondNode: Outbox;
  let clockMs = 0;
  const now = () => new Date(clockMs);

  beforeAll(async () => {
    fresh = await create();
    other = await openDatabase(fresh.config);
    outbox = createOutbox(fresh.database, now);
    secondNode = createOutbox(other, now);
  });
  beforeEach(async () => {
    clockMs = Date.parse('2026-11-01T12:00:00.000Z');
    await fresh.database.kysely.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await other.close();
    await fresh.remove();
  });

  const job = (key: string, rest: Partial<NewJob> = {}): NewJob => ({
    topic: 'sync',
    key,
    ...rest,
  });
  const claim = (limit = 10, from = outbox) =>
    from.claim({ topic: 'sync', limit, leaseMs: 60_000 });
  const inHours = (hours: number) => new Date(clockMs + hours * 3_600_000).toISOString();
  const keysOf = (jobs: readonly { key: string }[]) => jobs.map(({ key }) => key);

  it('gives jobs of a topic oldest first, once, with what they carry', async () => {
    await outbox.enqueue([job('1', { payload: { deep: ['ü', null] } }), job('2')]);
    clockMs += 5;
    await outbox.enqueue([job('3'), { topic: 'mail', key: '1' }]);
    const first = await claim(2);
    expect(first).toMatchObject([
      { key: '1', attempt: 1, payload: { deep: ['ü', null] } },
      { key: '2', payload: null },
    ]);
    expect(keysOf(await claim())).toEqual(['3']);
    expect(await claim()).toEqual([]);
    await outbox.complete(first);
    expect(await outbox.counts()).toMatchObject({ waiting: 2, dead: 0 });
  });

  it('gives as many as are asked for, also where the planner knows the table as an empty one', async () => {
    await sql`analyze`.execute(fresh.database.kysely);
    await outbox.enqueue(['1', '2', '3', '4'].map((key) => job(key)));
    const rounds = [await claim(1), await claim(2), await claim(1)];
    expect(rounds.map(keysOf)).toEqual([['1'], ['2', '3'], ['4']]);
  });

  it('keeps jobs of a change that fails out, and of one that succeeds in', async () => {
    const { kysely } = fresh.database;
    const failing = kysely.transaction().execute(async (trx) => {
      await addJobs(trx, [job('1')], now().toISOString());
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await claim()).toEqual([]);
    await kysely.transaction().execute((trx) => addJobs(trx, [job('1')], now().toISOString()));
    expect(keysOf(await claim())).toEqual(['1']);
  });

  it('waits until it is time', async () => {
    await outbox.enqueue([job('1', { notBefore: new Date(clockMs + 1_000).toISOString() })]);
    expect(await claim()).toEqual([]);
    clockMs += 1_001;
    expect(keysOf(await claim())).toEqual(['1']);
  });

  it('stores a key once, with the last payload and the earliest time', async () => {
    const later = new Date(clockMs + 60_000).toISOString();
    await outbox.enqueue([
      job('1', { notBefore: later }),
      job('1', { payload: 1, notBefore: later }),
    ]);
    await outbox.enqueue([job('1', { payload: 2 })]);
    await outbox.enqueue([job('1', { payload: 3, notBefore: later })]);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
    expect(await claim()).toMatchObject([{ key: '1', payload: 3 }]);
  });

  it('runs a key once more when something came in while it ran, never twice at a time', async () => {
    await outbox.enqueue([job('1')]);
    const running = await claim();
    await outbox.enqueue([job('1', { payload: 'newer' })]);
    expect(await claim(10, secondNode)).toEqual([]);
    await outbox.complete(running);
    const again = await claim(10, secondNode);
    expect(again).toMatchObject([{ key: '1', payload: 'newer', attempt: 1 }]);
    await secondNode.complete(again);
    expect(await outbox.counts()).toEqual({ waiting: 0, dead: 0, oldestAt: null });
  });

  it('goes on later with what is not over, or at once when something came in meanwhile', async () => {
    await outbox.enqueue([job('1'), job('2')]);
    const running = await claim();
    await outbox.enqueue([job('2')]);
    await outbox.postpone(running, 1_000);
    const [second] = await claim(10, secondNode);
    expect(second).toMatchObject({ key: '2', attempt: 1 });
    clockMs += 1_001;
    expect(await claim()).toMatchObject([{ key: '1', attempt: 1 }]);
    await outbox.postpone(running, 0);
    expect(await claim()).toEqual([]);
  });

  it('shares the work of two nodes without sharing a job', async () => {
    await outbox.enqueue(Array.from({ length: 100 }, (_, at) => job(String(at))));
    const taken: string[] = [];
    const work = async (node: Outbox) => {
      for (;;) {
        const jobs = await claim(7, node);
        if (jobs.length === 0) return;
        taken.push(...keysOf(jobs));
        await node.complete(jobs);
      }
    };
    await Promise.all([work(outbox), work(secondNode), work(outbox), work(secondNode)]);
    expect(taken.toSorted()).toEqual(Array.from({ length: 100 }, (_, at) => String(at)).toSorted());
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('gives the job of a dead worker to another when the lease ends', async () => {
    await outbox.enqueue([job('1')]);
    const lost = await claim();
    expect(await claim(10, secondNode)).toEqual([]);
    clockMs += 60_001;
    const taken = await claim(10, secondNode);
    expect(taken).toMatchObject([{ key: '1', attempt: 2 }]);
    // The first one was only slow; what it says no longer counts.
    await outbox.complete(lost);
    await outbox.fail(lost[0]!, { error: 'late', retryInMs: null });
    expect(await outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
    await secondNode.complete(taken);
    expect(await outbox.counts()).toMatchObject({ waiting: 0 });
  });

  it('tries again after the delay, and a newer job does not jump that queue', async () => {
    await outbox.enqueue([job('1')]);
    await outbox.fail((await claim())[0]!, { error: 'no answer', retryInMs: 5_000 });
    await outbox.enqueue([job('1', { payload: 'newer' })]);
    clockMs += 4_000;
    expect(await claim()).toEqual([]);
    clockMs += 1_001;
    expect(await claim()).toMatchObject([{ attempt: 2, payload: 'newer' }]);
  });

  it('keeps what failed for good until a person decides', async () => {
    await outbox.enqueue([job('1', { payload: { a: 1 } }), job('2'), job('3')]);
    const storedAt = now().toISOString();
    for (const each of await claim()) {
      await outbox.fail(each, { error: `bad ${each.key}\0`, retryInMs: null });
    }
    expect(await claim()).toEqual([]);
    expect(await outbox.counts()).toMatchObject({ waiting: 0, dead: 3 });
    const dead = await outbox.deadJobs(10);
    expect(dead).toMatchObject([{ key: '3' }, { key: '2' }, { key: '1', attempts: 1 }]);
    expect(dead[2]).toMatchObject({ lastError: 'bad 1', payload: { a: 1 }, createdAt: storedAt });

    expect(await outbox.revive(dead[2]!.id)).toBe(true);
    expect(await outbox.revive(dead[2]!.id)).toBe(false);
    expect(await outbox.discard(dead[1]!.id)).toBe(true);
    expect(await outbox.discard(dead[1]!.id)).toBe(false);
    // A new change under the key of a dead job starts it afresh.
    await outbox.enqueue([job('3')]);
    const alive = await claim();
    expect(keysOf(alive).toSorted()).toEqual(['1', '3']);
    expect(alive.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  it('tells of which keys there are jobs, whatever became of them', async () => {
    await outbox.enqueue([job('1'), job('2'), job('3')]);
    // The third runs on.
    const [done, dead] = await claim(3);
    await outbox.complete([done!]);
    await outbox.fail(dead!, { error: 'no', retryInMs: null });
    await outbox.enqueue([job('4'), job('5', { topic: 'another' })]);
    expect(await outbox.keys('sync')).toEqual(new Set(['2', '3', '4']));
  });

  it('does not bury what came in while the last attempt failed', async () => {
    await outbox.enqueue([job('1')]);
    const [running] = await claim();
    await outbox.enqueue([job('1', { payload: 'newer' })]);
    await outbox.fail(running!, { error: 'for good', retryInMs: null });
    expect(await outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
    expect(await claim()).toMatchObject([{ payload: 'newer', attempt: 1 }]);
  });

  it('stores thousands at once', async () => {
    await outbox.enqueue(Array.from({ length: 3_000 }, (_, at) => job(`k${at}`)));
    await outbox.enqueue(Array.from({ length: 3_000 }, (_, at) => job(`k${at}`)));
    expect(await outbox.counts()).toMatchObject({ waiting: 3_000 });
    expect(await claim(5_000)).toHaveLength(3_000);
  });

  it('runs what was stored, tried and taken while a clock was ahead (fault matrix H5)', async () => {
    const right = clockMs;
    await outbox.enqueue([job('failed'), job('taken'), job('later', { notBefore: inHours(3) })]);
    clockMs += 10 * 365 * 24 * 3_600_000;
    await outbox.enqueue([job('stored')]);
    const held = await claim();
    for (const each of held.filter(({ key }) => key === 'failed'))
      await outbox.fail(each, { error: 'no', retryInMs: 1_000 });
    clockMs = right;
    await outbox.enqueue([job('running')]);
    await secondNode.claim({ topic: 'sync', limit: 1, leaseMs: 60_000 });
    expect(keysOf(await claim())).toEqual([]);
    await outbox.correctTimes();
    expect(keysOf(await claim()).toSorted()).toEqual(['failed', 'later', 'stored', 'taken']);
    expect((await outbox.counts()).oldestAt).toBe(new Date(right).toISOString());
  });
});
