import { freeBytes, judgeRoom } from '#files/free-bytes.ts';
import { fail, ok, warn, type DoctorFinding } from './finding.ts';

const oldestNode = 24;
const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

export function checkNode(version: string): DoctorFinding {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  return major >= oldestNode
    ? ok('node', `${version}`)
    : fail('node', `${version} is too old`, `run with Node ${oldestNode} or newer`);
}

/** The decoder of uploaded pictures is native code and may be missing for this machine. */
export async function checkPictures(): Promise<DoctorFinding> {
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

export async function checkDisk(folder: string): Promise<DoctorFinding | null> {
  const free = await freeBytes(folder).catch(() => null);
  return free === null ? null : judgeDisk(free);
}

export function judgeDisk(free: number): DoctorFinding {
  const text =
    free < gigabyte
      ? `${Math.floor(free / megabyte)} MB free`
      : `${(free / gigabyte).toFixed(1)} GB free`;
  const room = judgeRoom(free);
  if (room === 'none')
    return fail(
      'disk',
      text,
      'make room on the disk of DATA_DIR: nothing can be stored on a full one',
    );
  return room === 'low' ? warn('disk', text, 'free some space in DATA_DIR') : ok('disk', text);
}
