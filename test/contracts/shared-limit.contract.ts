import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { forgetFullBuckets, limitInDatabase } from '#db/repositories/rate-buckets.ts';
import {
  limitInMemory,
  limitWithFallback,
  takeEach,
  type MakeLimit,
} from '#domain/leads/shared-limit.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const settings = { burst: 3, refillMs: 1_000, mostKeys: 100 };
const at = Date.parse('2026-11-01T12:00:00.000Z');

/** What every limit promises. */
function limitSuite(make: () => MakeLimit): void {
  it('lets a burst pass, then one at a time', async () => {
    const limit = make()('lead-address', settings);
    for (let number = 0; number < 3; number++) expect(await limit.take('ada', at)).toBe(0);
    for (let number = 0; number < 3; number++) expect(await limit.take('ada', at)).toBe(1);
    expect(await limit.take('ben', at)).toBe(0);
    expect(await limit.take('ada', at + 1_000)).toBe(0);
    expect(await limit.take('ada', at + 1_000)).toBe(1);
    expect(await limit.take('ada', at + 60_000)).toBe(0);
  });

  it('goes into debt only so far, and gives back, parts as well', async () => {
    const limit = make()('lead-address', settings);
    expect(await limit.take('ada', at, 20)).toBe(0);
    expect(await limit.take('ada', at)).toBe(4);
    await limit.giveBack('ada', 3);
    expect(await limit.take('ada', at)).toBe(1);
    await limit.giveBack('ada');
    expect(await limit.take('ada', at)).toBe(0);
    for (let number = 0; number < 20; number++) {
      expect(await limit.take('ben', at)).toBe(0);
      await limit.giveBack('ben', 0.9);
    }
    expect(await limit.take('ben', at)).toBe(0);
    expect(await limit.take('ben', at)).toBe(1);
    await limit.take('cleo', at);
    await limit.giveBack('cleo', 5);
    await limit.giveBack('nobody', 5);
    for (const person of ['cleo', 'nobody']) {
      for (let number = 0; number < 3; number++) expect(await limit.take(person, at)).toBe(0);
      expect(await limit.take(person, at)).toBe(1);
    }
  });

  it('is not shortened by a clock that goes back', async () => {
    const limit = make()('lead-address', settings);
    for (let number = 0; number < 2; number++) await limit.take('ada', at);
    expect(await limit.take('ada', at - 3_600_000)).toBe(0);
    expect(await limit.take('ada', at)).toBeGreaterThan(0);
  });

  it('takes from all of several limits, or from none', async () => {
    const [wide, narrow] = [
      make()('lead-address', settings),
      make()('lead-contact', { ...settings, burst: 1, refillMs: 5_000 }),
    ];
    const both = () =>
      takeEach(
        [
          [wide, 'net'],
          [narrow, 'ada'],
        ],
        at,
      );
    const turn = await both();
    expect(turn.waitSeconds).toBe(0);
    for (let number = 0; number < 5; number++) {
      const refused = await both();
      expect(refused.waitSeconds).toBe(5);
      await refused.giveBack();
    }
    await turn.giveBack();
    expect((await both()).waitSeconds).toBe(0);
    for (let number = 0; number < 2; number++) expect(await wide.take('net', at)).toBe(0);
    expect((await both()).waitSeconds).toBe(1);
  });
}

describe('a limit in memory', () => limitSuite(() => limitInMemory));

describeDatabases('a limit in the database', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  limitSuite(() => limitInDatabase(fresh.database));

  it('is one for two nodes, however they race', async () => {
    const second = await openDatabase(fresh.config);
    const wide = { burst: 100, refillMs: 1_000, mostKeys: 100 };
    const nodes = [fresh.database, second].map((node) =>
      limitInDatabase(node)('lead-address', wide),
    );
    const waits = await Promise.all(
      nodes.flatMap((node) => Array.from({ length: 60 }, () => node.take('ada', at))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    for (const node of nodes) expect(await node.take('ada', at)).toBe(1);
    await second.close();
  });

  it('keeps scopes apart, knows nobody by name, and forgets', async () => {
    const make = limitInDatabase(fresh.database);
    for (let number = 0; number < 4; number++) await make('lead-address', settings).take('ada', at);
    expect(await make('lead-contact', settings).take('ada', at)).toBe(0);
    const rows = await fresh.database.kysely.selectFrom('rate_buckets').selectAll().execute();
    const key_hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows).toMatchObject([{ key_hash }, { key_hash }]);
    expect(await forgetFullBuckets(fresh.database, new Date(at + 3_600_000))).toBe(0);
    expect(await forgetFullBuckets(fresh.database, new Date(at + 25 * 3_600_000))).toBe(2);
  });

  it('goes on in memory while the database is away', async () => {
    const limit = limitWithFallback(limitInDatabase(fresh.database))('lead-address', settings);
    expect(await limit.take('ada', at)).toBe(0);
    await fresh.database.kysely.schema.dropTable('rate_buckets').execute();
    for (let number = 0; number < 2; number++) expect(await limit.take('ada', at)).toBe(0);
    expect(await limit.take('ada', at)).toBe(1);
  });

  it('that another node used up is not used up here as well', async () => {
    const make = limitInDatabase(fresh.database);
    for (let number = 0; number < 3; number++) await make('lead-address', settings).take('ada', at);
    const limit = limitWithFallback(make)('lead-address', settings);
    for (let number = 0; number < 5; number++) expect(await limit.take('ada', at)).toBe(1);
    expect(await limit.take('ada', at + 1_000)).toBe(0);
  });
});
