import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeInPlace } from './make-in-place.ts';
import { writeWholeFile } from './write-whole-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a file that is written whole', () => {
  it.each([true, false])('takes the place of the old one (durable: %s)', async (durable) => {
    const path = join(folder, 'mark.json');
    await writeFile(path, 'old');
    await writeWholeFile(path, 'new', { durable, mode: 0o600 });
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['mark.json']);
  });

  it('leaves nothing aside when its place cannot be taken', async () => {
    await expect(
      writeWholeFile(join(folder, 'gone/mark.json'), 'new', {
        durable: true,
        aside: join(folder, 'aside'),
      }),
    ).rejects.toThrow(/ENOENT/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not write over somebody else’s scratch', async () => {
    const aside = join(folder, 'aside');
    await writeFile(aside, 'theirs');
    await expect(
      writeWholeFile(join(folder, 'mark.json'), 'new', { durable: false, aside }),
    ).rejects.toThrow(/EEXIST/);
    expect(await readdir(folder)).not.toContain('mark.json');
  });
});

describe('what is made in place', () => {
  it('appears all at once, in a folder that is made for it', async () => {
    const target = join(folder, 'pictures');
    await makeInPlace(target, async (scratch) => {
      await writeFile(join(scratch, 'a'), '1');
      await writeFile(join(scratch, 'b'), '2');
      expect((await readdir(target)).filter((name) => !name.startsWith('.'))).toEqual([]);
    });
    expect((await readdir(target)).toSorted()).toEqual(['a', 'b']);
  });

  it('does not appear when the making fails', async () => {
    await expect(
      makeInPlace(folder, async (scratch) => {
        await writeFile(join(scratch, 'a'), '1');
        throw new Error('no pencil');
      }),
    ).rejects.toThrow('no pencil');
    expect(await readdir(folder)).toEqual([]);
  });
});
