import { readdir } from 'node:fs/promises';

/** Names of what lies in a folder; one that is not there holds nothing. Throws on any other fault. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
