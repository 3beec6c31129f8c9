import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../project-root.ts';

/** Where backups go and how often. */
export interface BackupSettings {
  /** Absolute; better on another disk than the data. */
  folder: string;
  /** Encrypts them; null: whoever can read the folder can read them. */
  key: string | null;
  /** 0: only when asked. */
  everyMinutes: number;
  /** How many are kept. */
  keep: number;
}

/** Variables of `env.ts` about backups. */
export const backupVariables = {
  BACKUP_DIR: z
    .string()
    .refine((path) => !path.includes('\0'))
    .optional(),
  BACKUP_KEY: z.string().min(32).max(500).optional(),
  BACKUP_EVERY_HOURS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional(),
  BACKUP_EVERY_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .default(7),
};

export const backupAdvice = {
  BACKUP_DIR: { fault: 'is not a folder path', example: 'BACKUP_DIR=/var/backups/omnibus' },
  BACKUP_KEY: {
    fault: 'is not a text of 32 to 500 characters',
    example: 'BACKUP_KEY=$(openssl rand -base64 32)',
  },
  BACKUP_EVERY_HOURS: { fault: 'is not a number of hours', example: 'BACKUP_EVERY_HOURS=24' },
  BACKUP_EVERY_MINUTES: {
    fault: 'is not a number from 1 to 999',
    example: 'BACKUP_EVERY_MINUTES=4',
  },
  BACKUP_KEEP: { fault: 'is not a number from 1 to 999', example: 'BACKUP_KEEP=7' },
};

/** One server has SQLite to itself; of several with PostgreSQL, one is told to make the backups. */
const sqliteEveryHours = 24;

export function readBackupSettings(
  values: {
    BACKUP_DIR?: string | undefined;
    BACKUP_KEY?: string | undefined;
    BACKUP_EVERY_HOURS?: number | undefined;
    BACKUP_EVERY_MINUTES?: number | undefined;
    BACKUP_KEEP: number;
  },
  { dataDir, engine }: { dataDir: string; engine: 'sqlite' | 'postgres' },
): BackupSettings {
  const everyHours = values.BACKUP_EVERY_HOURS ?? (engine === 'sqlite' ? sqliteEveryHours : 0);
  const folder = values.BACKUP_DIR ?? join(dataDir, 'backups');
  return {
    folder: isAbsolute(folder) ? folder : join(projectRoot, folder),
    key: values.BACKUP_KEY ?? null,
    everyMinutes: values.BACKUP_EVERY_MINUTES ?? everyHours * 60,
    keep: values.BACKUP_KEEP,
  };
}
