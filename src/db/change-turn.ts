import type { Transaction } from 'kysely';
import type { CacheTag } from '#domain/tag-versions.ts';
import { tellOfChange } from './change-listener.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';

export interface ChangeTurn {
  trx: Transaction<Schema>;
  /**
   * The time of this change: ISO 8601, and later than that of every earlier change under the tag,
   * even within a millisecond or with clocks apart. A reader that remembers the last time it has
   * seen misses nothing, because changes also become visible in this order.
   */
  at: string;
}

/**
 * Runs `work` in a transaction that holds the tag's turn: writers under one tag pass one at a time.
 * If the work says it changed something, the tag's version goes up in the same transaction.
 */
export async function inChangeTurn<Result>(
  database: Database,
  tag: CacheTag,
  work: (turn: ChangeTurn) => Promise<{ result: Result; changed: boolean }>,
): Promise<Result> {
  return database.kysely.transaction().execute(async (trx) => {
    const previous = await trx
      .selectFrom('tag_versions')
      .select(['version', 'changed_at'])
      .where('tag', '=', tag)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const at = after(previous.changed_at);
    const { result, changed } = await work({ trx, at });
    if (changed) {
      await trx
        .updateTable('tag_versions')
        .set({ version: previous.version + 1, changed_at: at })
        .where('tag', '=', tag)
        .execute();
      if (database.engine === 'postgres') await tellOfChange(trx, tag);
    }
    return result;
  });
}

function after(previous: string): string {
  return new Date(Math.max(Date.now(), Date.parse(previous) + 1)).toISOString();
}
