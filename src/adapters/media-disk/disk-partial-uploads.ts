import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PartialUploads, PieceOutcome } from '#domain/media/partial-uploads.ts';

const keptMs = 24 * 60 * 60 * 1000;
const suffix = '.part';
/** Share of the disk that is left to everything else (fault matrix A3). */
const reservedShare = 0.05;

export interface PartialUploadCaps {
  /** Files of one sender, which is the id up to its last `-`. */
  filesOfOne: number;
  /** Bytes of all files together. */
  bytes: number;
}

const defaultCaps: PartialUploadCaps = { filesOfOne: 24, bytes: 4_000_000_000 };

/** Parts of uploads as files of a folder, one each, appended to and flushed piece by piece. */
export function createDiskPartialUploads(
  folder: string,
  caps: PartialUploadCaps = defaultCaps,
): PartialUploads {
  /** Pieces that are being written: a second one of the same file takes its place. */
  const writing = new Map<string, { stop(): Promise<void> }>();
  const pathOf = (id: string) => {
    if (!/^[A-Za-z0-9-]{1,100}$/.test(id)) throw new Error('not an id of a partial upload');
    return join(folder, id + suffix);
  };
  const sizeBytes = async (id: string) => (await found(pathOf(id)))?.size ?? 0;

  async function hasRoom(id: string): Promise<boolean> {
    const { bavail, blocks } = await statfs(folder);
    if (bavail < blocks * reservedShare) return false;
    const sender = id.slice(0, id.lastIndexOf('-') + 1);
    let bytes = 0;
    let filesOfOne = 0;
    for (const name of await filesOf(folder)) {
      if (sender !== '' && name.startsWith(sender) && name !== id + suffix) filesOfOne += 1;
      bytes += (await found(join(folder, name)))?.size ?? 0;
    }
    return filesOfOne < caps.filesOfOne && bytes < caps.bytes;
  }

  async function write(
    id: string,
    offset: number,
    reader: ReadableStreamDefaultReader<Uint8Array>,
  ): Promise<PieceOutcome> {
    const present = await sizeBytes(id);
    const follows = offset <= present;
    if (!follows || (present === 0 && !(await hasRoom(id)))) {
      await reader.cancel().catch(() => {});
      return follows ? { outcome: 'full' } : { outcome: 'elsewhere', sizeBytes: present };
    }
    const file = await open(pathOf(id), 'a');
    try {
      const written = await copy(reader, file, present - offset);
      await file.datasync();
      return { outcome: 'kept', sizeBytes: present + written };
    } finally {
      await file.close();
    }
  }

  return {
    sizeBytes,
    async keep(id, offset, piece) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const reader = piece.getReader();
      const earlier = writing.get(id);
      const written = (async () => {
        await earlier?.stop();
        return write(id, offset, reader);
      })();
      const turn = {
        async stop() {
          await reader.cancel().catch(() => {});
          await written.catch(() => {});
        },
      };
      writing.set(id, turn);
      try {
        return await written;
      } finally {
        if (writing.get(id) === turn) writing.delete(id);
      }
    },
    async start(id, count) {
      const file = await open(pathOf(id), 'r');
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    read: (id) => Readable.toWeb(createReadStream(pathOf(id))) as ReadableStream<Uint8Array>,
    async remove(id) {
      await writing.get(id)?.stop();
      await rm(pathOf(id), { force: true });
    },
    async sweep(now) {
      let removed = 0;
      for (const name of await filesOf(folder)) {
        const path = join(folder, name);
        const file = await found(path);
        if (!file || now.getTime() - file.mtimeMs < keptMs) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/**
 * Writes what comes after the first `known` bytes, which are there already. A stream that errors is
 * a line that broke, and what came before counts.
 */
async function copy(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  file: FileHandle,
  known: number,
): Promise<number> {
  let written = 0;
  let skip = known;
  for (;;) {
    const next = await reader.read().catch(() => null);
    if (!next || next.done) return written;
    const fresh = next.value.subarray(Math.min(skip, next.value.byteLength));
    skip -= next.value.byteLength - fresh.byteLength;
    if (fresh.byteLength === 0) continue;
    await file.appendFile(fresh);
    written += fresh.byteLength;
  }
}

async function found(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(suffix));
}
