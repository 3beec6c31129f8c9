/**
 * Walks a table in id order, a bounded batch at a time: `fetchAfter` reads the next batch past an id.
 * Rows added behind the walk are not seen, rows added ahead of it are.
 */
export async function* scanById<Row extends { id: number }>(
  batchSize: number,
  fetchAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await fetchAfter(after);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}
