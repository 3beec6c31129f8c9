import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { roomBytes } from '#files/free-bytes.ts';
import { makeFolder } from '#files/make-folder.ts';
import { namesIn } from '#files/names-in.ts';
import { removeWhenOld } from '#files/remove-when-old.ts';
import { importLimits, type ImportFiles } from '#domain/staff/import/import-ports.ts';

class TooLarge extends Error {}

/** Readers of every kind of file, which nobody needs before there is one. */
const loadTables = () => import('./open-table.ts');

/** Longer than a file is on its way, or read before its import is stored. */
const abandonedAfterMs = 3_600_000;
const ourName = /^[0-9a-f-]{36}$/;

/** Files of imports in one folder, each under a random name without an ending. */
export function createDiskImportFiles(
  folder: string,
  roomBytesIn: (folder: string) => Promise<number> = roomBytes,
): ImportFiles {
  /** How many are on their way, each as large as it may be. */
  let coming = 0;
  const pathOf = (storedName: string) => {
    if (!ourName.test(storedName)) throw new Error('Not a name of ours.');
    return join(folder, storedName);
  };
  async function write(bytes: AsyncIterable<Uint8Array>): ReturnType<ImportFiles['keep']> {
    const storedName = randomUUID();
    const path = pathOf(storedName);
    let sizeBytes = 0;
    async function* counted() {
      for await (const chunk of bytes) {
        sizeBytes += chunk.byteLength;
        if (sizeBytes > importLimits.fileBytes) throw new TooLarge();
        yield chunk;
      }
    }
    try {
      await pipeline(counted(), createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      await rm(path, { force: true });
      if (error instanceof TooLarge) return { outcome: 'too-large' };
      throw error;
    }
    return { outcome: 'kept', storedName, sizeBytes };
  }

  return {
    async keep(bytes) {
      makeFolder(folder);
      coming += 1;
      try {
        if ((await roomBytesIn(folder)) < coming * importLimits.fileBytes)
          return { outcome: 'full' };
        return await write(bytes);
      } finally {
        coming -= 1;
      }
    },
    async open(storedName) {
      const { openTableFile } = await loadTables();
      return openTableFile(pathOf(storedName));
    },
    async close(storedName) {
      const { closeTableFile } = await loadTables();
      await closeTableFile(pathOf(storedName));
    },
    remove: (storedName) => rm(pathOf(storedName), { force: true }),
    async removeOthers(named) {
      for (const name of await namesIn(folder)) {
        // The rows of a workbook lie beside it while they are read.
        const storedName = name.replace(/\..*$/, '');
        if (!ourName.test(storedName) || named.has(storedName)) continue;
        await removeWhenOld(join(folder, name), abandonedAfterMs);
      }
    },
    read(storedName) {
      if (storedName === '') return null;
      const path = pathOf(storedName);
      if (!existsSync(path)) return null;
      return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    },
  };
}
