import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTakenAt } from '#adapters/photos-sharp/read-taken-at.ts';
import { quarters, quartersHeic } from '#test/fixtures/photos/make-photos.ts';
import { createPhotoBed, type PhotoBed } from '#test/setup/photo-bed.ts';

let bed: PhotoBed;
beforeAll(async () => {
  bed = await createPhotoBed();
});
afterAll(() => bed.close());

const taken = '2026:03:14 09:26:53';
const dated = () =>
  quarters().withExif({
    IFD0: { DateTime: '2026:08:01 10:00:00' },
    IFD2: { DateTimeOriginal: taken },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 56/1 0/1' },
  });

async function imageOf(bytes: Uint8Array) {
  const answer = await bed.photos.intake(bytes, { alt: 'A bus' });
  if (answer.outcome === 'refused') throw new Error(answer.reason);
  return answer.image;
}

async function tiffOf(jpeg: Buffer): Promise<Buffer> {
  const { exif } = await sharp(jpeg).metadata();
  return exif!.subarray(exif!.indexOf('Exif\0\0') + 6);
}

describe('the date of a photo', () => {
  it.each(['jpeg', 'webp', 'png'] as const)(
    'is read from a %s, and the month is kept',
    async (format) => {
      const image = await imageOf(await dated().toFormat(format).toBuffer());
      expect(image.takenMonth).toBe('2026-03');
      expect(JSON.stringify(image)).not.toMatch(/03-14|03:14|09:26/);
    },
  );

  it('is read from a HEIC, whose block lies somewhere in the file', async () => {
    const tiff = await tiffOf(await dated().jpeg().toBuffer());
    const block = Buffer.concat([Buffer.from('\0\0\0\x06Exif\0\0', 'latin1'), tiff]);
    const box = Buffer.alloc(8);
    box.writeUInt32BE(block.length + 8);
    box.write('free', 4, 'latin1');
    const image = await imageOf(Buffer.concat([await quartersHeic(), box, block]));
    expect(image.takenMonth).toBe('2026-03');
  });

  it('is not made up: neither the date of a copy nor that of a change counts', async () => {
    const changed = quarters().withExif({ IFD0: { DateTime: taken } });
    for (const photo of [quarters(), changed])
      expect(await imageOf(await photo.jpeg().toBuffer())).not.toHaveProperty('takenMonth');
  });

  it('is nothing, and no fault, in a block that lies about itself', async () => {
    const tiff = await tiffOf(await dated().jpeg().toBuffer());
    expect(readTakenAt(tiff, tiff)).toBe(taken);
    for (let end = 0; end < tiff.length; end++) {
      const part = tiff.subarray(0, end);
      expect([null, taken]).toContain(readTakenAt(part, part));
    }
    for (let at = 0; at < Math.min(tiff.length, 400); at++) {
      const broken = Buffer.from(tiff);
      broken[at] = 0xff;
      expect(() => readTakenAt(broken, broken)).not.toThrow();
    }
  });
});
