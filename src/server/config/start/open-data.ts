import type { Database } from '#db/database.ts';
import { migrateApart } from '#db/migrate-apart.ts';
import { openPools, visitorsConfig } from '#db/open-pools.ts';
import { createJobLeases } from '#db/repositories/job-leases.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { Env } from '../env.ts';
import { requireHighWater, watchHighWater } from '../../ops/high-water-mark.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { openWhenThere, requireDurability } from './start-checks.ts';

/** The database, found durable and migrated. Throws `StartRefused` or `MigrationError`. */
export async function openData(env: Env, log: Logger, now: () => Date) {
  const visitors = await openWhenThere(
    visitorsConfig(env.database),
    env.runtime.databaseWaitMs,
    (line) => log.warn(line),
  );
  try {
    const mayBeUnsafe = env.mode !== 'production' || env.runtime.allowUnsafeDatabase;
    await requireDurability(visitors, { mayBeUnsafe, log });
    await requireHighWater(visitors, env);
    const pools = await openPools(visitors, env.database);
    const mayBeNewer = env.runtime.allowNewerDatabase;
    const applied = await migrateApart(visitors, env.database, { mayBeNewer });
    if (mayBeNewer) log.warn('ALLOW_NEWER_DATABASE is for the time between back and forward again');
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return {
      pools,
      versions: createTagVersions(visitors),
      leases: createJobLeases(pools.jobs, now),
      highWater: await watchHighWater(visitors, {
        database: env.database,
        dataDir: env.dataDir,
        log,
        now,
      }),
    };
  } catch (error) {
    await visitors.close();
    throw error;
  }
}

/** Lets SQLite's writes wait for the disk apart from pages. Without a thread all works as before. */
export function writeOnThread(database: Database, log: Pick<Logger, 'warn'>): void {
  database.writeOnThread?.().catch((error: unknown) => {
    log.warn({ err: error }, 'no thread for writing: pages wait while the disk is slow');
  });
}
