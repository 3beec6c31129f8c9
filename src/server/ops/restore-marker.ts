import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * While this file is there, the data directory is half the old and half the restored one. It names the
 * folder that what was there before goes to.
 */
export function restoreMarker(dataDir: string): string {
  return join(dataDir, 'restore-under-way');
}

/** One line when a restore was cut short; null when all is well. */
export function interruptedRestore(dataDir: string): string | null {
  if (!existsSync(restoreMarker(dataDir))) return null;
  return `a restore into ${dataDir} was cut short. Run it again: npx omnibus restore latest`;
}
