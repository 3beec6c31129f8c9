import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createLeadFeed } from '#db/repositories/partner-leads.ts';
import type { LeadFeed } from '#domain/partners/lead-feed.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('leads for a program', ({ create }) => {
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
