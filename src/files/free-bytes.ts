import { statfs } from 'node:fs/promises';

/** Share of the disk that uploads leave to everything else (fault matrix A3). */
const reservedShare = 0.05;

const megabyte = 1024 ** 2;
const lowDiskBytes = 2 * 1024 * megabyte;
/** Below it, what one busy hour writes may not find room. */
const leastDiskBytes = 100 * megabyte;

/** What the doctor and the operations page make of that much free space. */
export function judgeRoom(free: number): 'plenty' | 'low' | 'none' {
  if (free < leastDiskBytes) return 'none';
  return free < lowDiskBytes ? 'low' : 'plenty';
}

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
