import { execFile, spawn } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createDiskMediaStore,
  removeAbandonedFiles,
} from '#adapters/media-disk/disk-media-store.ts';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';
import { projectRoot } from '#server/config/project-root.ts';

const writer = join(import.meta.dirname, '../fixtures/put-media.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a disk that takes no more leaves neither a part nor a temporary file, nor hurts what is there', async () => {
  const store = createDiskMediaStore(folder);
  await store.put('photos/old.webp', new Uint8Array([7]), 'image/webp');
  // The system refuses writes past 8 blocks: the same way that a full disk does, in the middle.
  const { stdout } = await promisify(execFile)('bash', [
    '-c',
    'ulimit -f 8 && exec "$0" "$@"',
    process.execPath,
    writer,
    folder,
    'photos/old.webp',
    '400000',
  ]);
  expect(stdout).toMatch(/^failed (EFBIG|ENOSPC)$/m);
  expect([...(await readFile(join(folder, 'photos/old.webp')))]).toEqual([7]);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it('a process killed while writing leaves whole files, and every acknowledged one', async () => {
  const sizeBytes = 300_000;
  const child = spawn(process.execPath, [
    writer,
    folder,
    'photos/*.webp',
    String(sizeBytes),
    '9999',
  ]);
  const acknowledged: string[] = [];
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      acknowledged.push(...(text.match(/\d+/g) ?? []));
      if (acknowledged.length >= 10) child.kill('SIGKILL');
    });
    child.on('close', () => resolve());
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);
  for (const turn of acknowledged) {
    const bytes = await readFile(join(folder, `photos/${turn}.webp`));
    expect(bytes.every((byte) => byte === Number(turn) % 256)).toBe(true);
  }
  const files = await readdir(join(folder, 'photos'));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(folder, 'photos', file))).size),
  );
  expect(new Set(sizes)).toEqual(new Set([sizeBytes]));
});

it('what a dead process left half-written is cleared away, what is being written is not', async () => {
  const incoming = join(folder, '.incoming');
  await mkdir(incoming);
  await writeFile(join(incoming, 'dead'), 'x');
  await utimes(join(incoming, 'dead'), new Date(0), new Date(0));
  await writeFile(join(incoming, 'alive'), 'x');
  expect(await removeAbandonedFiles(folder, new Date())).toBe(1);
  expect(await readdir(incoming)).toEqual(['alive']);
});

it('a folder of another user is told at the start', async () => {
  await removeAbandonedFiles(folder, new Date());
  await chmod(folder, 0o555);
  const script = `
    const { removeAbandonedFiles } = await import('#adapters/media-disk/disk-media-store.ts');
    // Root may write anywhere.
    if (process.getuid() === 0) process.setuid(65534);
    await removeAbandonedFiles(process.argv[1], new Date()).catch(({ code }) => console.log(code));
  `;
  const run = ['--input-type=module', '--eval', script, folder];
  const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: projectRoot });
  expect(stdout).toBe('EACCES\n');
});

it('a folder that was deleted while running comes back', async () => {
  const store = createDiskMediaStore(folder);
  await store.put('photos/a.webp', new Uint8Array([1]), 'image/webp');
  await rm(folder, { recursive: true });
  expect(await store.open('photos/a.webp')).toBeNull();
  expect(await store.list('')).toEqual([]);
  expect(await store.hasRoom()).toBe(true);
  await store.put('photos/a.webp', new Uint8Array([2]), 'image/webp');
  expect(await store.list('photos/a.webp')).toHaveLength(1);
});

it('a piece stops where the disk runs out of room meanwhile, and what came is kept', async () => {
  let room = 2;
  const partials = createDiskPartialUploads(folder, async () => (room -= 1));
  const chunk = new Uint8Array(500_000);
  let pulls = 0;
  const piece = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      if (pulls > 40) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const kept = await partials.keep('7-a', 0, piece);
  expect(kept).toEqual({ outcome: 'kept', sizeBytes: 3_000_000 });
  expect(await partials.sizeBytes('7-a')).toBe(3_000_000);
  expect(pulls).toBeLessThan(10);
});

it.skipIf(process.platform !== 'linux')(
  'a folder that cannot be made is told at once',
  async () => {
    const partials = createDiskPartialUploads('/proc/omnibus/arriving');
    await expect(partials.roomBytes()).rejects.toThrow(/ENOENT/);
  },
);
