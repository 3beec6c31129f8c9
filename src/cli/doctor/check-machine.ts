import { statfs } from 'node:fs/promises';
import { fail, ok, warn, type Finding } from './finding.ts';

const oldestNode = 24;
const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;
const lowDiskBytes = gigabyte;
/** Below it, what one busy hour writes may not find room. */
const leastDiskBytes = 100 * megabyte;

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

export async function checkDisk(folder: string): Promise<Finding | null> {
  const facts = await statfs(folder).catch(() => null);
  return facts && judgeDisk(facts.bavail * facts.bsize);
}

export function judgeDisk(freeBytes: number): Finding {
  const text =
    freeBytes < gigabyte
      ? `${Math.floor(freeBytes / megabyte)} MB free`
      : `${(freeBytes / gigabyte).toFixed(1)} GB free`;
  if (freeBytes < leastDiskBytes)
    return fail(
      'disk',
      text,
      'make room on the disk of DATA_DIR: nothing can be stored on a full one',
    );
  return freeBytes < lowDiskBytes
    ? warn('disk', text, 'free some space in DATA_DIR')
    : ok('disk', text);
}
