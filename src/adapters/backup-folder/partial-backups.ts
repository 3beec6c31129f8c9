import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import { clocksDifferMs } from '#domain/clocks.ts';
import { namesIn } from '#files/names-in.ts';

const prefix = '.partial';
/** A writer that lives writes more often; one at a time is the lease's matter. */
const abandonedAfterMs = 2 * 60_000;

/** Of the folder in which one writer makes one backup. */
export const partialName = () => `${prefix}-${randomUUID()}`;

/** Clears away what writers that died left. */
export async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(prefix)) continue;
    const partial = join(folder, name);
    if (Date.now() - (await lastWriteMs(partial)) < abandonedAfterMs) continue;
    // Its own writer may end it at the same time. One that only slept finds its folder gone, and not half of it.
    const cleared = join(folder, partialName());
    await rename(partial, cleared).catch(whenMissing(undefined));
    await rm(cleared, { recursive: true, force: true });
  }
}

async function lastWriteMs(partial: string): Promise<number> {
  let lastMs = 0;
  for (const path of [
    '.',
    ...(await readdir(partial, { recursive: true }).catch(whenMissing([]))),
  ]) {
    const found = await stat(join(partial, path)).catch(() => null);
    const writtenMs = found?.mtimeMs ?? 0;
    // What is later than now was written while a clock was ahead, as photos may have been.
    if (writtenMs < Date.now() + clocksDifferMs) lastMs = Math.max(lastMs, writtenMs);
  }
  return lastMs;
}
