import { isAbsolute, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { folderPath, longSecret, variable, numberLike, type Values } from '../variables.ts';

/** Where backups go and how often. */
export type BackupSettings = ReturnType<typeof readBackupSettings>;

/** Variables of `env.ts` about backups. */
export const backupVariables = {
  BACKUP_DIR: variable(folderPath.optional(), 'is not a folder path', '/var/backups/omnibus'),
  BACKUP_KEY: variable(
    longSecret.optional(),
    'is not a text of 32 to 500 characters',
    '$(openssl rand -base64 32)',
  ),
  BACKUP_EVERY_HOURS: variable(
    numberLike(/^\d{1,3}$/).optional(),
    'is not a number of hours',
    '24',
  ),
  BACKUP_EVERY_MINUTES: variable(
    numberLike(/^[1-9]\d{0,2}$/).optional(),
    'is not a number from 1 to 999',
    '4',
  ),
  BACKUP_KEEP: variable(
    numberLike(/^[1-9]\d{0,2}$/).default(7),
    'is not a number from 1 to 999',
    '7',
  ),
};

/** One server has SQLite to itself; of several with PostgreSQL, one is told to make the backups. */
const sqliteEveryHours = 24;

export function readBackupSettings(
  values: Values<typeof backupVariables>,
  { dataDir, engine }: { dataDir: string; engine: 'sqlite' | 'postgres' },
) {
  const everyHours = values.BACKUP_EVERY_HOURS ?? (engine === 'sqlite' ? sqliteEveryHours : 0);
  const folder = values.BACKUP_DIR ?? join(dataDir, 'backups');
  return {
    /** Absolute; better on another disk than the data. */
    folder: isAbsolute(folder) ? folder : join(projectRoot, folder),
    /** Encrypts them; null: whoever can read the folder can read them. */
    key: values.BACKUP_KEY ?? null,
    /** 0: only when asked. */
    everyMinutes: values.BACKUP_EVERY_MINUTES ?? everyHours * 60,
    /** How many are kept. */
    keep: values.BACKUP_KEEP,
  };
}
