import { createReadStream } from 'node:fs';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { whenMissing } from '#files/when-missing.ts';
import { contentTypeOfName, isMediaName } from '#domain/media/media-name.ts';
import type { MediaEntry, MediaStore } from '#domain/media/media-store.ts';
import { roomBytes } from '#files/free-bytes.ts';
import { removeWhenOld } from '#files/remove-when-old.ts';
import { flushToDisk, writeWholeFile } from '#files/write-whole-file.ts';

/** Half-written files wait here, on the same file system as the finished ones. */
const incomingFolder = '.incoming';
/** A file here that is older belongs to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Media in a folder. A file is written aside, flushed to the disk, renamed into place, and its
 * folder flushed: after a crash it is whole or not there.
 */
export function createDiskMediaStore(folder: string): MediaStore {
  const incoming = join(folder, incomingFolder);

  return {
    async put(name, bytes) {
      const path = pathOf(folder, name);
      await mkdir(incoming, { recursive: true });
      await makeFolder(dirname(path), folder);
      const aside = join(incoming, randomBytes(12).toString('hex'));
      await writeWholeFile(path, bytes, { durable: true, aside });
    },
    async open(name) {
      const contentType = contentTypeOfName(name);
      if (!contentType) return null;
      const path = join(folder, name);
      const file = await fileAt(path);
      if (!file) return null;
      return {
        sizeBytes: file.size,
        contentType,
        version: `${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}`,
        stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
        discard: async () => {},
      };
    },
    async remove(name) {
      const path = pathOf(folder, name);
      await rm(path, { force: true });
    },
    async list(prefix) {
      const found = await filesBelow(folder, prefix);
      return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async hasRoom() {
      await mkdir(folder, { recursive: true });
      return (await roomBytes(folder)) >= 0;
    },
  };
}

/**
 * Clears away what processes left half-written when they died; call at the start. Throws as well when
 * nothing could be written, as into a folder of another user.
 */
export async function removeAbandonedFiles(folder: string, now: Date): Promise<number> {
  const incoming = join(folder, incomingFolder);
  await mkdir(incoming, { recursive: true });
  for (const each of [folder, incoming]) await access(each, constants.W_OK);
  let removed = 0;
  for (const file of await readdir(incoming)) {
    if (await removeWhenOld(join(incoming, file), abandonedAfterMs, now)) removed++;
  }
  return removed;
}

function pathOf(folder: string, name: string): string {
  if (!isMediaName(name)) throw new Error(`Media cannot be named ${JSON.stringify(name)}.`);
  return join(folder, name);
}

/** A new folder lasts only when its parent's own entry list is flushed as well. */
async function makeFolder(path: string, root: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (!firstMade) return;
  for (let made = path; made.length >= root.length; made = dirname(made)) {
    await flushToDisk(dirname(made));
    if (made === firstMade) return;
  }
}

async function fileAt(path: string) {
  try {
    const found = await stat(path);
    return found.isFile() ? found : null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

async function filesBelow(folder: string, prefix: string): Promise<MediaEntry[]> {
  const below = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(
    whenMissing([]),
  );
  const found: MediaEntry[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(folder, '/').length);
    if (!entry.isFile() || !name.startsWith(prefix) || !isMediaName(name)) continue;
    const file = await fileAt(path);
    if (file) found.push({ name, sizeBytes: file.size, modifiedAt: file.mtime });
  }
  return found;
}
