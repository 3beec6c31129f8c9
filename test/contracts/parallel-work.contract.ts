import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createAnalyticsStore } from '#db/repositories/analytics-store.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createJobLeases } from '#db/repositories/job-leases.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createSearchTally } from '#db/repositories/search-tally.ts';
import { createStaffDigest } from '#db/repositories/staff-digest.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { confirmListings } from '#db/repositories/staff-inventory-facts.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { changePhotos } from '#domain/staff/inventory/photo-change.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { seededRandom } from '#test/factories/analytics-traffic.ts';
import { atOnce, callers, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const day = '2026-11-20';
const author = { id: 'm1', name: 'Ann' };

describeDatabases('jobs, counts and listings under thirty callers', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
  });
  afterAll(() => fresh.remove());

  /** The same things in another order for every caller. */
  const shuffled = <T>(things: readonly T[], seed: number): T[] => {
    const random = seededRandom(seed);
    return things
      .map((thing) => [random(), thing] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, thing]) => thing);
  };

  it('searches are all counted, in whatever order each node saw its words', async () => {
    const tally = createSearchTally(database);
    const words = Array.from({ length: 100 }, (_, number) => `word ${number}`);
    await atOnce((number) =>
      tally.add(day, new Map(shuffled(words, number).map((word) => [word, 1]))),
    );
    expect(await tally.mostSince(day, callers, 200)).toHaveLength(words.length);
    expect(await tally.mostSince(day, callers + 1, 200)).toEqual([]);
  });

  it('an event that arrives thirty times is counted once, and one salt is made', async () => {
    const store = createAnalyticsStore(database);
    const events = Array.from({ length: 50 }, (_, number) => ({
      insertId: `event ${number}`,
      name: 'Page Viewed' as const,
      at: `${day}T12:00:00.000Z`,
      visitor: `visitor ${number % 7}`,
      bot: false,
      properties: { page: 'home' },
    }));
    const added = await atOnce((number) =>
      store.add(shuffled(events, number) as never, { receivedDay: day }),
    );
    expect(added.flat()).toHaveLength(events.length);
    const visitors = await createDailyCounts(database).byDay('visitors', { from: day, to: day });
    expect(visitors).toEqual([{ day, count: 7 }]);
    const keys = Array.from({ length: 40 }, (_, number) => `key ${number}`);
    await atOnce((number) =>
      store.count(
        shuffled(keys, number).map((key) => ({ day, metric: 'refused' as never, key, count: 1 })),
      ),
    );
    const counts = await createDailyCounts(database).byKey(
      'refused' as never,
      { from: day, to: day },
      99,
    );
    expect(counts.map(({ count }) => count)).toEqual(keys.map(() => callers));
    const salts = await atOnce(() => store.saltOf(day));
    expect(new Set(salts).size).toBe(1);
  });

  it('a job is taken by one worker, and what comes in while it runs is run again', async () => {
    const outbox = createOutbox(database);
    const topic = 'parallel';
    const jobs = Array.from({ length: 60 }, (_, number) => ({ topic, key: String(number) }));
    await atOnce((number) => outbox.enqueue(shuffled(jobs, number)));
    const claimed = await atOnce(() => outbox.claim({ topic, limit: 5, leaseMs: 60_000 }));
    const keys = claimed.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(jobs.length);
    const again = shuffled(jobs, 1).slice(0, 20);
    await atOnce<unknown>((number) =>
      number % 2 === 0
        ? outbox.complete(claimed.flat().filter((_, job) => job % (callers / 2) === number / 2))
        : outbox.enqueue(again),
    );
    const left = await database.kysely
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', topic)
      .execute();
    expect(left.map(({ key }) => key).toSorted()).toEqual(again.map(({ key }) => key).toSorted());
  });

  it('work that is done once a period is done by one', async () => {
    const leases = createJobLeases(database, () => new Date());
    let done = 0;
    await atOnce(() =>
      leases.oncePer('cleaning', 60_000, async () => {
        done += 1;
      }),
    );
    expect(done).toBe(1);
  });

  it('a digest lets go of what it told and of nothing that came in beside it', async () => {
    const digest = createStaffDigest(database);
    const item = (subjectId: number) => ({
      topic: 'lead-tell-sales',
      subjectId,
      reference: `OM-${subjectId}`,
      title: 'Contact',
    });
    await atOnce((number) => digest.add(item(number % 10), day));
    const { items } = await digest.waiting(100);
    expect(items).toHaveLength(10);
    // Numbers are given when a row is written and seen when it is committed: this one was slower.
    const row = { ...item(99), subject_id: 99 };
    await database.kysely
      .insertInto('staff_digest')
      .values({
        id: 0,
        topic: row.topic,
        subject_id: row.subject_id,
        reference: row.reference,
        title: row.title,
        at: day,
      })
      .execute();
    await digest.remove(items);
    expect((await digest.waiting(100)).items.map(({ subjectId }) => subjectId)).toEqual([99]);
  });

  it('listings: numbers, revisions and times are given once, photos keep every step', async () => {
    const listings = createListingRepository(database);
    const images = Array.from({ length: callers + 1 }, (_, number) => ({
      name: `photos/${number}.webp`,
      widthPx: 900,
      heightPx: 600,
      alt: '',
      placeholder: null,
    }));
    const before = await createTagVersions(database).current();
    const made = await atOnce(() => addListing(listings, aListing({ images: images as never })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(callers);
    const { id } = made[0]!;
    const inventory = createStaffInventory(database);
    const moved = await atOnce(() =>
      inventory.change({ author, action: 'listing.photos', id, expectedRevision: null }, (one) => ({
        patch: {
          images: [...changePhotos(one.listing.images, { what: 'later', name: images[0]!.name })],
        },
      })),
    );
    expect(new Set(moved.map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
    const stored = (await inventory.find(id))!.listing;
    expect(stored.images.at(-1)?.name).toBe(images[0]!.name);
    expect(stored.revision).toBe(1 + callers);
    const after = await createTagVersions(database).current();
    expect(after.inventory - before.inventory).toBe(2 * callers);
    const stale = await atOnce(() =>
      inventory.change(
        { author, action: 'listing.archive', id, expectedRevision: stored.revision },
        (_, at) => ({ facts: { archivedAt: at } }),
      ),
    );
    expect(stale.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect(stale.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(callers - 1);
    // A demonstration that is filled beside it says nothing about what staff know already.
    await confirmListings(database)([{ id, confirmedAt: day }]);
    expect((await inventory.find(id))!.facts.archivedAt).not.toBeNull();
  });

  it('a bulk change is undone once', async () => {
    const inventory = createStaffInventory(database);
    const ids: number[] = [];
    for (let bus = 0; bus < 5; bus++)
      ids.push((await inventory.add(author, aListing(), 'listing.create')).id);
    const request = { author, action: 'listing.bulk', label: 'Dearer', ids };
    const set = await inventory.changeMany(request, ({ listing }) => ({
      patch: { details: { priceCents: (listing.priceCents ?? 0) + 100 } },
    }));
    const undone = await atOnce(() => inventory.undo(author, set.changeSetId!));
    expect(undone.filter(({ outcome }) => outcome === 'undone')).toHaveLength(1);
    expect(undone.filter(({ outcome }) => outcome === 'already')).toHaveLength(callers - 1);
  });
});
