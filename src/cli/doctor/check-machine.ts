import { constants } from 'node:fs';
import { access, mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, warn, type Finding } from './finding.ts';

const oldestNode = 24;
const lowDiskBytes = 1024 ** 3;

export function checkNode(version: string): Finding {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  return major >= oldestNode
    ? ok('node', `${version}`)
    : fail('node', `${version} is too old`, `run with Node ${oldestNode} or newer`);
}

/** The decoder of uploaded pictures is native code and may be missing for this machine. */
export async function checkPictures(): Promise<Finding> {
  try {
    const { default: sharp } = await import('sharp');
    return ok('pictures', `sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]!;
    return fail(
      'pictures',
      `sharp does not load: ${reason}`,
      'run npm install --no-save on this machine',
    );
  }
}

/** A folder the server writes to. One that does not exist yet is made by the server. */
export async function checkFolder(subject: string, folder: string): Promise<Finding> {
  try {
    await access(folder, constants.F_OK);
  } catch {
    return warn(subject, `${folder} does not exist yet`, 'npm start creates it');
  }
  try {
    const trial = await mkdtemp(join(folder, '.doctor-'));
    await rm(trial, { recursive: true });
    return ok(subject, `${folder} is writable`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail(subject, `${folder} cannot be written (${code})`, 'give this user write access');
  }
}

export async function checkDisk(folder: string): Promise<Finding | null> {
  const facts = await statfs(folder).catch(() => null);
  if (!facts) return null;
  const free = facts.bavail * facts.bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free`;
  return free < lowDiskBytes ? warn('disk', text, 'free some space in DATA_DIR') : ok('disk', text);
}
