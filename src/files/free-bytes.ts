import { statfs } from 'node:fs/promises';

/** Share of the disk that uploads leave to everything else (fault matrix A3). */
const reservedShare = 0.05;

/** Free space for those who are not root on the file system that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How much of that uploads may take; below 0 when they have to wait until something is deleted. */
export async function roomBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return (bavail - blocks * reservedShare) * bsize;
}
