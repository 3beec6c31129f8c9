import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createJobLeases } from '#db/repositories/job-leases.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('job leases', ({ create }) => {
  let fresh: FreshDatabase;
  let nodes: Awaited<ReturnType<typeof openDatabase>>[];
  let atMs = Date.parse('2026-11-01T12:00:00.000Z');
  const now = () => new Date(atMs);

  beforeEach(async () => {
    fresh = await create();
    nodes = [await openDatabase(fresh.config), await openDatabase(fresh.config)];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await fresh.remove();
  });
  const untilOf = async (name: string) => {
    const lease = nodes[1]!.kysely.selectFrom('job_leases').select('until');
    return (await lease.where('name', '=', name).executeTakeFirst())?.until;
  };
  const leases = (node: number) => createJobLeases(nodes[node]!, now);

  it('lets one of many that look at once work, once a period', async () => {
    let done = 0;
    const look = () =>
      Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          leases(number % 2).oncePer('retention', 60_000, async () => {
            done += 1;
          }),
        ),
      );
    await look();
    expect(done).toBe(1);
    atMs += 50_000;
    await look();
    expect(done).toBe(1);
    atMs += 5_000;
    await look();
    expect(done).toBe(2);
  });

  it('keeps different jobs apart', async () => {
    const done: string[] = [];
    for (const name of ['digest', 'retention'])
      await leases(0).oncePer(name, 60_000, async () => void done.push(name));
    expect(done).toEqual(['digest', 'retention']);
  });

  it('gives a job that failed to the next who looks', async () => {
    const failing = leases(0).oncePer('retention', 60_000, () =>
      Promise.reject(new Error('no connection')),
    );
    await expect(failing).rejects.toThrow('no connection');
    let done = false;
    await leases(1).oncePer('retention', 60_000, async () => {
      done = true;
    });
    expect(done).toBe(true);
  });

  it('gives what a node died at to whoever looks some minutes later, however seldom it is due', async () => {
    const done: string[] = [];
    const begun = Promise.withResolvers<void>();
    void leases(0).oncePer('retention', 86_400_000, () => {
      begun.resolve();
      return new Promise(() => {});
    });
    await begun.promise;
    const look = () => leases(1).oncePer('retention', 86_400_000, async () => void done.push('1'));
    await look();
    expect(done).toEqual([]);
    atMs += 5 * 60_000;
    await look();
    expect(done).toEqual(['1']);
    // Done, it is due in a day again.
    for (const hours of [1, 20]) {
      atMs += hours * 3_600_000;
      await look();
    }
    expect(done).toEqual(['1']);
    atMs += 3_600_000;
    await look();
    expect(done).toEqual(['1', '1']);
  });

  it('is free again as soon as the work is done, where only that is asked', async () => {
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const working = leases(0).oneAtATime('backup', 60_000, async () => {
      begun.resolve();
      await first.promise;
      order.push('first');
    });
    await begun.promise;
    await leases(1).oneAtATime('backup', 60_000, async () => void order.push('refused'));
    first.resolve();
    await working;
    await leases(1).oneAtATime('backup', 60_000, async () => void order.push('second'));
    expect(order).toEqual(['first', 'second']);
  });

  it('is held for as long as the work takes, and no longer than asked after a node that died', async () => {
    const done: string[] = [];
    const slow = Promise.withResolvers<void>();
    const working = leases(0).oneAtATime('backup', 30, async () => {
      await slow.promise;
      return 'first';
    });
    for (let step = 0; step < 3; step++) {
      atMs += 20;
      const until = new Date(atMs + 30).toISOString();
      await vi.waitFor(async () => expect(await untilOf('backup')).toBe(until));
      await leases(1).oneAtATime('backup', 30, async () => void done.push('too early'));
    }
    slow.resolve();
    expect(await working).toBe('first');
    expect(await leases(1).oneAtATime('backup', 30, async () => 'second')).toBe('second');
    expect(done).toEqual([]);
  });

  it('are not held by a clock that was ahead for a while (fault matrix H5)', async () => {
    const done: string[] = [];
    const right = atMs;
    for (const aheadMs of [10 * 365 * 86_400_000, 0]) {
      atMs = right + aheadMs;
      await leases(0).oncePer('retention', 3_600_000, async () => void done.push('once'));
      void leases(0).oneAtATime('backup', 60_000, () => {
        done.push('at a time');
        return new Promise(() => {});
      });
      await vi.waitFor(() => expect(done).toHaveLength(aheadMs === 0 ? 4 : 2));
    }
    // Clocks of nodes may differ by seconds.
    atMs -= 20_000;
    await leases(1).oncePer('retention', 3_600_000, async () => void done.push('twice'));
    await leases(1).oneAtATime('backup', 60_000, async () => void done.push('twice'));
    expect(done).toEqual(['once', 'at a time', 'once', 'at a time']);
  });

  it('passes the lease of a dead node on, and the late one does not end the new one', async () => {
    const order: string[] = [];
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = leases(0).oneAtATime('backup', 60_000, async () => {
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    atMs += 60_001;
    await leases(1).oneAtATime('backup', 60_000, async () => {
      slow.resolve();
      await late;
      await leases(0).oneAtATime('backup', 60_000, async () => void order.push('too early'));
      order.push('second');
    });
    expect(order).toEqual(['second']);
  });
});
