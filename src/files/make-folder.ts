import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder with those above it; one that is there stays as it is. Node's own `recursive` is
 * not used: where a file system takes no folders (`/proc/x` on Linux), it tries again for ever.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const missing = makeOne(path, mode);
  if (missing === null) return;
  if (dirname(path) === path) throw missing;
  makeFolder(dirname(path), mode);
  const still = makeOne(path, mode);
  if (still !== null) throw still;
}

/** The error when the folder above is not there; null when the folder is there now. */
function makeOne(path: string, mode: number): Error | null {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return error as Error;
    // Some file systems say "read-only" or "not allowed" of a folder that is there.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  return null;
}
