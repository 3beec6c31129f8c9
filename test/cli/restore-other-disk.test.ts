import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandBed } from './command-bed.ts';

const otherDisk = '/dev/shm';
const isOther = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

it.skipIf(!isOther)('brings back photos that are kept on a disk of their own', async () => {
  const bed = await commandBed();
  onTestFinished(() => bed.remove());
  const media = await mkdtemp(join(otherDisk, 'omnibus-media-'));
  onTestFinished(() => rm(media, { recursive: true }));
  await mkdir(join(media, 'photos'));
  await rm(join(bed.folder, 'media'), { recursive: true, force: true });
  await symlink(media, join(bed.folder, 'media'));
  await writeFile(join(media, 'photos/one.webp'), 'first photo');
  expect((await bed.run('seed', '--count', '3')).code).toBe(0);
  expect((await bed.run('backup')).code).toBe(0);
  await rm(join(media, 'photos/one.webp'));
  await writeFile(join(media, 'photos/two.webp'), 'a later photo');

  const restored = await bed.run('restore', 'latest');

  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('1 of its photo files were missing here');
  expect(await readFile(join(media, 'photos/one.webp'), 'utf8')).toBe('first photo');
  const aside = join(bed.folder, 'before-restore-20261101T120000Z/media/photos/two.webp');
  expect(await readFile(aside, 'utf8')).toBe('a later photo');
});
