import { existsSync } from 'node:fs';
import { interruptedRestore } from '#server/ops/restore-marker.ts';
import { unpackedFolder } from '../restore/restore-files.ts';
import { fail, warn, type DoctorFinding } from './finding.ts';

/** A restore that was cut short: in the middle of replacing, or before; null when there is none. */
export function checkRestore(dataDir: string): DoctorFinding | null {
  const problem = interruptedRestore(dataDir);
  if (problem !== null) return fail('restore', problem, 'no server starts before that');
  const unpacked = unpackedFolder(dataDir);
  if (!existsSync(unpacked)) return null;
  return warn(
    'restore',
    `${unpacked} is what a restore unpacked that was cut short, or is at work`,
    'run it again, or when none runs: rm -r that folder',
  );
}
