import { readdir } from 'node:fs/promises';
import { whenMissing } from './when-missing.ts';

/** Names of what lies in a folder; one that is not there holds nothing. Throws on any other fault. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(whenMissing([]));
}
