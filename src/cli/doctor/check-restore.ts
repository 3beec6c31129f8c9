import { stat } from 'node:fs/promises';
import { interruptedRestore } from '#server/ops/restore-marker.ts';
import { unpackedFolder } from '../restore/restore-files.ts';
import { fail, warn, type DoctorFinding } from './finding.ts';

/** A restore that was cut short: in the middle of replacing, or before; null when there is none. */
export async function checkRestore(dataDir: string): Promise<DoctorFinding | null> {
  const problem = interruptedRestore(dataDir);
  if (problem !== null) return fail('restore', problem, 'no server starts before that');
  const unpacked = unpackedFolder(dataDir);
  // A data folder that cannot be read is a finding of its own.
  const isThere = await stat(unpacked).then(
    () => true,
    () => false,
  );
  return isThere
    ? warn(
        'restore',
        `${unpacked} is what a restore unpacked that was cut short, or is at work`,
        'run it again, or when none runs: rm -r that folder',
      )
    : null;
}
