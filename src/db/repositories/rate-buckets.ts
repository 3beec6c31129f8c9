import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { allLimits } from '#domain/leads/all-limits.ts';
import { enough, mostAheadMs, waitSecondsFor } from '#domain/leads/rate-limit.ts';
import { limitInMemory, limitWithFallback, type MakeLimit } from '#domain/leads/shared-limit.ts';
import type { Database } from '../database.ts';

/** Buckets that nobody touched for so long are full again; longer than any limit needs. */
const forgottenAfterMs = 24 * 3_600_000;

/**
 * Token buckets as rows, one statement a take, so that any number of nodes count together: who comes
 * second waits for the row and sees what the first has left. Addresses and people are kept as hashes.
 */
export function limitInDatabase({ kysely, bookkeeping = kysely, engine }: Database): MakeLimit {
  const [least, greatest] = (engine === 'postgres' ? ['least', 'greatest'] : ['min', 'max']).map(
    (name) => sql.raw(name),
  );
  const real = sql.raw(engine === 'postgres' ? 'double precision' : 'real');
  const figure = (value: number) => sql<number>`cast(${value} as ${real})`;
  return (scope, { burst, refillMs } = allLimits[scope]) => ({
    async take(key, nowMs, cost = 1) {
      const atMs = Math.trunc(nowMs);
      const at = sql.lit(atMs);
      const [most, debt, each, taken] = [burst, -burst, refillMs, cost].map(figure);
      const ahead = sql`rate_buckets.at_ms - ${at} > ${sql.lit(mostAheadMs)}`;
      // Clocks apart, or set back, never take what was earned.
      const present = sql`case when ${ahead} then ${most} else ${least}(${most}, rate_buckets.tokens + ${greatest}(0, ${at} - rate_buckets.at_ms) / ${each}) end`;
      // What a power cut takes of it is a try or two.
      const row = await bookkeeping
        .insertInto('rate_buckets')
        .values({
          scope,
          key_hash: hashOf(key),
          tokens: Math.max(-burst, burst - cost),
          at_ms: atMs,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'key_hash'])
            .doUpdateSet({
              tokens: sql<number>`${greatest}(${debt}, ${present} - ${taken})`,
              at_ms: sql<number>`case when ${ahead} then ${at} else ${greatest}(rate_buckets.at_ms, ${at}) end`,
            })
            .where(sql<boolean>`${present} >= ${figure(enough)}`),
        )
        .returning('tokens')
        .executeTakeFirst();
      if (row) return 0;
      const left = await kysely
        .selectFrom('rate_buckets')
        .select(['tokens', 'at_ms'])
        .where('scope', '=', scope)
        .where('key_hash', '=', hashOf(key))
        .executeTakeFirst();
      const { tokens, at_ms: sinceMs } = left ?? { tokens: 0, at_ms: atMs };
      return waitSecondsFor(tokens + Math.max(0, atMs - sinceMs) / refillMs, refillMs);
    },

    async giveBack(key, cost = 1) {
      await bookkeeping
        .updateTable('rate_buckets')
        .set({ tokens: sql<number>`${least}(${figure(burst)}, tokens + ${figure(cost)})` })
        .where('scope', '=', scope)
        .where('key_hash', '=', hashOf(key))
        .execute();
    },
  });
}

/** One process of SQLite knows everything itself; nodes of PostgreSQL know it together. */
export const usualLimit = (database: Database): MakeLimit =>
  database.engine === 'postgres' ? limitWithFallback(limitInDatabase(database)) : limitInMemory;

/** Removes buckets that are full again; gives how many. */
export async function forgetFullBuckets({ kysely }: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('rate_buckets')
    .where('at_ms', '<', now.getTime() - forgottenAfterMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
