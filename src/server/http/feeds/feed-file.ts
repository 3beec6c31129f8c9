import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** A feed on disk, compressed. */
export interface FeedFile {
  contentType: string;
  /** Of the text, the same on every node that wrote the same text. */
  hash: string;
  gzipBytes: number;
  /** ISO time of the newest change in it; null for an empty one. */
  changedAt: string | null;
  stream(coding: 'gzip' | 'identity'): ReadableStream<Uint8Array>;
}

/** A piece of work for the compressor's thread; a row at a time, handing over costs more than the work. */
const bufferedCharacters = 65_536;

export type FeedWriter = ReturnType<typeof writeFeedFile>;

/** Starts a file. Throws what the disk throws; whoever writes clears the folder then. */
export function writeFeedFile(path: string, contentType: string) {
  const hash = createHash('sha256');
  const gzip = createGzip();
  const file = createWriteStream(path, { flags: 'wx' });
  const done = finished(gzip.pipe(file));
  gzip.on('error', (error) => file.destroy(error));
  file.on('error', (error) => gzip.destroy(error));
  // Told to the caller by `close`; until then it is nobody's unhandled rejection.
  done.catch(() => {});
  let buffered = '';
  return {
    /** Texts are compressed some 64 kB at a time; resolves when there is room for more of them. */
    async write(text: string): Promise<void> {
      buffered += text;
      if (gzip.destroyed) await done;
      if (buffered.length < bufferedCharacters) return;
      hash.update(buffered);
      const hasRoom = gzip.write(buffered);
      buffered = '';
      if (!hasRoom) await Promise.race([once(gzip, 'drain'), done]);
    },
    /** Lets go of the file, finished or not. */
    abandon(): void {
      gzip.destroy();
      file.destroy();
    },
    async close(changedAt: string | null): Promise<FeedFile> {
      hash.update(buffered);
      gzip.end(buffered);
      await done;
      return {
        contentType,
        hash: hash.digest('base64url').slice(0, 22),
        gzipBytes: file.bytesWritten,
        changedAt,
        stream(coding) {
          const bytes = createReadStream(path);
          if (coding === 'gzip') return webStream(bytes);
          const text = createGunzip();
          bytes.on('error', (error) => text.destroy(error));
          text.on('close', () => bytes.destroy());
          return webStream(bytes.pipe(text));
        },
      };
    },
  };
}

const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
