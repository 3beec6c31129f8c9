import { constants, createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { whenMissing } from '#files/when-missing.ts';
import {
  checkPartialId,
  createPieceTurns,
  freshBytes,
  type KeptPiece,
  type PartialUploads,
} from '#domain/media/partial-uploads.ts';
import { roomBytes } from '#files/free-bytes.ts';
import { makeFolder } from '#files/make-folder.ts';
import { namesIn } from '#files/names-in.ts';

const suffix = '.part';
/** Within one piece, which may be a whole file, the disk is looked at so often. */
const checkEveryBytes = 1_000_000;

/** Parts of uploads as files of a folder, one each, added to and flushed piece by piece. */
export function createDiskPartialUploads(
  folder: string,
  roomBytesIn: (folder: string) => Promise<number> = roomBytes,
): PartialUploads {
  const turns = createPieceTurns();
  const pathOf = (id: string) => join(folder, checkPartialId(id) + suffix);
  const sizeBytes = async (id: string) => (await found(pathOf(id)))?.size ?? 0;

  async function write(
    id: string,
    offset: number,
    reader: ReadableStreamDefaultReader<Uint8Array>,
  ): Promise<KeptPiece> {
    const present = await sizeBytes(id);
    const file = offset <= present ? await openAt(pathOf(id), present) : null;
    if (!file) {
      await reader.cancel().catch(() => {});
      return { outcome: 'elsewhere', sizeBytes: offset <= present ? 0 : present };
    }
    try {
      let written = present;
      let checked = present;
      // At its place, not at the end: two processes at one file never make it longer than it is.
      for await (const bytes of freshBytes(reader, present - offset)) {
        for (let at = 0; at < bytes.byteLength;) {
          const { bytesWritten } = await file.write(bytes, at, bytes.byteLength - at, written);
          at += bytesWritten;
          written += bytesWritten;
        }
        if (written - checked < checkEveryBytes) continue;
        checked = written;
        // Somebody else fills the disk meanwhile: the next piece is told.
        if ((await roomBytesIn(folder)) < 0) {
          await reader.cancel().catch(() => {});
          break;
        }
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
      makeFolder(folder, 0o700);
      return turns.write(id, piece, (reader) => write(id, offset, reader));
    },
    async start(id, count) {
      const file = await open(pathOf(id), 'r').catch(whenMissing(null));
      if (!file) return new Uint8Array();
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
    async list() {
      const files = (await namesIn(folder)).filter((name) => name.endsWith(suffix));
      const each = files.map(async (name) => {
        const file = await found(join(folder, name));
        const id = name.slice(0, -suffix.length);
        return file ? [{ id, sizeBytes: file.size, changedAt: file.mtime }] : [];
      });
      return (await Promise.all(each)).flat();
    },
    async roomBytes() {
      makeFolder(folder, 0o700);
      return roomBytesIn(folder);
    },
  };
}

/** Null when somebody removed it since it was looked at. */
async function openAt(path: string, present: number) {
  const flags = present === 0 ? constants.O_WRONLY | constants.O_CREAT : constants.O_WRONLY;
  return open(path, flags, 0o600).catch(whenMissing(null));
}

const found = (path: string) => stat(path).catch(whenMissing(null));
