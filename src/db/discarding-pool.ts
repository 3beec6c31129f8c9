import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { passingFault } from './database-faults.ts';

/**
 * A pool that throws connections away once one has failed as a connection: back in the pool, one to a
 * server that only reads (the old primary after a failover) or that hangs would be lent again.
 */
export function discardingPool(pool: Pool): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    let broken = false;
    const lent = {
      async query(...args: Parameters<PostgresPoolClient['query']>) {
        try {
          return await (client.query as (...given: unknown[]) => Promise<unknown>)(...args);
        } catch (error) {
          broken ||= passingFault(error) === 'connection';
          throw error;
        }
      },
      release: () => client.release(broken),
    };
    return lent as unknown as PostgresPoolClient;
  };
  return {
    async connect() {
      const client = await pool.connect();
      let lent = wrapped.get(client);
      if (!lent) wrapped.set(client, (lent = wrap(client)));
      return lent;
    },
    end: () => pool.end(),
  } as PostgresPool;
}
