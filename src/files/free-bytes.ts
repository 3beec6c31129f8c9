import { statfs } from 'node:fs/promises';

/** Free space for those who are not root on the file system that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
