import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileFault } from './file-fault.ts';
import { makeFolder } from './make-folder.ts';
import { makeInPlace } from './make-in-place.ts';
import { copyWholeFile, writeWholeFile } from './write-whole-file.ts';

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

describe('a folder that is made', () => {
  it('brings those above it, and stays when it is there', async () => {
    const path = join(folder, 'a/b/c');
    makeFolder(path, 0o700);
    makeFolder(path, 0o700);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(() => makeFolder('/')).not.toThrow();
  });

  it('is refused below a file', async () => {
    await writeFile(join(folder, 'file'), '');
    for (const path of ['file', 'file/a', 'file/a/b'])
      expect(() => makeFolder(join(folder, path))).toThrow(/EEXIST|ENOTDIR/);
  });

  it.skipIf(process.platform !== 'linux')('is refused at once where none can be', () =>
    expect(() => makeFolder('/proc/omnibus/data')).toThrow(/ENOENT/),
  );
});

it('a copy takes its place all at once, and leaves nothing aside when it cannot', async () => {
  const [from, to] = [join(folder, 'from.js'), join(folder, 'to.js')];
  await writeFile(from, 'new');
  await writeFile(to, 'old');
  // A copy that wrote into its place would change what another name of it shows.
  await link(to, join(folder, 'other-name.js'));
  await copyWholeFile(from, to);
  expect(await readFile(to, 'utf8')).toBe('new');
  expect(await readFile(join(folder, 'other-name.js'), 'utf8')).toBe('old');
  await mkdir(join(folder, 'taken.js'));
  await expect(copyWholeFile(from, join(folder, 'taken.js'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['from.js', 'other-name.js', 'taken.js', 'to.js']);
});

it('a fault is named in words, or by what the system says', () => {
  expect(fileFault(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe(
    'the disk is full (ENOSPC)',
  );
  expect(fileFault(new Error('/data has room for 1 MB\nat line 2'))).toBe(
    '/data has room for 1 MB',
  );
});
