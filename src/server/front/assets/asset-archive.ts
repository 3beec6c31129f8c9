import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWholeFile } from '#files/write-whole-file.ts';
import type { Task } from '../../jobs/scheduler.ts';

const dayMs = 24 * 60 * 60_000;
/** Fault matrix J1 asks for seven days. */
const keptDays = 14;
const touchEveryMs = dayMs / 2;
const firstDelayMs = 5_000;

/**
 * Copies this build's files to where the next build can serve them from, twice a day marks them as in
 * use, and removes those that no server has used for two weeks.
 */
export function keepAssets(parts: { from: string; to: string }): Task {
  return {
    name: 'assets',
    everyMs: touchEveryMs,
    firstAfterMs: firstDelayMs,
    run: () => archiveAssets({ ...parts, now: new Date() }),
    fault: 'earlier builds’ files could not be kept',
  };
}

export async function archiveAssets(parts: { from: string; to: string; now: Date }): Promise<void> {
  const { from, to, now } = parts;
  await mkdir(to, { recursive: true });
  const current = new Set(await readdir(from));
  const kept = new Set(await readdir(to));
  for (const name of current) {
    const target = join(to, name);
    // Names carry a hash of the contents: what is there is the same.
    if (!kept.has(name)) await copyWholeFile(join(from, name), target);
    await utimes(target, now, now);
  }
  for (const name of kept) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(to, name));
    if (now.getTime() - mtimeMs > keptDays * dayMs) await rm(join(to, name));
  }
}
