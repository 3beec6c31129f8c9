import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackupFolder } from '#adapters/backup-folder/backup-folder.ts';
import { backupTime } from '#domain/backup/backup-manifest.ts';
import type { Env } from '#server/config/env.ts';
import { shownMinute } from '../shown-minute.ts';
import { fail, warn, type DoctorFinding } from './finding.ts';

/** About SQLite's file that is not there: lost, when something tells that it was; else not made yet. */
export async function missingFile(
  path: string,
  { dataDir, backup }: Pick<Env, 'dataDir' | 'backup'>,
): Promise<DoctorFinding> {
  const inside = await namesIn(dataDir);
  // What the server had when the file was taken from under it (`high-water-mark.ts`).
  const rescued = inside
    .filter((name) => /^rescued-.+\.db$/.test(name))
    .toSorted()
    .at(-1);
  const newest = (await backupNames(backup)).at(-1);
  const traces = [
    ...(newest === undefined
      ? []
      : [`there is a backup of ${shownMinute(backupTime(newest) ?? newest)}`]),
    ...(rescued === undefined
      ? []
      : [`${join(dataDir, rescued)} holds what the server had when the file went away`]),
    ...(inside.includes('omnibus.db-wal') ? [`${path}-wal is there`] : []),
  ];
  if (traces.length === 0)
    return warn('database', `${path} does not exist yet`, 'npm start creates it');
  const restore =
    newest === undefined ? 'put the file back' : 'put it back: npx omnibus restore latest';
  const newer = rescued === undefined ? '' : `, or that file as ${path} if it is newer`;
  return fail('database', `${path} is missing, and ${traces.join('; ')}`, restore + newer);
}

async function backupNames({ folder, key }: Env['backup']): Promise<string[]> {
  // A folder that cannot be read is a finding of its own.
  return createBackupFolder(folder, key)
    .list()
    .catch(() => []);
}

async function namesIn(folder: string): Promise<string[]> {
  // As above.
  return readdir(folder).catch(() => []);
}
