import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser address of the throwaway cluster, or null where PostgreSQL is not installed. */
    postgresUrl: string | null;
  }
}

/**
 * Vitest global setup: one PostgreSQL cluster in a temporary folder, without durability. It is
 * stopped and removed at the end, whatever the tests did.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster?.url ?? null);
  if (cluster) return () => cluster.remove();
  process.stderr.write('PostgreSQL is not installed (no initdb): its suites are skipped.\n');
  return async () => {};
}
