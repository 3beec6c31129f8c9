import { join } from 'node:path';
import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { databaseBytes, writeDatabaseCopy } from '#db/backup/write-database-copy.ts';
import type { Database } from '#db/database.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { recordAct } from '#db/repositories/staff-audit.ts';
import { backupTime, isAhead } from '#domain/backup/backup-manifest.ts';
import { hasPassed } from '#domain/clocks.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import { fileFault } from '#files/file-fault.ts';
import type { BackupSettings } from '../config/targets/backup-settings.ts';
import type { DatabaseTarget } from '../config/env.ts';
import type { Logger } from './log/logger.ts';

/** A clock that is looked at so often need not be exact, and survives a machine that slept. */
const lookEveryMs = 60_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** After a process that died while it wrote; the next backup may not wait long (fault matrix A9). */
const freeAfterMs = minuteMs;

class AnotherWrites extends Error {
  override message =
    'another process is writing a backup, or was ended at it less than a minute ago; look again when it has ended';
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
}) {
  const { database, target, settings, leases = unleased, log, now } = parts;
  const folder = createBackupFolder(settings.folder, settings.key);
  const everyMs = settings.everyMinutes * minuteMs;
  const againMs = Math.min(everyMs, hourMs);
  let running: Promise<string> | null = null;
  let failedAt: number | null = null;
  let mayWrite = false;

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
    const removed = await folder.prune(settings.keep, now());
    log.info({ backup: name, removed }, 'backup written and verified');
    return name;
  };
  const newest = () => folder.newest(now());
  /** When the newest one was made, ISO; null when there is none. */
  const lastAt = async () => backupTime((await newest()) ?? '');
  const isDue = (name: string | null) =>
    name === null || now().getTime() >= Date.parse(backupTime(name) ?? '') + everyMs;

  const writeAlone = async (onlyIfDue: boolean) => {
    const name = await leases.oneAtATime('backup', freeAfterMs, async () => {
      const last = onlyIfDue ? await newest() : null;
      return last === null || isDue(last) ? write() : last;
    });
    if (name === null) throw new AnotherWrites();
    return name;
  };
  const begin = (onlyIfDue: boolean) =>
    (running ??= writeAlone(onlyIfDue).finally(() => {
      running = null;
    }));
  /**
   * Writes one and deletes those past `keep`; gives its name. A second caller shares the first's, and
   * one in another process is told so.
   */
  const make = () => begin(false);

  /** Makes one when it is due; never throws. After a fault the next try is an hour later at most. */
  const look = async () => {
    const time = now().getTime();
    if (failedAt !== null && !hasPassed(failedAt, againMs, time)) return;
    try {
      if (isDue(await newest())) await begin(true);
      // The next may be a day away, and whoever has just changed a setting is there now.
      else if (!mayWrite) await folder.tryToWrite();
      mayWrite = true;
      failedAt = null;
    } catch (error) {
      // Nodes with one folder make one backup; the others find it when they look again.
      if (error instanceof AnotherWrites) return;
      failedAt = now().getTime();
      mayWrite = false;
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
            ahead: (await folder.list()).filter((name) => isAhead(name, now())),
            unreadable: null,
            place,
          };
        } catch (error) {
          log.error({ err: error }, 'backups cannot be read');
          return { lastAt: null, foreign: [], ahead: [], unreadable: fileFault(error), place };
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
          recordAct(trx, by, {
            action: 'backup.make',
            subject: ['backup', name],
            at: now().toISOString(),
          }),
        );
        return null;
      },
    } satisfies OperationsService['backup'],
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
    /** Resolves when none is being written. */
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
