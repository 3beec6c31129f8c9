/** Everything that a repository holds, oldest first; only these states when some are given. */
export async function allRows<Row extends { state: string }>(
  repository: { scan(batchSize: number): AsyncIterable<Row[]> },
  ...states: Row['state'][]
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of repository.scan(1_000)) rows.push(...batch);
  return rows.filter(({ state }) => states.length === 0 || states.includes(state));
}
