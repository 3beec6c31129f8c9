import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { isWithoutTable } from '#db/database-faults.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { CommandError, type Command } from '../command.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { chosen, contents, listed, unsignedOption } from './backup.ts';

const help = `Usage: npx omnibus restore NAME|latest [--allow-unsigned]

Puts a backup from BACKUP_DIR in the place of what is there now. Stop every server first. The backup
is verified whole before anything is touched, and what was there is kept aside: SQLite in
DATA_DIR/before-restore-…, PostgreSQL in a schema before_restore_…. Nothing deletes it; do so when all
is well. Afterwards start the server: it brings an older schema up to date.

  --allow-unsigned    with BACKUP_KEY set, take a backup that is not signed with it: one of your own
                      from before there was a key. A dump of somebody else's can run commands here
  -h, --help          this text
`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a backup in the place of what is there, which is kept aside',
  help,
  options: unsignedOption,
  async run({ values, positionals }, context) {
    const [wanted, surplus] = positionals;
    if (wanted === undefined || surplus !== undefined)
      throw new CommandError(
        'Usage: npx omnibus restore NAME|latest; npx omnibus backup list shows names',
      );
    if (!context.env.ok) throw new CommandError(context.env.problem);
    const { env } = context.env;
    const backups = createBackupFolder(env.backup.folder, env.backup.key);
    const name = chosen(await listed(backups, env.backup), wanted, context.now());
    const { manifest, photos, aside } = await restoreBackup(env, backups, name, {
      now: context.now(),
      unsigned: values['allow-unsigned'] === true,
    });
    await freeLeases(env.database);
    const kept = aside === null ? '' : ` What was there before is in ${aside}`;
    const back = photos > 0 ? `; ${photos} of its photo files were missing here and are back` : '';
    context.stdout.write(
      `${name} restored: ${contents(manifest, env.backup.key)}${back}.${kept}\n`,
    );
    return 0;
  },
};

/** A backup holds the lease of whoever wrote it. One from before there were leases holds none. */
async function freeLeases(config: DatabaseConfig): Promise<void> {
  const database = await openDatabase(config);
  try {
    await database.kysely.deleteFrom('job_leases').execute();
  } catch (error) {
    if (!isWithoutTable(error)) throw error;
  } finally {
    await database.close();
  }
}
