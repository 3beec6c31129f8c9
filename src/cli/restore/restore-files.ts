import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import { linkOrCopy } from '#files/link-or-copy.ts';
import { flushToDisk, writeWholeFile } from '#files/write-whole-file.ts';
import { highWaterMark } from '#server/ops/high-water-mark.ts';
import { restoreMarker } from '#server/ops/restore-marker.ts';

/** SQLite's file and what belongs to it while it is open. */
const suffixes = ['', '-wal', '-shm', '-journal'];

/** Where a restore unpacks a backup; it is removed when the restore ends, and when the next one begins. */
export const unpackedFolder = (dataDir: string): string => join(dataDir, '.restoring');

/**
 * Where the files that are replaced go: the folder named by `stamp`, or that of a restore that was cut
 * short, whose files belong together with those that it had moved.
 */
export async function asideFolder(dataDir: string, stamp: string): Promise<string> {
  const begun = await readFile(restoreMarker(dataDir), 'utf8').catch(whenMissing(''));
  return join(dataDir, begun === '' ? `before-restore-${stamp}` : basename(begun));
}

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
  const { dataDir, path, restored, aside } = parts;
  const marker = restoreMarker(dataDir);
  await writeWholeFile(marker, basename(aside), { durable: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  // Moved already: then the file in its place is the backup that was put there before the cut.
  const to =
    existsSync(join(aside, basename(path))) && existsSync(path) ? dirname(restored) : aside;
  for (const suffix of suffixes) await moveIfThere(path + suffix, to);
  // How far the present one had come says nothing of the restored one.
  await moveIfThere(highWaterMark(dataDir), to);
  await rename(restored, path);
  await flushToDisk(dirname(path));
  await flushToDisk(aside);
  await rm(marker);
  await flushToDisk(dataDir);
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
    }).catch(whenMissing([]));
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

async function moveIfThere(from: string, folder: string): Promise<void> {
  await rename(from, join(folder, basename(from))).catch(whenMissing(undefined));
}
