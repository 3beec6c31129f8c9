import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WholeFileSettings {
  /** The bytes are flushed before the file gets its name, and its folder after: a power cut loses neither. */
  durable: boolean;
  /** Permissions; the process's own default without. */
  mode?: number;
  /** Where it is written first, on the same file system; beside its place, ending in `.tmp`, without. */
  aside?: string;
}

/**
 * Writes a file aside and renames it into place: whoever reads finds the old one, the new one or
 * none, never a part. The folder must exist. When it rejects, nothing is left aside; only a failing
 * flush of the folder rejects with the file in place.
 */
export async function writeWholeFile(
  path: string,
  contents: string | Uint8Array,
  { durable, mode, aside = `${path}.${randomBytes(6).toString('hex')}.tmp` }: WholeFileSettings,
): Promise<void> {
  try {
    const file = await open(aside, 'wx', mode);
    try {
      await file.writeFile(contents);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  if (durable) await flushToDisk(dirname(path));
}

/** What a file holds, or what a folder lists, survives a power cut once this resolves. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
