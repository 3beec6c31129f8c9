import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  checkPartialId,
  createPieceTurns,
  freshBytes,
  partialKeptMs,
  partialUploadCaps,
  senderOf,
  type PartialUploadCaps,
  type PartialUploads,
  type PieceOutcome,
} from '#domain/media/partial-uploads.ts';
import { namesIn } from '#files/names-in.ts';

const suffix = '.part';
/** Share of the disk that is left to everything else (fault matrix A3). */
const reservedShare = 0.05;

/** Parts of uploads as files of a folder, one each, appended to and flushed piece by piece. */
export function createDiskPartialUploads(
  folder: string,
  caps: PartialUploadCaps = partialUploadCaps,
): PartialUploads {
  const turns = createPieceTurns();
  const pathOf = (id: string) => join(folder, checkPartialId(id) + suffix);
  const sizeBytes = async (id: string) => (await found(pathOf(id)))?.size ?? 0;

  async function hasRoom(id: string): Promise<boolean> {
    const { bavail, blocks } = await statfs(folder);
    if (bavail < blocks * reservedShare) return false;
    const sender = senderOf(id);
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
      let written = present;
      for await (const bytes of freshBytes(reader, present - offset)) {
        await file.appendFile(bytes);
        written += bytes.byteLength;
      }
      await file.datasync();
      return { outcome: 'kept', sizeBytes: written };
    } finally {
      await file.close();
    }
  }

  return {
    sizeBytes,
    async keep(id, offset, piece) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return turns.write(id, piece, (reader) => write(id, offset, reader));
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
      await turns.stop(id);
      await rm(pathOf(id), { force: true });
    },
    async sweep(now) {
      let removed = 0;
      for (const name of await filesOf(folder)) {
        const path = join(folder, name);
        const file = await found(path);
        if (!file || now.getTime() - file.mtimeMs < partialKeptMs) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function found(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function filesOf(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => name.endsWith(suffix));
}
