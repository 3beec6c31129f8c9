import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { linkOrCopy } from '#files/link-or-copy.ts';
import { flushToDisk } from '#files/write-whole-file.ts';
import { highWaterMark } from '#server/ops/high-water-mark.ts';
import { restoreMarker } from '#server/ops/restore-marker.ts';

/** SQLite's file and what belongs to it while it is open. */
const suffixes = ['', '-wal', '-shm', '-journal'];

/** Where a restore unpacks a backup; it is removed when the restore ends, and when the next one begins. */
export const unpackedFolder = (dataDir: string): string => join(dataDir, '.restoring');

/**
 * Puts an unpacked database in the place of the present one, which moves to `aside`. Cut short at any
 * point, no server starts on what is left and the same call finishes it.
 */
export async function swapDatabase(parts: {
  dataDir: string;
  path: string;
  restored: string;
  aside: string;
}): Promise<void> {
  const marker = restoreMarker(parts.dataDir);
  await writeFile(marker, '');
  await flushToDisk(parts.dataDir);
  await mkdir(parts.aside, { recursive: true, mode: 0o700 });
  for (const suffix of suffixes)
    await moveIfThere(parts.path + suffix, join(parts.aside, basename(parts.path) + suffix));
  // How far the present one had come says nothing of the restored one.
  const mark = highWaterMark(parts.dataDir);
  await moveIfThere(mark, join(parts.aside, basename(mark)));
  await rename(parts.restored, parts.path);
  await flushToDisk(dirname(parts.path));
  await flushToDisk(parts.aside);
  await rm(marker);
  await flushToDisk(parts.dataDir);
}

/**
 * Adds the photos of a backup to those that are there. None is replaced or removed: names are never
 * used twice. Those that are there are kept in `aside` too, for the database that names them.
 */
export async function addMedia(parts: {
  mediaDir: string;
  restored: string;
  aside: string;
}): Promise<number> {
  await eachFile(parts.mediaDir, (from, path) => place(from, join(parts.aside, path)));
  let added = 0;
  await eachFile(parts.restored, async (from, path) => {
    if (await place(from, join(parts.mediaDir, path))) added++;
  });
  return added;
}

/** True when there was nothing to keep in it. */
export async function removeIfEmpty(aside: string): Promise<boolean> {
  if ((await readdir(aside)).length > 0) return false;
  await rmdir(aside);
  return true;
}

async function eachFile(
  folder: string,
  work: (from: string, path: string) => Promise<unknown>,
): Promise<void> {
  for (const top of ['photos', 'content']) {
    const entries = await readdir(join(folder, top), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      await work(from, from.slice(join(folder, '/').length));
    }
  }
}

/** False when a file of that name is there already. */
async function place(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await linkOrCopy(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
