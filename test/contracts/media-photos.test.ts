import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avifName, deriveAvif } from '#domain/media/derive-avif.ts';
import { createPhotoEditing } from '#domain/media/edit-photo.ts';
import { namesOfPicture } from '#domain/media/picture-names.ts';
import {
  phoneJpeg,
  quarters,
  quartersHeic,
  quartersOf,
} from '#test/fixtures/photos/make-photos.ts';
import { createPhotoBed, type PhotoBed } from '#test/setup/photo-bed.ts';

let bed: PhotoBed;
let folder: PhotoBed['folder'];
let store: PhotoBed['store'];
let processor: PhotoBed['processor'];
let photos: PhotoBed['photos'];
beforeAll(async () => {
  bed = await createPhotoBed();
  ({ folder, store, processor, photos } = bed);
});
afterAll(() => bed.close());

async function stored(bytes: Uint8Array) {
  const taken = await photos.intake(bytes, { alt: 'A bus' });
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  return taken;
}

async function read(name: string): Promise<Buffer> {
  const file = await store.open(name);
  return Buffer.from(await new Response(file!.stream() as BodyInit).arrayBuffer());
}

const upright = ['red', 'green', 'blue', 'yellow'];

describe('a photo that is taken', () => {
  it('becomes a main file, a 750 px one and a thumbnail, named by its content', async () => {
    const bytes = await quarters(2400, 1800).jpeg().toBuffer();
    const { image } = await stored(bytes);
    expect(image).toMatchObject({ alt: 'A bus', widthPx: 1920, heightPx: 1440 });
    expect(image.name).toMatch(/^photos\/[0-9a-f]{32}\.webp$/);
    const sizes = await Promise.all(
      namesOfPicture(image.name).map(async (name) => sharp(await read(name)).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 360, 270],
      ['webp', 750, 563],
      ['webp', 1920, 1440],
    ]);
    expect(await quartersOf(await read(image.name))).toEqual(upright);
  });

  it('has a preview small enough to sit in the page', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const source = sharp({
      create: { width: 640, height: 480, channels: 3, background: '#fff', noise },
    });
    const { image } = await stored(await source.jpeg().toBuffer());
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder!.length).toBeLessThanOrEqual(300);
  });

  it('has the same names when sent again, and other names when it differs', async () => {
    const first = await stored(await quarters().jpeg({ quality: 80 }).toBuffer());
    const [again, other] = [
      await stored(await quarters().jpeg({ quality: 80 }).toBuffer()),
      await stored(await quarters().jpeg({ quality: 81 }).toBuffer()),
    ];
    expect(again).toEqual(first);
    expect(other.image.name).not.toBe(first.image.name);
  });

  it('is turned a quarter clockwise, and fits where every photo does', async () => {
    const editing = createPhotoEditing({ store, processor });
    const { image } = await stored(await quarters(1920, 2560).jpeg().toBuffer());
    const turned = await editing.turn(image);
    if (turned.outcome === 'refused') throw new Error(turned.reason);
    expect(turned.image).toMatchObject({ alt: 'A bus', widthPx: 1920, heightPx: 1440 });
    expect(await quartersOf(await read(turned.image.name))).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
    ]);
    expect(await editing.turn(image)).toEqual(turned);
    expect(await quartersOf(await read(image.name))).toEqual(upright);
  });

  it('is upright, wherever the phone was held', async () => {
    const { image } = await stored(await phoneJpeg(6));
    expect([image.widthPx, image.heightPx]).toEqual([300, 400]);
    expect(await quartersOf(await read(image.name))).toEqual(['blue', 'red', 'yellow', 'green']);
  });

  it('tells nothing of place, owner and device in any of its files', async () => {
    const original = await phoneJpeg();
    const marks = [
      'Zelda',
      'SERIAL-4711',
      'GPS-IN-XMP',
      'COMMENT',
      'TRAILER',
      'Exif',
      'ICC',
      'XMP',
      'exif',
    ];
    expect(marks.filter((mark) => original.includes(mark)).length).toBeGreaterThan(5);
    expect((await sharp(original).metadata()).exif!.includes('Zelda')).toBe(true);
    const { image } = await stored(original);
    const files = await Promise.all(namesOfPicture(image.name).map(read));
    for (const bytes of [...files, Buffer.from((await processor.toAvif(files[2]!))!)]) {
      expect(marks.filter((mark) => bytes.includes(mark))).toEqual([]);
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, comments].filter(Boolean)).toEqual([]);
    }
  });

  it.each([
    ['PNG', () => quarters().png().toBuffer()],
    ['PNG of 16 bits', () => quarters().toColourspace('rgb16').png().toBuffer()],
    ['transparent PNG', () => quarters().ensureAlpha(1).png().toBuffer()],
    ['PNG with a palette', () => quarters().png({ palette: true }).toBuffer()],
    ['WebP', () => quarters().webp().toBuffer()],
    ['AVIF', () => quarters().avif({ effort: 0 }).toBuffer()],
    ['GIF', () => quarters().gif().toBuffer()],
    ['HEIC', quartersHeic],
    ['progressive JPEG', () => quarters().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => quarters().toColourspace('cmyk').jpeg().toBuffer()],
    ['JPEG in a wide color space', () => quarters().withIccProfile('p3').jpeg().toBuffer()],
  ])('may be a %s', async (_, make) => {
    const { image } = await stored(await make());
    expect([image.widthPx, image.heightPx]).toEqual([400, 300]);
    expect(await quartersOf(await read(image.name), 90)).toEqual(upright);
  });

  it('may be without colors', async () => {
    const { image } = await stored(await quarters().greyscale().jpeg().toBuffer());
    expect(image.widthPx).toBe(400);
  });

  it('shows the first frame when it moves', async () => {
    const frames = [await quarters().png().toBuffer(), await quarters().negate().png().toBuffer()];
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const { image } = await stored(moving);
      expect([image.widthPx, image.heightPx]).toEqual([400, 300]);
      expect(await quartersOf(await read(image.name))).toEqual(upright);
    }
  });

  it('stands on white where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = sharp({
      create: { width: 400, height: 300, channels: 4, background: clear },
    }).png();
    const { image } = await stored(await png.toBuffer());
    const { data } = await sharp(await read(image.name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('gets AVIF files by a job, where they are smaller, and the same ones again', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const source = sharp({
      create: { width: 480, height: 360, channels: 3, background: '#fff', noise },
    });
    const { image } = await stored(await source.jpeg().toBuffer());
    const { made } = await deriveAvif({ store, processor }, image.name);
    expect(made).toBeGreaterThan(0);
    const avif = await read(avifName(image.name));
    expect(avif.subarray(4, 12).toString()).toBe('ftypavif');
    expect(avif.byteLength).toBeLessThan((await read(image.name)).byteLength);
    expect(await deriveAvif({ store, processor }, image.name)).toEqual({ made });
    expect((await read(avifName(image.name))).equals(avif)).toBe(true);
    expect(await deriveAvif({ store, processor }, 'photos/0f.webp')).toEqual({ made: 0 });
  });

  it('leaves nothing temporary', async () => {
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });
});
