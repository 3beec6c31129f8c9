import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export interface MediaFile {
  sizeBytes: number;
  contentType: string;
  stream(): ReadableStream<Uint8Array>;
}

/** Where `/media/*` finds files. Null: no such file, or not a name that media can have. */
export interface MediaFiles {
  find(name: string): Promise<MediaFile | null>;
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Lower-case path segments that begin with a letter or digit: no dotfiles, no `..`, no schemes. */
const mediaName = /^(?:[a-z0-9][a-z0-9_-]*\/){0,4}[a-z0-9][a-z0-9_-]*\.(webp|avif|jpg|png)$/;

/**
 * Media on disk under one folder. `prepare` may create a missing file first (pictures that are drawn
 * on first use) and says whether it did.
 */
export function diskMediaFiles(
  folder: string,
  prepare: (name: string) => Promise<boolean>,
): MediaFiles {
  return {
    async find(name) {
      const extension = mediaName.exec(name)?.[1];
      if (!extension || name.length > 200) return null;
      const path = join(folder, name);
      const sizeBytes =
        (await fileSize(path)) ?? ((await prepare(name)) ? await fileSize(path) : null);
      if (sizeBytes === null) return null;
      return {
        sizeBytes,
        contentType: contentTypes[extension] ?? 'application/octet-stream',
        stream: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      };
    },
  };
}

async function fileSize(path: string): Promise<number | null> {
  try {
    const entry = await stat(path);
    return entry.isFile() ? entry.size : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
