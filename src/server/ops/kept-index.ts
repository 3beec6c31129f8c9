import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { KeptSearch } from '#domain/search/embedded-bus-search.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';

/** The search index as the last process left it, with what it was made from. */
export interface KeptContents extends KeptSearch {
  /** Listing and `stampOf` of its revision, of everything in the index. */
  stamps: [id: number, stamp: string][];
}

/** A file beside the database; losing it costs a slower start. */
export type KeptIndex = ReturnType<typeof createKeptIndex>;

/** Check sum of what follows, and the lengths of text, records and index: four bytes each. */
const headBytes = 16;

/** `edition` names the code and tables that the index is made by: another one cannot read it. */
export function createKeptIndex(path: string, edition: string) {
  return {
    /** Null when there is none, when it is damaged, and when other code wrote it. */
    async read(): Promise<KeptContents | null> {
      const file = await open(path).catch(() => null);
      if (!file) return null;
      try {
        return await readContents(file, edition);
      } finally {
        await file.close();
      }
    },
    async write({ index, stamps, records: { bytes, ...places } }: KeptContents): Promise<void> {
      const text: HeadText = { edition, stamps, places };
      const parts = [Buffer.from(JSON.stringify(text)), bytes, index];
      const head = Buffer.alloc(headBytes);
      for (const [at, part] of parts.entries()) head.writeUInt32LE(part.length, 4 * (at + 1));
      const file = Buffer.concat([head, ...parts]);
      file.writeUInt32LE(crc32(file.subarray(4)));
      await mkdir(dirname(path), { recursive: true });
      await writeWholeFile(path, file, { durable: false, mode: 0o600 });
    },
  };
}

interface HeadText {
  edition: string;
  stamps: KeptContents['stamps'];
  places: Omit<KeptSearch['records'], 'bytes'>;
}

/** Each part into memory of its own: of one that is no longer needed nothing stays. */
async function readContents(file: FileHandle, edition: string): Promise<KeptContents | null> {
  const { size } = await file.stat();
  if (size < headBytes) return null;
  const take = async (bytes: number) => {
    const part = Buffer.allocUnsafeSlow(bytes);
    const { bytesRead } = await file.read(part, 0, bytes);
    return bytesRead === bytes ? part : null;
  };
  const head = await take(headBytes);
  if (!head) return null;
  const lengths = [4, 8, 12].map((at) => head.readUInt32LE(at));
  if (headBytes + lengths.reduce((sum, length) => sum + length, 0) !== size) return null;
  let sum = crc32(head.subarray(4));
  const parts: Buffer<ArrayBuffer>[] = [];
  for (const length of lengths) {
    const part = await take(length);
    if (!part) return null;
    sum = crc32(part, sum);
    parts.push(part);
  }
  if (sum !== head.readUInt32LE(0)) return null;
  const [text, records, index] = parts as [Buffer, Buffer, Buffer];
  const { edition: madeBy, stamps, places } = JSON.parse(text.toString()) as HeadText;
  return madeBy === edition ? { stamps, records: { ...places, bytes: records }, index } : null;
}

/**
 * Names the running build by its main file, which names all others by their contents; null when the
 * server runs from its sources, which change under it.
 */
export function buildEdition(tables: readonly string[]): string | null {
  const main = [join(import.meta.dirname, 'main.js'), join(import.meta.dirname, '../main.js')].find(
    (path) => existsSync(path),
  );
  if (!main) return null;
  const nameOf = (file: Buffer) => `${file.length}-${crc32(file)}`;
  return [main, ...tables].map((path) => nameOf(readFileSync(path))).join(' ');
}
