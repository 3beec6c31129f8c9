import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import type { Env } from '#server/config/env.ts';
import { warn, type DoctorFinding } from './finding.ts';

/** Backups that are not of this installation's key; null when there are none. */
export async function checkBackups({ folder, key }: Env['backup']): Promise<DoctorFinding | null> {
  // A folder that cannot be read is a finding of its own.
  const foreign = await createBackupFolder(folder, key)
    .foreign()
    .catch(() => []);
  if (foreign.length === 0) return null;
  return warn(
    'backups',
    `not signed with BACKUP_KEY: ${foreign.join(', ')}`,
    'they count for nothing and a restore refuses them; npx omnibus backup list says more',
  );
}
