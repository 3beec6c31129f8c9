import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { namesOfPicture } from '#domain/media/picture-names.ts';
import { demoPictureManifest } from './demo-pictures.ts';
import { drawDemoPictures } from './draw-demo-pictures.ts';
import { renderDemoPicture, renderDemoPictures } from './render-demo-pictures.ts';
import { demoRows } from './seed-demo.ts';

let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'omnibus-demo-'));
});
afterAll(() => rm(mediaDir, { recursive: true }));

const first = [...demoPictureManifest().keys()][0]!;

describe('demo pictures', () => {
  it('are known by name for every demo listing, a side view before a floor plan', () => {
    const manifest = demoPictureManifest();
    for (const { images } of demoRows()) {
      expect(images.map((image) => manifest.get(image.name)?.view)).toEqual(['side', 'floor']);
      for (const image of images) {
        expect(image.name).toMatch(/^demo\/[0-9a-f]{16}-(side|floor)\.webp$/);
        expect(image.placeholder).toMatch(/^data:image\/png;base64,/);
        expect([image.widthPx, image.heightPx]).toEqual([1200, 800]);
      }
    }
    expect(manifest.get(first)!.view).toBe('side');
  });

  it('are put into words', () => {
    const { images } = demoRows()[0]!;
    expect(images.map((image) => image.alt)).toEqual([
      'Side view drawing of a 2016 Starcraft Allstar shuttle bus, white',
      'Floor plan drawing of a 2016 Starcraft Allstar: 18 passengers + 2 wheelchair',
    ]);
    const alts = demoRows().map((row) => row.images[0]!.alt);
    for (const alt of alts) expect(alt).not.toMatch(/null|undefined|\b(bus|van|coach) \1\b/i);
  });

  it('are drawn on demand with their siblings, and the same bytes again', async () => {
    const names = namesOfPicture(first);
    for (const name of names) expect(await renderDemoPicture(mediaDir, name)).toBe(true);
    const bytes = await readFile(join(mediaDir, first));
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    const drawn = await Promise.all([1, 2, 3].map(() => renderDemoPicture(mediaDir, first)));
    expect(drawn).toEqual([true, true, true]);
    expect(await readFile(join(mediaDir, first))).toEqual(bytes);
    const files = (await readdir(join(mediaDir, 'demo'))).map((file) => `demo/${file}`);
    expect(files.toSorted()).toEqual(names.toSorted());
  });

  it.each(['demo/0000000000000000-side.webp', '../etc/passwd', 'demo/', '', `${first}/x`])(
    'are not drawn for the unknown name %j',
    async (name) => {
      expect(await renderDemoPicture(mediaDir, name)).toBe(false);
    },
  );

  it('are drawn only where missing, and no more than were asked for', async () => {
    expect(await renderDemoPictures({ mediaDir, most: 2 })).toEqual({ rendered: 2 });
    expect(await readdir(join(mediaDir, 'demo'))).toHaveLength(9);
  });

  it('are drawn in a process of their own until told to stop, none left half-made', async () => {
    const stop = new AbortController();
    const folder = join(mediaDir, 'demo');
    const drawing = drawDemoPictures(mediaDir, stop.signal);
    await vi.waitUntil(async () => (await readdir(folder)).length > 9, { timeout: 20_000 });
    stop.abort();
    await drawing;
    const files = await readdir(folder);
    expect(files.length % 3).toBe(0);
    expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([]);
  });

  it('say what the folder had against them', async () => {
    const taken = join(mediaDir, 'taken');
    await writeFile(taken, '');
    await expect(drawDemoPictures(taken, new AbortController().signal)).rejects.toThrow('ENOTDIR');
  });
});
