import { randomBytes } from 'node:crypto';
import { copyFile, open, rename, rm } from 'node:fs/promises';
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
  { durable, mode, aside }: WholeFileSettings,
): Promise<void> {
  const write = async (place: string) => {
    const file = await open(place, 'wx', mode);
    try {
      await file.writeFile(contents);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
  };
  await takePlace(path, write, aside);
  if (durable) await flushToDisk(dirname(path));
}

/** Copies a file in the same way, and flushes its bytes. */
export function copyWholeFile(from: string, to: string): Promise<void> {
  return takePlace(to, async (place) => {
    await copyFile(from, place);
    await flushToDisk(place);
  });
}

async function takePlace(
  path: string,
  make: (aside: string) => Promise<void>,
  aside = `${path}.${randomBytes(6).toString('hex')}.tmp`,
): Promise<void> {
  try {
    await make(aside);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
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
