import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentTypeOfName } from '#domain/media/media-name.ts';
import type { StoredMedia } from '#domain/media/media-store.ts';

/** A few list pages' worth; what is forgotten is drawn again. */
const mostKeptBytes = 8_000_000;
/** Memory, where the system offers it as a folder: the disk that is full may hold both others. */
const scratchFolders = ['/dev/shm', tmpdir()];

/**
 * Pictures of ours while the media folder takes no file (full, read-only, somebody else's): drawn in
 * a scratch folder, served from memory (fault matrix G4). Rejects when there is no such folder either.
 */
export function createAsideDrawings(parts: {
  /** Draws into a folder as into the media folder; false when the name is none of ours. */
  draw(folder: string, name: string): Promise<boolean>;
  mostBytes?: number;
  folders?: readonly string[];
}) {
  const { draw, mostBytes = mostKeptBytes, folders = scratchFolders } = parts;
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });

  const drawIn = async (parent: string, name: string): Promise<Buffer<ArrayBuffer> | null> => {
    const folder = await mkdtemp(join(parent, 'omnibus-drawing-'));
    try {
      return (await draw(folder, name)) ? await readFile(join(folder, name)) : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    /** Bytes that are kept in memory now; never more than the limit. */
    keptBytes: (): number => kept.calculatedSize,
    /** Draws a picture that cannot be stored where it belongs; null when the name is none of ours. */
    async draw(name: string): Promise<StoredMedia | null> {
      const known = kept.get(name);
      if (known) return inMemory(name, known);
      let fault: unknown = new Error('there is no folder for scratch files');
      for (const parent of folders.filter((folder) => existsSync(folder))) {
        try {
          const bytes = await drawIn(parent, name);
          if (bytes) kept.set(name, bytes);
          return bytes && inMemory(name, bytes);
        } catch (error) {
          fault = error;
        }
      }
      throw fault;
    },
  };
}

function inMemory(name: string, bytes: Buffer<ArrayBuffer>): StoredMedia | null {
  const contentType = contentTypeOfName(name);
  if (!contentType) return null;
  return {
    sizeBytes: bytes.byteLength,
    contentType,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    stream: () => new Blob([bytes]).stream(),
    discard: async () => {},
  };
}
