import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isAhead, mostAheadMs } from '#domain/leads/rate-limit.ts';
import type { MakeLimit } from '#domain/leads/shared-limit.ts';
import type { Database } from '../database.ts';

/** Buckets that nobody touched for so long are full again; longer than any limit needs. */
const forgottenAfterMs = 24 * 3_600_000;

/**
 * Token buckets as rows, one statement a take, so that any number of nodes count together. Addresses
 * and people are kept as hashes.
 */
export function limitInDatabase({ kysely, bookkeeping = kysely, engine }: Database): MakeLimit {
  const [least, greatest] =
    engine === 'postgres' ? ['least', 'greatest'] : (['min', 'max'] as const);
  return (scope, { burst, refillMs }) => ({
    async waitSeconds(key, nowMs) {
      const row = await kysely
        .selectFrom('rate_buckets')
        .select(['tokens', 'at_ms'])
        .where('scope', '=', scope)
        .where('key_hash', '=', hashOf(key))
        .executeTakeFirst();
      if (!row || isAhead(row.at_ms, nowMs)) return 0;
      const refilled = Math.max(0, nowMs - row.at_ms) / refillMs;
      const missing = 1 - Math.min(burst, row.tokens + refilled);
      return missing <= 0 ? 0 : Math.ceil((missing * refillMs) / 1000);
    },
    async take(key, nowMs, cost = 1) {
      const at = sql.lit(Math.trunc(nowMs));
      const ahead = sql`rate_buckets.at_ms - ${at} > ${sql.lit(mostAheadMs)}`;
      const min = sql.raw(least);
      const max = sql.raw(greatest);
      const [most, debt, each, taken] = [burst, -burst, refillMs, cost].map(
        (figure) =>
          sql`cast(${figure} as ${sql.raw(engine === 'postgres' ? 'double precision' : 'real')})`,
      );
      // What a power cut takes of it is a try or two.
      await bookkeeping
        .insertInto('rate_buckets')
        .values({
          scope,
          key_hash: hashOf(key),
          tokens: Math.min(burst, burst - cost),
          at_ms: Math.trunc(nowMs),
        })
        .onConflict((conflict) =>
          conflict.columns(['scope', 'key_hash']).doUpdateSet({
            // Clocks apart, or set back, never take what was earned.
            tokens: sql<number>`case when ${ahead} then ${most} - ${taken} else ${max}(${debt}, ${min}(${most}, ${min}(${most}, rate_buckets.tokens + ${max}(0, ${at} - rate_buckets.at_ms) / ${each}) - ${taken})) end`,
            at_ms: sql<number>`case when ${ahead} then ${at} else ${max}(rate_buckets.at_ms, ${at}) end`,
          }),
        )
        .execute();
    },
  });
}

/** Removes buckets that are full again; gives how many. */
export async function forgetFullBuckets({ kysely }: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('rate_buckets')
    .where('at_ms', '<', now.getTime() - forgottenAfterMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
