import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#files/make-folder.ts';

export type DataDirectoryLock =
  | { outcome: 'locked'; release(): void }
  /** Another server runs there; who and since when (ISO time), as far as it managed to say. */
  | { outcome: 'held'; pid: number | null; since: string | null };

/**
 * Makes this process the one server of a data directory. The lock is SQLite's own exclusive lock on
 * a file of its own, which the operating system drops with the process however it dies; the file
 * `server.json` beside it only tells a person who holds it, and may be stale. Command-line tools do
 * not take it. Nothing else may open `server.lock`: closing any handle on it would drop the lock.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  makeFolder(directory, 0o700);
  const holderFile = join(directory, 'server.json');
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/database is locked/.test(String(error))) throw error;
    return { outcome: 'held', ...readHolder(holderFile) };
  }
  const holder = { pid: process.pid, since: new Date().toISOString() };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    outcome: 'locked',
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

function readHolder(file: string): { pid: number | null; since: string | null } {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return {
      pid: typeof pid === 'number' ? pid : null,
      since: typeof since === 'string' ? since : null,
    };
  } catch {
    // The holder may be between taking the lock and writing its name.
    return { pid: null, since: null };
  }
}
