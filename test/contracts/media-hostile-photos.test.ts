import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhotoFormat } from '#domain/media/photo-processor.ts';
import {
  gifClaiming,
  jpegOfScans,
  phoneJpeg,
  pngClaiming,
  pngWith,
  quarters,
  quartersHeic,
  quartersOf,
  webpClaiming,
} from '#test/fixtures/photos/make-photos.ts';
import { createPhotoBed, type PhotoBed } from '#test/setup/photo-bed.ts';
import { say } from '#messages/i18n.ts';
import type { Refusal } from '#domain/media/photo-refusals.ts';

let bed: PhotoBed;
let folder: PhotoBed['folder'];
let store: PhotoBed['store'];
let photos: PhotoBed['photos'];
beforeAll(async () => {
  bed = await createPhotoBed();
  ({ folder, store, photos } = bed);
});
afterAll(() => bed.close());

const take = (bytes: Uint8Array) => photos.intake(bytes, { alt: 'A bus' });
const text = (characters: string) => Buffer.from(characters, 'latin1');
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('pictures larger than they may be', () => {
  it.each([
    ['PNG of 100,000 × 100,000', () => pngClaiming(100_000, 100_000)],
    ['PNG of 16,383 × 16,384', () => pngClaiming(16_383, 16_384)],
    ['PNG of 2³¹−1 × 2³¹−1', () => pngClaiming(2_147_483_647, 2_147_483_647)],
    ['PNG of 1 × 65,535', () => pngClaiming(1, 65_535)],
    ['PNG of 0 × 0', () => pngClaiming(0, 0)],
    ['GIF of 65,535 × 65,535', () => gifClaiming(65_535, 65_535)],
    ['WebP of 16,383 × 16,383', () => webpClaiming(16_383, 16_383)],
  ])('%s: refused by the header', async (_, make) => {
    const taken = await take(await make());
    expect(taken).toMatchObject({ outcome: 'refused', retry: false });
    expect(['too-many-pixels', 'too-small', 'damaged']).toContain(
      (taken as { reason: string }).reason,
    );
  });

  it('a strip of which a line would be left', async () => {
    const strip = { width: 16_000, height: 300, channels: 3, background: '#789' } as const;
    const bytes = await sharp({ create: strip }).jpeg().toBuffer();
    expect(await photos.intake(bytes, { alt: 'A bus' })).toMatchObject({ reason: 'too-small' });
  });

  it('say so when that is what is wrong', async () => {
    for (const bytes of [pngClaiming(16_383, 16_384), await webpClaiming(16_383, 16_383)]) {
      expect(await take(bytes)).toMatchObject({ reason: 'too-many-pixels' });
    }
  });
});

describe('files that are no photos', () => {
  it.each([
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      /SVG/,
    ],
    ['SVG after a declaration', '\xef\xbb\xbf<?xml version="1.0"?>\n<svg onload="x()"/>', /SVG/],
    ['SVG after a comment', '<!-- x --><svg onload="x()"/>', /not a photo/],
    ['XML with entities', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>', /SVG/],
    ['HTML', '<!doctype html><script>alert(1)</script>', /document/],
    ['PDF', '%PDF-1.7 …', /document/],
    ['EPS', '%!PS-Adobe-3.0 EPSF-3.0', /document/],
    ['ZIP', 'PK\x03\x04', /compressed/],
    ['MP4', '\0\0\0\x18ftypmp42\0\0\0\0isommp42', /video, and only photos are taken/],
    ['TIFF', 'II*\0\x08\0\0\0', /JPEG/],
    ['big TIFF', 'MM\0+\0\x08', /not a photo/],
    ['BMP', 'BM\x36\0\0\0', /JPEG/],
    ['Photoshop', '8BPS\0\x01', /JPEG/],
    ['JPEG XL', '\xff\x0a\xfa\x1f', /JPEG/],
    ['PPM', 'P6 99999 99999 255\n', /not a photo/],
    ['MVG', 'push graphic-context\nimage over 0,0 0,0 "|id"', /not a photo/],
    ['program', '\x7fELF\x02\x01\x01', /not a photo/],
    ['words', 'a photo of a bus', /not a photo/],
    ['one byte', '\xff', /not a photo/],
  ])('%s: refused by content', async (_, start, words) => {
    const taken = await take(text(start.padEnd(2_000, ' ')));
    expect(taken).toMatchObject({ outcome: 'refused', reason: 'not-a-picture', retry: false });
    expect(say((taken as Refusal).message)).toMatch(words);
  });

  it('an empty file is told apart', async () => {
    expect(await take(new Uint8Array())).toMatchObject({ reason: 'empty' });
  });
});

