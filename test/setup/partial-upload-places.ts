import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';
import { createS3PartialUploads } from '#adapters/media-s3/s3-partial-uploads.ts';
import type { PartialUploads } from '#domain/media/partial-uploads.ts';
import { startS3Server } from './s3-server.ts';

/** Somewhere to keep parts of uploads. */
export interface PartialUploadPlace {
  /** What another process, or another node, sees. */
  open(): PartialUploads;
  /** Names of everything that is kept. */
  leftovers(): Promise<string[]>;
  /** As if nobody had added to it for so long. */
  age(id: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

export const partialUploadPlaces: Record<string, () => Promise<PartialUploadPlace>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-parts-'));
    return {
      open: () => createDiskPartialUploads(folder),
      leftovers: () => readdir(folder),
      async age(id, ms) {
        const then = new Date(Date.now() - ms);
        await utimes(join(folder, `${id}.part`), then, then);
      },
      close: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async s3() {
    const server = await startS3Server();
    return {
      open: () => createS3PartialUploads(server.bucket),
      leftovers: async () => [...server.objects.keys()],
      async age(id, ms) {
        for (const [key, object] of server.objects)
          if (key.startsWith(`arriving/${id}.`)) object.modifiedAt = new Date(Date.now() - ms);
      },
      close: server.close,
    };
  },
};

export const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
