import { mkdtemp, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import { fileFault } from '#files/file-fault.ts';
import { fail, ok, warn, type DoctorFinding } from './finding.ts';

export interface FolderPurpose {
  subject: string;
  /** What moves it elsewhere. */
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  /** Who makes it when it is missing: `npm start`. */
  maker: string;
}

/** More than a file system hides in its directory: on a full disk empty files still can be made. */
const trialBytes = 16 * 1024;

/** A folder that is written to. One that does not exist yet must be possible where it would be. */
export async function checkFolder(
  folder: string,
  { subject, setting, maker }: FolderPurpose,
): Promise<DoctorFinding> {
  const advice = `give this user a folder to write to, or set ${setting} to another one`;
  try {
    if (await isMissing(folder)) {
      await tryToWrite(await nearestFolder(folder));
      return warn(subject, `${folder} does not exist yet`, `${maker} creates it`);
    }
    await (await opendir(folder)).close();
    await tryToWrite(folder);
    return ok(subject, `${folder} is writable`);
  } catch (error) {
    const full = /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
    const text = `${folder} cannot be read and written: ${fileFault(error)}`;
    return fail(subject, text, full ? `make room, or set ${setting} to another disk` : advice);
  }
}

async function tryToWrite(folder: string): Promise<void> {
  const trial = await mkdtemp(join(folder, '.doctor-'));
  try {
    const file = await open(join(trial, 'trial'), 'wx', 0o600);
    try {
      await file.writeFile(Buffer.alloc(trialBytes, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function nearestFolder(folder: string): Promise<string> {
  const above = dirname(folder);
  return (await isMissing(above)) ? nearestFolder(above) : above;
}

/** Throws when that cannot be told, as below a file. */
const isMissing = (path: string): Promise<boolean> =>
  stat(path).then(() => false, whenMissing(true));
