import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Env } from '#server/config/env.ts';
import { lostSqliteFile } from '#server/config/start/start-checks.ts';
import { requireHighWater } from '#server/ops/high-water-mark.ts';
import { CommandError, type CommandContext } from './command.ts';

/**
 * Opens the configured database, brings it up to date and lends it to `work`; beside a running server
 * too. What no server would start on is refused: a backup of an empty or older database would be the
 * newest one, and push out those that are to be restored.
 */
export async function withDatabase<Result>(
  { env: read }: CommandContext,
  work: (database: Database, env: Env) => Promise<Result>,
): Promise<Result> {
  if (!read.ok) throw new CommandError(read.problem);
  const { env } = read;
  const lost = lostSqliteFile(env);
  if (lost !== null) throw new CommandError(lost, 1);
  const database = await openDatabase(env.database);
  try {
    await requireHighWater(database, env);
    await migrate(database, { mayBeNewer: env.runtime.allowNewerDatabase });
    return await work(database, env);
  } finally {
    await database.close();
  }
}
