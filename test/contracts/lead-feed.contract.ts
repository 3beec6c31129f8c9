import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { visitorsConfig } from '#db/open-pools.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createLeadFeed } from '#db/repositories/partner-leads.ts';
import type { LeadFeed } from '#domain/partners/lead-feed.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('leads for a program', ({ engine, create }) => {
  let fresh: FreshDatabase;
  let feed: LeadFeed;
  beforeEach(async () => {
    fresh = await create();
    feed = createLeadFeed(fresh.database);
  });
  afterEach(() => fresh.remove());

  const send = (...keys: string[]) => {
    const leads = createLeadRepository(fresh.database);
    return Promise.all(keys.map((key) => leads.submit(submission(key, key))));
  };

  it('come once each to who goes on, however many are stored meanwhile', async () => {
    const keys = Array.from({ length: 24 }, (_, at) => `key-${at}`);
    const sent = send(...keys);
    const seen: number[] = [];
    let since = '0';
    let isOver = false;
    void sent.finally(() => (isOver = true));
    for (let isLast = false; !isLast;) {
      isLast = isOver;
      const { leads, next } = await feed.after(since, 100);
      seen.push(...leads.map(({ id }) => id));
      since = next;
    }
    await sent;
    expect(seen.toSorted((a, b) => a - b)).toHaveLength(new Set(seen).size);
    expect(seen).toHaveLength(keys.length);
  });

  it.runIf(engine === 'postgres')('hold up no form while many of them are deleted', async () => {
    await send('one', 'two');
    const { kysely } = fresh.database;
    const deletion = await kysely.startTransaction().execute();
    await deletion.deleteFrom('lead_events').where('lead_id', '=', 1).execute();
    const visitors = await openDatabase(visitorsConfig(fresh.config));
    try {
      const asked = feed.after('0', 100).catch((error: unknown) => error);
      const waiting = sql`select from pg_locks where not granted and mode = 'ShareLock'`;
      await vi.waitUntil(async () => (await waiting.execute(kysely)).rows.length > 0, {
        interval: 5,
      });
      const form = createLeadRepository(visitors).submit(submission('three', 'three'));
      expect((await form).outcome).toBe('stored');
      expect(await asked).toMatchObject({ code: '55P03' });
    } finally {
      await deletion.rollback().execute();
      await visitors.close();
    }
    expect((await feed.after('0', 100)).leads).toHaveLength(3);
  });

  it('come once more after a backup was restored, not after the last of them was erased', async () => {
    await send('one', 'two');
    const all = await feed.after('0', 100);
    expect(all.leads).toHaveLength(2);
    const [first, last] = all.leads;
    const none = (since: string) => ({ leads: [], next: since });

    await fresh.database.kysely.deleteFrom('leads').where('id', '=', last!.id).execute();
    expect(await feed.after(all.next, 100)).toEqual(none(all.next));
    expect(await feed.after(String(last!.id), 100)).toEqual(none(String(last!.id)));

    for (const since of ['e900719925474', '900719925474']) {
      const { leads, next } = await feed.after(since, 100);
      expect(leads.map(({ id }) => id)).toEqual([first!.id]);
      expect(await feed.after(next, 100)).toEqual(none(next));
    }
  });
});
