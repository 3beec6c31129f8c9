import { join } from 'node:path';
import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { databaseBytes, writeDatabaseCopy } from '#db/backup/write-database-copy.ts';
import type { Database } from '#db/database.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { recordAudit } from '#db/repositories/staff-audit.ts';
import { backupTime } from '#domain/backup/backup-manifest.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import { fileFault } from '#files/file-fault.ts';
import type { BackupSettings } from '../config/targets/backup-settings.ts';
import type { DatabaseTarget } from '../config/env.ts';
import type { Task } from '../jobs/scheduler.ts';
import type { Logger } from './log/logger.ts';

/** A clock that is looked at so often need not be exact, and survives a machine that slept. */
const lookEveryMs = 60_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than the largest backup takes. */
const mostBackupMs = 6 * hourMs;

export interface Backups {
  service: NonNullable<OperationsService['backup']>;
  /** Writes one and deletes those past `keep`; gives its name. A second caller shares the first's. */
  make(): Promise<string>;
  /** Makes one when it is due; never throws. After a fault the next try is an hour later at most. */
  look(): Promise<void>;
  /** When the newest one was made, ISO; null when there is none. */
  lastAt(): Promise<string | null>;
  every: readonly Task[];
  /** Resolves when none is being written. */
  close(): Promise<void>;
}

/** Backups of the database and of the photos beside it, on demand and by the clock. */
export function createBackups(parts: {
  database: Database;
  target: DatabaseTarget;
  dataDir: string;
  /** Photos are kept in a bucket, which has backups of its own. */
  bucket: boolean;
  settings: BackupSettings;
  log: Pick<Logger, 'info' | 'error'>;
  /** Shares work by the clock with other nodes; alone unless told otherwise. */
  leases?: JobLeases;
  now(): Date;
}): Backups {
  const { database, target, settings, leases = unleased, log, now } = parts;
  const folder = createBackupFolder(settings.folder, settings.key);
  const everyMs = settings.everyMinutes * minuteMs;
  const againMs = Math.min(everyMs, hourMs);
  let running: Promise<string> | null = null;
  let failedAt: number | null = null;

  const write = async () => {
    const name = await folder.write(
      {
        engine: database.engine,
        schema: allMigrations.at(-1)?.name ?? 'none',
        databaseBytes: () => databaseBytes(database, target),
        copyDatabase: (file) => writeDatabaseCopy(database, target, file),
        mediaDir: parts.bucket ? null : join(parts.dataDir, 'media'),
      },
      now(),
    );
    const removed = await folder.prune(settings.keep);
    log.info({ backup: name, removed }, 'backup written and verified');
    return name;
  };
  const make = () =>
    (running ??= write().finally(() => {
      running = null;
    }));
  const lastAt = async () => backupTime((await folder.newest()) ?? '');

  const isDue = async () => {
    const last = await lastAt();
    return last === null || now().getTime() >= Date.parse(last) + everyMs;
  };

  const look = async () => {
    const time = now().getTime();
    if (failedAt !== null && time < failedAt + againMs) return;
    try {
      if (!(await isDue())) return;
      // Nodes with one folder make one backup; the others find it when they look again.
      await leases.oneAtATime('backup', mostBackupMs, async () => {
        if (await isDue()) await make();
      });
      failedAt = null;
    } catch (error) {
      failedAt = now().getTime();
      log.error({ err: error }, 'the backup failed; it is tried again');
    }
  };

  return {
    make,
    look,
    lastAt,
    service: {
      async state() {
        const place = placeOf(settings);
        try {
          return {
            lastAt: await lastAt(),
            foreign: await folder.foreign(),
            unreadable: null,
            place,
          };
        } catch (error) {
          log.error({ err: error }, 'backups cannot be read');
          return { lastAt: null, foreign: [], unreadable: fileFault(error), place };
        }
      },
      async run(by) {
        let name: string;
        try {
          name = await make();
        } catch (error) {
          log.error({ err: error }, 'the backup that staff asked for failed');
          return fileFault(error);
        }
        await database.kysely.transaction().execute((trx) =>
          recordAudit(trx, {
            memberId: by.id,
            memberName: by.name,
            action: 'backup.make',
            subjectKind: 'backup',
            subjectId: name,
            before: null,
            after: null,
            at: now().toISOString(),
          }),
        );
        return null;
      },
    },
    every:
      settings.everyMinutes === 0
        ? []
        : [
            {
              name: 'backups',
              everyMs: lookEveryMs,
              run: look,
              fault: 'backups were not looked at',
            },
          ],
    async close() {
      await running?.catch(() => {});
    },
  };
}

function placeOf({ folder, key, everyMinutes, keep }: BackupSettings): string {
  const hours = everyMinutes / 60;
  const every = Number.isInteger(hours) ? `${hours} hours` : `${everyMinutes} minutes`;
  const often = everyMinutes === 0 ? 'Made when asked' : `Every ${every}`;
  const locked = key === null ? 'not encrypted' : 'encrypted';
  return `${often}, ${locked}, the newest ${keep} are kept in ${folder}.`;
}
