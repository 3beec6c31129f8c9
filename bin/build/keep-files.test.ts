import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFiles, removeAbandoned } from './keep-files.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-chunks-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the files of the build before, and not those of the one before that', async () => {
  const live = join(folder, 'server');
  const build = async (...chunks: string[]) => {
    const staged = join(folder, 'staged');
    await mkdir(join(staged, 'chunks'), { recursive: true });
    for (const name of chunks) await writeFile(join(staged, 'chunks', name), name);
    await keepFiles(live, staged, 'chunks');
    await rm(live, { recursive: true, force: true });
    await rename(staged, live);
    return (await readdir(join(live, 'chunks'))).toSorted();
  };
  expect(await build('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js']);
  expect(await build('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await build('a-3.js', 'b-3.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js', 'b-3.js']);
  await rm(join(live, 'chunks', 'a-3.js'));
  expect(await build('a-4.js')).toEqual(['a-4.js', 'b-3.js']);
});

it('deletes what a build left that was killed, and leaves one alone that is at work', async () => {
  const { pid } = spawnSync('true');
  const atWork = `.staging-${process.ppid}`;
  for (const name of [`.staging-${pid}`, atWork, 'client']) await mkdir(join(folder, name));
  await removeAbandoned(folder);
  expect((await readdir(folder)).toSorted()).toEqual([atWork, 'client']);
});
