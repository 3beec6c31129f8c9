import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { allLimits, type LimitName } from '#domain/leads/all-limits.ts';
import { createRateLimit } from '#domain/leads/rate-limit.ts';
import { limitInMemory, limitWithFallback, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const startedAtMs = Date.parse('2026-11-01T12:00:00.000Z');

/** Some ask at the same moment, some of those served give theirs back, and then time passes. */
const round = fc.record({
  callers: fc.integer({ min: 1, max: 40 }),
  givenBack: fc.integer({ min: 0, max: 12 }),
  refills: fc.integer({ min: 0, max: 30 }),
});

let keys = 0;

/** Callers at once on all nodes are served exactly as often as one after the other would be. */
function propertyOfAll(nodes: () => readonly MakeLimit[], numRuns: number): void {
  it.each(Object.keys(allLimits) as LimitName[])('%s', async (name) => {
    const { burst, refillMs } = allLimits[name];
    // So that forty callers are more than the widest limit lets pass.
    const cost = Math.max(1, Math.ceil(burst / 20));
    const limits = nodes().map((make) => make(name));
    const nodeOf = (turn: number) => limits[turn % limits.length]!;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const key = `person ${keys++}`;
        const inTurn = createRateLimit(name);
        let atMs = startedAtMs;
        for (const { callers, givenBack, refills } of rounds) {
          const turns = Array.from({ length: callers }, (_, turn) => turn);
          const waits = await Promise.all(turns.map((turn) => nodeOf(turn).take(key, atMs, cost)));
          const expected = turns.map(() => inTurn.take(key, atMs, cost));
          const served = (list: readonly number[]) => list.filter((wait) => wait === 0).length;
          expect(served(waits)).toBe(served(expected));
          // And who waits is told for how long.
          expect(waits.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
          const back = turns.slice(0, Math.min(givenBack, served(waits)));
          await Promise.all(back.map((turn) => nodeOf(turn).giveBack(key, cost)));
          for (const _ of back) inTurn.giveBack(key, cost);
          atMs += refills * refillMs;
        }
      }),
      { numRuns },
    );
  });
}

describe('parallel callers of every limit in memory', () => {
  propertyOfAll(() => [limitInMemory], 100);
});

describeDatabases('parallel callers of every limit in the database', ({ create }) => {
  let fresh: FreshDatabase;
  let second: Database;
  beforeAll(async () => {
    fresh = await create();
    second = await openDatabase(fresh.config);
  });
  afterAll(async () => {
    await second.close();
    await fresh.remove();
  });

  describe('of two nodes', () => {
    propertyOfAll(() => [limitInDatabase(fresh.database), limitInDatabase(second)], 4);
  });
  describe('of one node that remembers as well', () => {
    propertyOfAll(() => [limitWithFallback(limitInDatabase(fresh.database))], 2);
  });
});
