import { constants } from 'node:fs';
import { copyFile, readdir, readlink, stat } from 'node:fs/promises';
import { whenMissing } from '#files/when-missing.ts';
import type { Database } from './database.ts';

/** Device and number of a file; null when there is none. */
export async function fileIdentity(path: string): Promise<string | null> {
  const file = await stat(path, { bigint: true }).catch(whenMissing(null));
  return file && `${file.dev}:${file.ino}`;
}

/**
 * Copies a database whose file was taken away from under this process, through the files that it
 * still has open (Linux, proc(5)); `identity` is what the file was. Nothing is written meanwhile.
 * Throws where open files cannot be reached, and when one is not there.
 */
export async function rescueSqlite(
  { kysely }: Database,
  { path, identity, target }: { path: string; identity: string; target: string },
): Promise<void> {
  await kysely.transaction().execute(async () => {
    const found = { database: '', wal: '' };
    for (const descriptor of await readdir('/proc/self/fd')) {
      const open = `/proc/self/fd/${descriptor}`;
      // One of these is the folder's own, closed since.
      const name = await readlink(open).catch(() => '');
      if (name.replace(/ \(deleted\)$/, '') === `${path}-wal`) found.wal = open;
      else if (name.startsWith('/') && (await fileIdentity(open)) === identity)
        found.database = open;
    }
    if (found.database === '' || found.wal === '') throw new Error('its files are not open here');
    await copyFile(found.database, target, constants.COPYFILE_EXCL);
    await copyFile(found.wal, `${target}-wal`, constants.COPYFILE_EXCL);
  });
}
