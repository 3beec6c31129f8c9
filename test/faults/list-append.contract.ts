import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilAnswered } from '#bench/load/visitor.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { StaffInventoryRepository } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { repeats } from './repeats.ts';

const clients = 16;

/**
 * Elle's list-append test (https://github.com/jepsen-io/elle) with our own edits: every client appends
 * words of its own to one text it has read. Whoever reads must see a beginning of the final text, and
 * every acknowledged word is in it once; anything else is a lost, doubled or half-seen update.
 */
describeDatabases('sixteen clients at one bus (B7, B12)', ({ create, engine }) => {
  let fresh: FreshDatabase;
  let nodes: Database[];
  let repositories: StaffInventoryRepository[];
  beforeEach(async () => {
    fresh = await create();
    nodes = [fresh.database, await openDatabase(fresh.config)];
    repositories = nodes.map((node) => createStaffInventory(node));
    const listing = aListing({ id: 1, details: { description: '-', quantity: 40 } });
    await addListing(createListingRepository(fresh.database), listing);
  });
  afterEach(async () => {
    await nodes[1]?.close();
    await fresh.remove();
  });

  const read = async (repository: StaffInventoryRepository) => {
    const bus = await repository.find(1);
    if (!bus) throw new Error('The bus is gone.');
    return bus.listing;
  };
  let acknowledged = 0;
  const change = async (
    repository: StaffInventoryRepository,
    expectedRevision: number | null,
    details: Partial<BusDetails>,
  ) => {
    const author = { id: 'member-1', name: 'An editor' };
    const made = await repository.change(
      { author, action: 'listing.update', id: 1, expectedRevision },
      () => ({ patch: { details } }),
    );
    if (made.outcome === 'changed') acknowledged += 1;
    return made;
  };
  /**
   * Breaks connections of both nodes now and then, until it is stopped. Something was acknowledged in
   * between: a slow machine would open connections and do nothing else.
   */
  const killing = () => {
    if (engine === 'sqlite') return { stop: async () => {} };
    const run = { on: true };
    const work = (async () => {
      const killer = await openDatabase(fresh.config);
      let before = -1;
      while (run.on) {
        if (acknowledged !== before) {
          before = acknowledged;
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and random() < 0.3`.execute(
            killer.kysely,
          );
        }
        await pause(40);
      }
      await killer.close();
    })();
    return {
      async stop() {
        run.on = false;
        await work;
      },
    };
  };

  it(
    'appends are seen in one order by all, and none is lost or doubled',
    { timeout: 180_000 },
    async ({ signal }) => {
      const appends = Math.max(4, Math.ceil(repeats(64) / clients));
      const seen: string[] = [];
      /** Whether the word is in the text now; null where that is not known. */
      const append = async (repository: StaffInventoryRepository, word: string) => {
        try {
          const bus = await read(repository);
          const text = bus.description ?? '';
          seen.push(text);
          // After a lost answer nobody knows: the text itself tells.
          if (text.split(' ').includes(word.trim())) return true;
          const details = { description: text + word };
          const { outcome } = await change(repository, bus.revision, details);
          return outcome === 'changed' ? true : null;
        } catch (error) {
          // A connection was killed under it.
          expect(engine, String(error)).toBe('postgres');
          return null;
        }
      };
      const kills = killing();
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          const repository = repositories[client % 2]!;
          for (let turn = 0; turn < appends; turn++)
            await untilAnswered(
              signal,
              () => append(repository, ` c${client}t${turn}`),
              setImmediate,
            );
        }),
      ).finally(kills.stop);
      const final = (await read(repositories[0]!)).description ?? '';
      const words = final.split(' ').slice(1);
      expect(words).toHaveLength(clients * appends);
      expect(new Set(words).size).toBe(words.length);
      for (const text of seen) expect(final.startsWith(text), text).toBe(true);
    },
  );

  it('take buses from the stock until there are none, and never one more', async () => {
    let taken = 0;
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const repository = repositories[client % 2]!;
        for (;;) {
          const { quantity, revision } = await read(repository);
          seen.push(quantity ?? 0);
          if (!quantity || quantity === 1) return;
          const details = { quantity: quantity - 1 };
          const { outcome } = await change(repository, revision, details);
          if (outcome === 'changed') taken += 1;
        }
      }),
    );
    expect(taken).toBe(39);
    expect(Math.min(...seen)).toBe(1);
  });

  it('fifty editors who overwrite each other are all told that it went well', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        change(repositories[number % 2]!, null, { priceCents: 1_000_000 + number }),
      ),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
    const revisions = outcomes.flatMap((one) =>
      one.outcome === 'changed' ? one.after.listing.revision : [],
    );
    expect(new Set(revisions).size).toBe(50);
  });
});
