import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { restorePostgres } from '#db/backup/restore-postgres.ts';
import { examineSqlite } from '#db/backup/sqlite-worker.ts';
import { lockDataDirectory } from '#db/data-directory-lock.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import type { BackupManifest } from '#domain/backup/backup-manifest.ts';
import { makeFolder } from '#files/make-folder.ts';
import type { Env } from '#server/config/env.ts';
import { CommandError } from '../command.ts';
import {
  addMedia,
  asideFolder,
  removeIfEmpty,
  swapDatabase,
  unpackedFolder,
} from './restore-files.ts';

/**
 * Verifies a backup whole, then puts it in the place of what is there. Refuses beside a server. Says how
 * many photos were not there, and where what was there before is kept now (null: nothing was).
 */
export async function restoreBackup(
  { dataDir, database: target }: Env,
  backups: BackupFolder,
  name: string,
  { now, unsigned }: { now: Date; unsigned: boolean },
) {
  const expected = await backups.read(name, { unsigned });
  if (expected.engine !== target.kind)
    throw new CommandError(
      `${name} is of ${nameOf(expected.engine)}, and ${nameOf(target.kind)} is configured (DATABASE_URL)`,
    );
  if (!allMigrations.some((migration) => migration.name === expected.schema))
    throw new CommandError(
      `${name} was made by a newer version (${expected.schema}); install that`,
    );
  makeFolder(dataDir, 0o700);
  const release = target.kind === 'sqlite' ? takeLock(dataDir) : () => {};
  const unpacked = unpackedFolder(dataDir);
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const aside = await asideFolder(dataDir, stamp);
  try {
    await rm(unpacked, { recursive: true, force: true });
    const manifest = await backups.unpack(name, unpacked, { unsigned });
    const dump = join(unpacked, 'database');
    if (target.kind === 'sqlite') {
      await verify(name, dump, manifest);
      // Photos first: a database that names missing ones must never be served.
      const photos = await media(unpacked);
      await swapDatabase({ dataDir, path: target.path, restored: dump, aside });
      return { manifest, photos, aside: (await removeIfEmpty(aside)) ? null : aside };
    }
    const photos = await media(unpacked);
    const schema = await restorePostgres({
      databaseUrl: target.url,
      dump,
      rows: manifest.rows,
      now,
    });
    return { manifest, photos, aside: schema && `the schema ${schema} of the database` };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    release();
  }

  function media(from: string): Promise<number> {
    return addMedia({
      mediaDir: join(dataDir, 'media'),
      restored: join(from, 'media'),
      aside: join(aside, 'media'),
    });
  }
}

function takeLock(dataDir: string): () => void {
  const lock = lockDataDirectory(dataDir);
  if (lock.outcome === 'locked') return () => lock.release();
  const holder = lock.pid === null ? '' : ` (process ${lock.pid})`;
  throw new CommandError(`a server uses ${dataDir}${holder}; stop it first`, 1);
}

async function verify(name: string, path: string, { rows }: BackupManifest): Promise<void> {
  const found = await examineSqlite(path);
  if (found.problem !== null) throw new CommandError(`${name} is damaged: ${found.problem}`, 1);
  for (const [table, count] of Object.entries(rows))
    if (found.rows[table] !== count)
      throw new CommandError(`${name} has not all rows of the table ${table}`, 1);
}

const nameOf = (engine: 'sqlite' | 'postgres') => (engine === 'sqlite' ? 'SQLite' : 'PostgreSQL');
