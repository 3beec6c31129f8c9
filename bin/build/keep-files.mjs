import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../../src/files/is-running.ts';

/**
 * A server that runs on the build before reads some of its files when somebody first needs them: they
 * stay beside the new ones, whose names differ, until the build after this one.
 * @param {string} before the build that is in use
 * @param {string} after the one that takes its place
 * @param {string} folder of either, with files whose names carry a hash of what is in them
 */
export async function keepFiles(before, after, folder) {
  const listName = `own-${folder}.json`;
  const own = await readdir(join(after, folder));
  const listed = await readFile(join(before, listName), 'utf8').catch(() => '[]');
  // A build that was stopped while it changed places leaves the list without all of its files.
  const there = new Set(await readdir(join(before, folder)).catch(() => []));
  for (const name of JSON.parse(listed)) {
    if (own.includes(name) || !there.has(name)) continue;
    await copyFile(join(before, folder, name), join(after, folder, name));
  }
  await writeFile(join(after, listName), JSON.stringify(own));
}

/**
 * Deletes what builds left that were killed.
 * @param {string} folder of builds under way, each named by its process: `.staging-123`
 */
export async function removeAbandoned(folder) {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = /^\.staging-(\d+)$/.exec(name) ?? [];
    if (id && !isRunning(Number(id)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
