import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type DiskFault =
  | 'eio-read'
  | 'eio-write'
  | 'eio-sync'
  | 'full'
  | 'no-checkpoint'
  | `slow-sync ${number}`
  | 'hold-sync'
  | `slow-disk ${number}`
  | '';

export interface FailingDisk {
  /** For the environment of the process whose disk it is. */
  env: Record<string, string>;
  /** From now on; `''` mends the disk. */
  say(fault: DiskFault): void;
}

const source = join(import.meta.dirname, 'failing-disk.c');

/** The C compiler of this machine builds it once a process; null where there is none, or no Linux. */
let library: string | null | undefined;

function compiled(): string | null {
  if (library !== undefined) return library;
  library = null;
  if (process.platform !== 'linux') return library;
  const folder = join(tmpdir(), `omnibus-failing-disk-${process.pid}`);
  const target = join(folder, 'failing-disk.so');
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', target, source, '-ldl'], {
      stdio: 'ignore',
    });
    library = target;
  } catch {
    // No compiler: the tests that need it are reported as skipped.
  }
  return library;
}

export const canFailDisks = compiled() !== null;

/** A disk under the files whose path contains `files`; its orders lie in `folder`. */
export function failingDisk(folder: string, files: string): FailingDisk {
  const control = join(folder, 'disk-control');
  const say = (fault: DiskFault) => writeFileSync(control, fault);
  say('');
  return {
    say,
    env: { LD_PRELOAD: compiled() ?? '', FAULT_CONTROL: control, FAULT_FILES: files },
  };
}
