import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { forgetFullBuckets, limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { limitInMemory, limitWithFallback, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const settings = { burst: 3, refillMs: 1_000, mostKeys: 100 };
const at = Date.parse('2026-11-01T12:00:00.000Z');

/** What every limit promises. */
function limitSuite(make: () => MakeLimit): void {
  it('lets a burst pass, then one at a time', async () => {
    const limit = make()('forms', settings);
    for (let number = 0; number < 3; number++) {
      expect(await limit.waitSeconds('ada', at)).toBe(0);
      await limit.take('ada', at);
    }
    expect(await limit.waitSeconds('ada', at)).toBe(1);
    expect(await limit.waitSeconds('ben', at)).toBe(0);
    expect(await limit.waitSeconds('ada', at + 1_000)).toBe(0);
    await limit.take('ada', at + 1_000);
    expect(await limit.waitSeconds('ada', at + 1_000)).toBe(1);
    expect(await limit.waitSeconds('ada', at + 60_000)).toBe(0);
  });

  it('goes into debt only so far, takes parts, and gives back', async () => {
    const limit = make()('forms', settings);
    for (let number = 0; number < 20; number++) await limit.take('ada', at);
    expect(await limit.waitSeconds('ada', at)).toBe(4);
    await limit.take('ada', at, -4);
    expect(await limit.waitSeconds('ada', at)).toBe(0);
    for (let number = 0; number < 9; number++) await limit.take('ben', at, 0.1);
    expect(await limit.waitSeconds('ben', at)).toBe(0);
    await limit.take('cleo', at, -5);
    for (let number = 0; number < 3; number++) await limit.take('cleo', at);
    expect(await limit.waitSeconds('cleo', at)).toBe(1);
  });

  it('is not shortened by a clock that goes back', async () => {
    const limit = make()('forms', settings);
    for (let number = 0; number < 3; number++) await limit.take('ada', at);
    await limit.take('ada', at - 3_600_000);
    expect(await limit.waitSeconds('ada', at)).toBeGreaterThan(0);
  });
}

describe('a limit in memory', () => limitSuite(() => limitInMemory));

describeDatabases('a limit in the database', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
    await migrate(fresh.database);
  });
  afterEach(() => fresh.remove());

  limitSuite(() => limitInDatabase(fresh.database));

  it('is one for two nodes, however they race', async () => {
    const second = await openDatabase(fresh.config);
    const wide = { burst: 100, refillMs: 1_000, mostKeys: 100 };
    const nodes = [fresh.database, second].map((node) => limitInDatabase(node)('forms', wide));
    await Promise.all(
      nodes.flatMap((node) => Array.from({ length: 60 }, () => node.take('ada', at))),
    );
    for (const node of nodes) expect(await node.waitSeconds('ada', at)).toBe(21);
    await second.close();
  });

  it('keeps scopes apart, knows nobody by name, and forgets', async () => {
    const make = limitInDatabase(fresh.database);
    for (let number = 0; number < 4; number++) await make('one', settings).take('ada@x.test', at);
    expect(await make('two', settings).waitSeconds('ada@x.test', at)).toBe(0);
    const rows = await fresh.database.kysely.selectFrom('rate_buckets').selectAll().execute();
    expect(rows).toMatchObject([{ key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await forgetFullBuckets(fresh.database, new Date(at + 3_600_000))).toBe(0);
    expect(await forgetFullBuckets(fresh.database, new Date(at + 25 * 3_600_000))).toBe(1);
  });

  it('goes on in memory while the database is away', async () => {
    const limit = limitWithFallback(limitInDatabase(fresh.database))('forms', settings);
    await limit.take('ada', at);
    await fresh.database.kysely.schema.dropTable('rate_buckets').execute();
    for (let number = 0; number < 2; number++) await limit.take('ada', at);
    expect(await limit.waitSeconds('ada', at)).toBe(1);
  });
});
