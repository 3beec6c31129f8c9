import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { drawCategoryPicture } from '#adapters/category-pictures/draw-category-picture.ts';
import { createAsideDrawings } from '#server/wiring/media/draw-aside.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let mediaDir: string;
let scratch: string;
let site: TestSite | null = null;
beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'omnibus-drawn-'));
  scratch = await mkdtemp(join(tmpdir(), 'omnibus-scratch-'));
});
afterEach(async () => {
  await site?.close();
  await chmod(mediaDir, 0o755).catch(() => {});
  await rm(mediaDir, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
});

/** The site with its drawings in `mediaDir`, where `draw` is what the disk makes of it. */
async function open(draw: typeof drawCategoryPicture, mostBytes?: number) {
  const faults: string[] = [];
  const drawn: string[] = [];
  const aside = createAsideDrawings({
    draw(folder, name) {
      drawn.push(name);
      return drawCategoryPicture(folder, name);
    },
    mostBytes,
    folders: [scratch],
  });
  const disk = createDiskMediaStore(mediaDir);
  site = await createTestSite({
    parts: {
      media: servedMedia({
        uploads: disk,
        drawings: disk,
        prepare: (name) => draw(mediaDir, name),
        aside(name, fault) {
          faults.push(String(fault));
          return aside.draw(name);
        },
      }),
    },
  });
  const get = async (name: string) => {
    const answer = await site!.get(`/media/${name}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const riff = String.fromCharCode(...bytes.subarray(0, 4));
    return { status: answer.status, type: answer.headers.get('content-type'), riff };
  };
  return { aside, faults, drawn, get };
}

const picture = { status: 200, type: 'image/webp', riff: 'RIFF' };
const full = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));

describe('pictures of ours whose folder takes no file (G4)', () => {
  it('are served when it is full, from memory, drawn once', async () => {
    const { get, drawn, faults } = await open(full);
    for (let time = 0; time < 3; time++) expect(await get('category/van.webp')).toEqual(picture);
    expect(drawn).toEqual(['category/van.webp']);
    expect(faults).toHaveLength(3);
    expect((await get('category/none.webp')).status).toBe(404);
    expect(await readdir(scratch)).toEqual([]);
    expect(await readdir(mediaDir)).toEqual([]);
  });

  // Root may write everywhere; a file in the place of the folder stops it as well.
  it.each([
    ['is read-only', () => chmod(mediaDir, 0o555)],
    ['is a file', () => writeFile(join(mediaDir, 'category'), '')],
  ])('are served when it %s', async (_, spoil) => {
    await spoil();
    const { get } = await open(drawCategoryPicture);
    expect(await get('category/van.webp')).toEqual(picture);
    expect(await get('category/coach.webp')).toEqual(picture);
  });

  it('are drawn again when it is deleted while the server runs', async () => {
    const { get, faults } = await open(drawCategoryPicture);
    expect(await get('category/van.webp')).toEqual(picture);
    await rm(mediaDir, { recursive: true });
    expect(await get('category/van.webp')).toEqual(picture);
    expect(await readdir(join(mediaDir, 'category'))).toEqual(['van.webp']);
    expect(faults).toEqual([]);
  });

  it('take no more memory than is allowed, however many are asked for', async () => {
    const mostBytes = 60_000;
    const { get, aside } = await open(full, mostBytes);
    for (const slug of ['van', 'coach', 'school', 'shuttle', 'transit', 'trolley']) {
      for (const kind of ['category', 'category-tile']) {
        expect(await get(`${kind}/${slug}.webp`)).toEqual(picture);
        expect(aside.keptBytes()).toBeLessThanOrEqual(mostBytes);
      }
    }
    expect(aside.keptBytes()).toBeGreaterThan(0);
  });

  it('are refused for a moment when there is no room anywhere', async () => {
    await rm(scratch, { recursive: true });
    const { get } = await open(full);
    expect((await get('category/van.webp')).status).toBe(503);
    await mkdir(scratch);
    expect(await get('category/van.webp')).toEqual(picture);
  });
});
