import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of a build's own chunks, in its folder. */
const listName = 'own-chunks.json';

/**
 * A server that runs on the build before loads some of its chunks when somebody first needs them: they
 * stay beside the new ones, whose names differ, until the build after this one.
 * @param {string} before
 * @param {string} after
 */
export async function keepChunks(before, after) {
  const own = await readdir(join(after, 'chunks'));
  const listed = await readFile(join(before, listName), 'utf8').catch(() => '[]');
  // A build that was stopped while it changed places leaves the list without all of its chunks.
  const there = new Set(await readdir(join(before, 'chunks')).catch(() => []));
  for (const name of JSON.parse(listed)) {
    if (own.includes(name) || !there.has(name)) continue;
    await copyFile(join(before, 'chunks', name), join(after, 'chunks', name));
  }
  await writeFile(join(after, listName), JSON.stringify(own));
}
