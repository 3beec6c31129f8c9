import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from '#db/data-directory-lock.ts';

let folder: string;
let child: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-lock-'));
});
afterEach(async () => {
  await end(child);
  child = null;
  await rm(folder, { recursive: true });
});

it('admits one server at a time, also within one process', () => {
  const mine = lockDataDirectory(folder);
  expect(lockDataDirectory(folder)).toEqual({
    outcome: 'held',
    pid: process.pid,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  if (mine.outcome === 'locked') mine.release();
  const next = lockDataDirectory(folder);
  expect(next.outcome).toBe('locked');
  if (next.outcome === 'locked') next.release();
});

it('creates a missing directory, and says so when it cannot', () => {
  const lock = lockDataDirectory(join(folder, 'a', 'b'));
  expect(lock.outcome).toBe('locked');
  if (lock.outcome === 'locked') lock.release();
  expect(() => lockDataDirectory(join(folder, 'a', 'b', 'server.json', 'c'))).toThrow();
});

it.skipIf(process.platform !== 'linux')(
  'says at once that a file system takes no folders, instead of trying for ever',
  async () => {
    const script = `
      import { lockDataDirectory } from '#db/data-directory-lock.ts';
      lockDataDirectory('/proc/omnibus');
    `;
    // In a process of its own: a loop that never ends could not be given up here.
    child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 15_000,
    });
    const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    expect(said).toContain('ENOENT');
    expect(code).toBe(1);
  },
);

it('is held although nobody keeps what was answered', async () => {
  const script = `
    import { lockDataDirectory } from '#db/data-directory-lock.ts';
    lockDataDirectory(process.argv[1]);
    setImmediate(() => {
      gc();
      process.stdout.write(lockDataDirectory(process.argv[1]).outcome);
    });
  `;
  child = spawn(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', script, folder],
    { cwd: join(import.meta.dirname, '..', '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  expect(await text(child.stdout!)).toBe('held');
});

it('leaves no journal behind when its holder ends without a word', async () => {
  const script = `
    import { lockDataDirectory } from '#db/data-directory-lock.ts';
    lockDataDirectory(process.argv[1]);
    process.exit(1);
  `;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  expect((await readdir(folder)).toSorted()).toEqual(['server.json', 'server.lock']);
});

it('is free again after its holder was killed without a chance to tidy up', async () => {
  child = await holdInChild();
  expect(lockDataDirectory(folder)).toMatchObject({ outcome: 'held', pid: child.pid });
  await end(child);
  const mine = lockDataDirectory(folder);
  expect(mine.outcome).toBe('locked');
  expect(lockDataDirectory(folder)).toMatchObject({ outcome: 'held', pid: process.pid });
  if (mine.outcome === 'locked') mine.release();
});

async function holdInChild(): Promise<ChildProcess> {
  const script = `
    import { lockDataDirectory } from '#db/data-directory-lock.ts';
    process.stdout.write(lockDataDirectory(process.argv[1]).outcome);
    setInterval(() => {}, 1000);
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(holder.stdout!, 'data');
  expect(String(said)).toBe('locked');
  return holder;
}

async function end(holder: ChildProcess | null): Promise<void> {
  if (!holder || holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
}
