import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds package.json, `content/`, `demo/` and `dist/`. It is found by walking up,
 * because the same code runs from `src/server/` in tests and from `dist/server/chunks/` when built.
 */
export const projectRoot: string = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package-lock.json was not found above the server code.');
  return findUp(parent);
}
