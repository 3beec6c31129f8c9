import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lets `make` fill a scratch folder, then moves what it made into `folder`: no half-made file is ever
 * served. When `make` rejects, nothing appears. The folder is made if need be.
 */
export async function makeInPlace(
  folder: string,
  make: (scratch: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(folder, '.drawing-'));
  try {
    await make(scratch);
    for (const name of await readdir(scratch)) {
      await rename(join(scratch, name), join(folder, name));
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
