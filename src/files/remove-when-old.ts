import { rm, stat } from 'node:fs/promises';

/**
 * Removes a file or folder that nobody wrote to for so many milliseconds: a process that died left it.
 * False when it is younger, or went meanwhile by itself.
 */
export async function removeWhenOld(
  path: string,
  abandonedAfterMs: number,
  now = new Date(),
): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found || now.getTime() - found.mtimeMs < abandonedAfterMs) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}
