import { randomBytes } from 'node:crypto';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { flushToDisk } from './write-whole-file.ts';

/** On another disk, on one that knows no links, or of a file that has as many as there may be. */
const notLinked = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP']);

/** Copies a file as `writeWholeFile` writes one: cut short, nothing stands under its name. */
export async function copyWholeFile(from: string, to: string): Promise<void> {
  const aside = `${to}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await copyFile(from, aside);
    await flushToDisk(aside);
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Gives a file another name, or a copy where that does not work. Rejects with EEXIST when it is taken. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!notLinked.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyWholeFile(from, to);
  }
}
