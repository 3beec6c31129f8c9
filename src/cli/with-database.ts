import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { CommandError, type CommandContext } from './command.ts';

/** Opens the configured database, brings it up to date and lends it to `work`. */
export async function withDatabase<Result>(
  { env }: CommandContext,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (!env.ok) throw new CommandError(env.problem);
  const database = await openDatabase(env.env.database);
  try {
    await migrate(database, { mayBeNewer: env.env.runtime.allowNewerDatabase });
    return await work(database);
  } finally {
    await database.close();
  }
}
