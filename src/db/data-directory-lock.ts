import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRunning } from '#files/is-running.ts';
import { makeFolder } from '#files/make-folder.ts';

const holderName = 'server.json';

export type DataDirectoryLock =
  | {
      outcome: 'locked';
      /** Where the server is opened, for those who print links to it. */
      announce(origin: string): void;
      release(): void;
    }
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
  const holderFile = join(directory, holderName);
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/database is locked/.test(String(error))) throw error;
    return { outcome: 'held', ...readHolder(holderFile) };
  }
  const holder = { pid: process.pid, since: new Date().toISOString() };
  const tell = (facts: object) => writeFileSync(holderFile, `${JSON.stringify(facts)}\n`);
  const release = () => {
    process.off('exit', release);
    if (lock.isOpen) lock.close();
  };
  // A start that is refused leaves no journal; and the garbage collector, which would close the
  // handle and drop the lock with it, finds it in use.
  process.once('exit', release);
  tell(holder);
  return { outcome: 'locked', announce: (origin) => tell({ ...holder, origin }), release };
}

/** Where the server of this directory is opened; null when none runs here or it has not said so. */
export function runningServerOrigin(directory: string): string | null {
  const { pid, origin } = readHolderFile(join(directory, holderName));
  return typeof origin === 'string' && typeof pid === 'number' && isRunning(pid) ? origin : null;
}

function readHolder(file: string): { pid: number | null; since: string | null } {
  const { pid, since } = readHolderFile(file);
  return {
    pid: typeof pid === 'number' ? pid : null,
    since: typeof since === 'string' ? since : null,
  };
}

function readHolderFile(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    // The holder may be between taking the lock and writing its name.
    return {};
  }
}
