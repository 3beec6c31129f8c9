import { sql, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Walks the rows of a query of one table in id order, a bounded batch at a time. Rows added behind the
 * walk are not seen, rows added ahead of it are.
 */
export async function* scanById<Table extends keyof Schema, Row extends { id: number }>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  batchSize: number,
): AsyncGenerator<Row[]> {
  const id = sql<number>`id`;
  const inOrder = query.orderBy(id).limit(batchSize);
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await inOrder.where(id, '>', after).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}