describe('files that begin as photos', () => {
  it.each([
    ['cut JPEG', async () => half(await phoneJpeg())],
    ['cut PNG', async () => half(await quarters().png({ compressionLevel: 0 }).toBuffer())],
    ['cut WebP', async () => half(await quarters().webp().toBuffer())],
    ['cut HEIC', async () => half(await quartersHeic())],
    ['cut AVIF', async () => half(await quarters().avif({ effort: 0 }).toBuffer())],
    ['only a JPEG signature', async () => text('\xff\xd8\xff')],
    ['SVG behind a JPEG signature', async () => text('\xff\xd8\xff<svg onload="x()"/>')],
    ['PNG signature and noise', async () => text(`\x89PNG\r\n\x1a\n${'noise'.repeat(99)}`)],
    ['HEIC brand and noise', async () => text(`\0\0\0\x18ftypheic${'noise'.repeat(99)}`)],
  ])('%s: refused as damaged', async (_, make) => {
    expect(await take(await make())).toMatchObject({ outcome: 'refused', reason: 'damaged' });
  });

  it.each([
    ['ZIP', text('PK\x03\x04payload.exe')],
    ['HTML', text('<html><script>alert("marker")</script></html>')],
    ['5 MB', Buffer.alloc(5_000_000, 'x')],
    ['a virus test string', text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR')],
  ])('a JPEG with %s behind it is taken, what is behind it is not', async (_, tail) => {
    const taken = await take(Buffer.concat([await quarters().jpeg().toBuffer(), tail]));
    if (taken.outcome === 'refused') throw new Error(taken.reason);
    const file = await store.open(taken.image.name);
    const bytes = Buffer.from(await new Response(file!.stream() as BodyInit).arrayBuffer());
    expect(bytes.includes(tail.subarray(0, 8))).toBe(false);
    expect(await quartersOf(bytes)).toEqual(['red', 'green', 'blue', 'yellow']);
  });

  it('text that unpacks to 60 MB beside the picture stays packed', async () => {
    const packed = deflateSync(Buffer.alloc(60_000_000));
    const bytes = await pngWith('zTXt', Buffer.concat([text('Comment\0\0'), packed]));
    expect(await take(bytes)).toMatchObject({ outcome: 'stored' });
  });

  it('a color profile that unpacks to 60 MB is not followed', async () => {
    const packed = deflateSync(Buffer.alloc(60_000_000));
    const bytes = await pngWith('iCCP', Buffer.concat([text('profile\0\0'), packed]));
    expect((await take(bytes)).outcome).toMatch(/stored|refused/);
  });

  it('a JPEG of 5,000 scans is given up', async () => {
    expect(await take(await jpegOfScans(5_000))).toMatchObject({ outcome: 'refused' });
  });

  it('mutated files are taken or refused, and the next good one is taken', async () => {
    const seeds: [PhotoFormat, Buffer][] = [
      ['jpeg', await phoneJpeg(3)],
      ['png', await quarters().png().toBuffer()],
      ['webp', await quarters().webp().toBuffer()],
      ['gif', await quarters().gif().toBuffer()],
      ['avif', await quarters().avif({ effort: 0 }).toBuffer()],
      ['heic', await quartersHeic()],
    ];
    let state = 20_261_101;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % below;
    };
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 120; turn++) {
      const [, good] = seeds[turn % seeds.length]!;
      const bytes = Buffer.from(good);
      for (let change = 0; change <= turn % 9; change++)
        bytes[12 + random(bytes.length - 12)] = random(256);
      outcomes.add((await take(bytes)).outcome);
    }
    expect(outcomes).toEqual(new Set(['stored', 'refused']));
    expect(await take(await quarters().jpeg().toBuffer())).toMatchObject({ outcome: 'stored' });
  }, 60_000);
});

it('nothing but finished pictures is left of all this', async () => {
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  const files = await store.list('');
  const mains = files.filter(({ name }) => /^photos\/[0-9a-f]{32}\.webp$/.test(name));
  expect(files).toHaveLength(mains.length * 3);
});
