import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptSearch } from '#domain/search/embedded-bus-search.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';

/** The search index as the last process left it, with what it was made from. */
export interface KeptContents extends KeptSearch {
  /** Listing and `stampOf` of its revision, of everything in the index. */
  stamps: [id: number, stamp: string][];
}

/** A file beside the database; losing it costs a slower start. */
export interface KeptIndex {
  /** Null when there is none, when it is damaged, and when other code wrote it. */
  read(): Promise<KeptContents | null>;
  write(contents: KeptContents): Promise<void>;
}

const hashBytes = 20;
const headBytes = hashBytes + 4;

/** `edition` names the code and tables that the index is made by: another one cannot read it. */
export function createKeptIndex(path: string, edition: string): KeptIndex {
  return {
    async read() {
      const file = await readFile(path).catch(() => null);
      if (!file || file.length < headBytes) return null;
      if (!hash('sha1', file.subarray(hashBytes), 'buffer').equals(file.subarray(0, hashBytes)))
        return null;
      const textEnd = headBytes + file.readUInt32LE(hashBytes);
      const { edition: madeBy, ...head } = JSON.parse(
        file.toString('utf8', headBytes, textEnd),
      ) as Omit<KeptContents, 'index'> & { edition: string };
      if (madeBy !== edition) return null;
      // A copy: a view would keep the whole file in memory.
      return { ...head, index: new Uint8Array(file.subarray(textEnd)) };
    },
    async write({ index, ...head }) {
      const text = Buffer.from(JSON.stringify({ edition, ...head }));
      const file = Buffer.alloc(headBytes + text.length + index.length);
      file.writeUInt32LE(text.length, hashBytes);
      text.copy(file, headBytes);
      file.set(index, headBytes + text.length);
      file.set(hash('sha1', file.subarray(hashBytes), 'buffer'));
      await mkdir(dirname(path), { recursive: true });
      await writeWholeFile(path, file, { durable: false, mode: 0o600 });
    },
  };
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
  return [main, ...tables].map((path) => hash('sha1', readFileSync(path))).join(' ');
}
