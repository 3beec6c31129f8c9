import { link } from 'node:fs/promises';
import { copyWholeFile } from './write-whole-file.ts';

/** On another disk, on one that knows no links, or of a file that has as many as there may be. */
const notLinked = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP']);

/**
 * Gives a file another name, or a copy where that does not work. Rejects with EEXIST when a link finds
 * the name taken; a copy takes its place.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!notLinked.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyWholeFile(from, to);
  }
}
