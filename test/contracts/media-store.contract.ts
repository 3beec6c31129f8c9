import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { startS3Server } from '#test/setup/s3-server.ts';

interface Opened {
  store: MediaStore;
  /** Every name there is, finished or not. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

const implementations: Record<string, () => Promise<Opened>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-media-'));
    return {
      store: createDiskMediaStore(folder),
      leftovers: async () =>
        (await readdir(join(folder, '.incoming')).catch((): string[] => [])).concat(
          (await readdir(folder)).filter((name) => name.startsWith('.tmp')),
        ),
      close: () => rm(folder, { recursive: true }),
    };
  },
  async s3() {
    const server = await startS3Server();
    return {
      store: createS3MediaStore(server.bucket),
      leftovers: async () => [...server.objects.keys()].filter((key) => !key.endsWith('.webp')),
      close: server.close,
    };
  },
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(store: MediaStore, name: string): Promise<string | null> {
  const file = await store.open(name);
  return file && new Response(file.stream() as BodyInit).text();
}

describe.each(Object.entries(implementations))('the media store on %s', (_, start) => {
  let opened: Opened;
  let store: MediaStore;
  beforeAll(async () => {
    opened = await start();
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('gives back what was put, with its size and type', async () => {
    await store.put('photos/a.webp', bytesOf('bus'), 'image/webp');
    const file = await store.open('photos/a.webp');
    expect(file).toMatchObject({ sizeBytes: 3, contentType: 'image/webp' });
    expect(file!.version).toMatch(/^[\w-]+$/);
    expect(await new Response(file!.stream() as BodyInit).text()).toBe('bus');
  });

  it('knows no file that was not put', async () => {
    expect(await store.open('photos/none.webp')).toBeNull();
  });

  it('replaces a file, and the version with it', async () => {
    await store.put('photos/b.webp', bytesOf('first'), 'image/webp');
    const before = await store.open('photos/b.webp');
    await before!.discard();
    await store.put('photos/b.webp', bytesOf('second bytes'), 'image/webp');
    const after = await store.open('photos/b.webp');
    expect(after!.version).not.toBe(before!.version);
    await after!.discard();
    expect(await read(store, 'photos/b.webp')).toBe('second bytes');
  });

  it('removes a file, also one that is not there', async () => {
    await store.put('photos/c.webp', bytesOf('gone'), 'image/webp');
    await store.remove('photos/c.webp');
    await store.remove('photos/c.webp');
    expect(await store.open('photos/c.webp')).toBeNull();
  });

  it('lists by prefix, in order, over several pages', async () => {
    const names = ['list/e.webp', 'list/d.avif', 'list/inner/a.webp', 'list/a.webp', 'list/c.webp'];
    for (const name of names) await store.put(name, bytesOf(name), 'image/webp');
    await store.put('listed.webp', bytesOf('other'), 'image/webp');
    const listed = await store.list('list/');
    expect(listed.map(({ name }) => name)).toEqual(names.toSorted());
    expect(listed[0]!.sizeBytes).toBe('list/a.webp'.length);
    expect(Math.abs(Date.now() - listed[0]!.modifiedAt.getTime())).toBeLessThan(60_000);
    expect(await store.list('nothing/')).toEqual([]);
    for (const { name } of listed) await store.remove(name);
  });

  it.each([
    '../secret.webp',
    '.env',
    'photos/.x.webp',
    '/etc/passwd',
    'a.svg',
    'A.webp',
    '',
    'a//b.webp',
    'x'.repeat(201) + '.webp',
    'a\0.webp',
    'photos/a.webp/../../b.webp',
  ])('has no file named %j', async (name) => {
    await expect(store.put(name, bytesOf('x'), 'image/webp')).rejects.toThrow(/cannot be named/);
    await expect(store.remove(name)).rejects.toThrow(/cannot be named/);
    expect(await store.open(name)).toBeNull();
  });

  it('keeps one whole file when many write it at once, and readers see whole files', async () => {
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await store.put('photos/race.webp', bytesOf(versions[0]!), 'image/webp');
    const seen: (string | null)[] = [];
    await Promise.all([
      ...versions.map((text) => store.put('photos/race.webp', bytesOf(text), 'image/webp')),
      ...versions.map(async () => seen.push(await read(store, 'photos/race.webp'))),
    ]);
    for (const text of [...seen, await read(store, 'photos/race.webp')]) {
      expect(versions.includes(text ?? '')).toBe(true);
    }
    expect(await opened.leftovers()).toEqual([]);
  });

  it('has room', async () => {
    expect(await store.hasRoom()).toBe(true);
  });
});
