import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import type { DocumentStore } from '#domain/documents/document-maker.ts';
import { makeFolder } from '#files/make-folder.ts';
import { namesIn } from '#files/names-in.ts';
import { writeWholeFile } from '#files/write-whole-file.ts';

/** Some hundred reports with all their photos. */
const usualMostBytes = 300_000_000;
const isDocument = (name: string) => /^(?:[\w-]+-)?[0-9a-f]{64}\.pdf$/.test(name);

/** Files in a folder of their own; the oldest go when they are more than `mostBytes` together. */
export function createDocumentStore(folder: string, mostBytes = usualMostBytes): DocumentStore {
  const pathOf = (key: string) => join(folder, `${key}.pdf`);
  return {
    async find(key) {
      const bytes = await readFile(pathOf(key)).catch(whenMissing(null));
      return bytes && Uint8Array.from(bytes);
    },
    async keep(key, bytes) {
      makeFolder(folder, 0o700);
      // Lost with the power it is made again.
      await writeWholeFile(pathOf(key), bytes, { durable: false, mode: 0o600 });
      await removeOldest(folder, mostBytes);
    },
  };
}

/**
 * Removes the files of these reports, and those of versions before, whose names do not say what they
 * are and which nobody asks for.
 */
export async function removeReports(folder: string, numbers: readonly string[]): Promise<void> {
  const gone = new Set(numbers);
  for (const name of (await namesIn(folder)).filter(isDocument)) {
    const of = /^(.+)-[0-9a-f]{64}\.pdf$/.exec(name)?.[1];
    if (of === undefined || gone.has(of)) await rm(join(folder, name), { force: true });
  }
}

async function removeOldest(folder: string, mostBytes: number): Promise<void> {
  const names = (await namesIn(folder)).filter(isDocument);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return { path, bytes: found?.size ?? 0, ageMs: found?.mtimeMs ?? 0 };
    }),
  );
  let kept = 0;
  for (const { path, bytes } of files.toSorted((a, b) => b.ageMs - a.ageMs)) {
    kept += bytes;
    if (kept > mostBytes) await rm(path, { force: true });
  }
}
