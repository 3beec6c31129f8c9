import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  jpegOfScans,
  phoneJpeg,
  pngChunk,
  pngClaiming,
  pngWith,
  quarters,
  quartersHeic,
} from '#test/fixtures/photos/make-photos.ts';
import { createPhotoBed, type PhotoBed } from '#test/setup/photo-bed.ts';
import { say } from '#messages/i18n.ts';
import type { Refusal } from '#domain/media/photo-refusals.ts';

let bed: PhotoBed;
let store: PhotoBed['store'];
let photos: PhotoBed['photos'];
beforeAll(async () => {
  bed = await createPhotoBed();
  ({ store, photos } = bed);
});
afterAll(() => bed.close());
const take = (bytes: Uint8Array) => photos.intake(bytes, { alt: 'A bus' });
const latin = (text: string) => Buffer.from(text, 'latin1');
const tail = (text: string) => latin(text.padEnd(3_000, ' '));

/** A whole picture of one bit a pixel, as the list's generator makes it: 32,697 bytes for 268 MP. */
function blankPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

describe('H02, H03: small files of huge pictures', () => {
  it.each([
    ['H02: 16,383 × 16,384 of one bit', () => blankPng(16_383, 16_384)],
    ['H02: 14,000 × 14,000 of one bit', () => blankPng(14_000, 14_000)],
    ['H03: 2³¹−1 squared', () => pngClaiming(2_147_483_647, 2_147_483_647)],
    ['H03: 65,535 squared', () => pngClaiming(65_535, 65_535)],
    ['H03: 0 × 0', () => pngClaiming(0, 0)],
    ['H03: 1 × 65,535', () => pngClaiming(1, 65_535)],
  ])('%s', async (_, make) => {
    expect(await take(make())).toMatchObject({ outcome: 'refused', retry: false });
  });
});

describe('H04: text that unpacks', () => {
  const packed = () => deflateSync(Buffer.alloc(60_000_000, 'Z'), { level: 9 });
  it.each([
    ['zTXt', () => pngWith('zTXt', Buffer.concat([latin('c\0\0'), packed()]))],
    ['iCCP', () => pngWith('iCCP', Buffer.concat([latin('p\0\0'), packed()]))],
    ['iTXt', () => pngWith('iTXt', Buffer.concat([latin('c\0\x01\0\0\0'), packed()]))],
  ])('%s of 60 MB is not unpacked into the picture', async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(200_000);
    const taken = await take(bytes);
    if (taken.outcome === 'stored') {
      const file = await store.open(taken.image.name);
      expect(file!.sizeBytes).toBeLessThan(200_000);
      await file!.discard();
    }
    expect(await take(await quarters().png().toBuffer())).toMatchObject({ outcome: 'stored' });
  });

  it('10,000 texts beside a picture: taken or refused', async () => {
    const texts = Buffer.concat(
      Array.from({ length: 9_999 }, () => pngChunk('tEXt', latin('c\0words'))),
    );
    const one = await pngWith('tEXt', latin('c\0words'));
    const at = one.indexOf('tEXt') - 4;
    const many = Buffer.concat([one.subarray(0, at), texts, one.subarray(at)]);
    expect(['stored', 'refused']).toContain((await take(many)).outcome);
  });
});

/** The first frame header (SOF) of a JPEG: marker, length, precision, height, width. */
const frameOf = (bytes: Buffer) => {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xc0, 0xc1, 0xc2].includes(bytes[at + 1]!)) return at;
  throw new Error('no frame');
};

describe('H06: odd JPEGs', () => {
  const changed = async (change: (bytes: Buffer, frame: number) => void) => {
    const bytes = Buffer.from(await phoneJpeg());
    change(bytes, frameOf(bytes));
    return bytes;
  };
  const many = async (segment: Buffer, times: number) => {
    const bytes = await phoneJpeg();
    return Buffer.concat([bytes.subarray(0, 2), ...Array(times).fill(segment), bytes.subarray(2)]);
  };
  it.each([
    ['10,000 scans', () => jpegOfScans(10_000)],
    ['65,500 squared', () => changed((b, at) => b.writeUInt32BE(0xffdcffdc, at + 5))],
    ['12 bits', () => changed((b, at) => void (b[at + 4] = 12))],
    ['cut in its header', async () => (await phoneJpeg()).subarray(0, 40)],
    ['cut in the middle', async () => (await phoneJpeg()).subarray(0, 3_000)],
  ])('%s: refused in words', async (_, make) => {
    const taken = await take(await make());
    expect(taken.outcome).toBe('refused');
    expect(say((taken as Refusal).message)).toMatch(/[.]$/);
  });

  it('arithmetic coding and a thousand tables: taken or refused, and the next one is taken', async () => {
    const table = Buffer.from([0xff, 0xc4, 0, 20, 0x0f, 1, ...Array<number>(15).fill(0), 7]);
    const arithmetic = await changed((bytes, at) => void (bytes[at + 1] = 0xc9));
    for (const bytes of [arithmetic, await many(table, 1_000)])
      expect(['stored', 'refused']).toContain((await take(bytes)).outcome);
    expect(await take(await phoneJpeg())).toMatchObject({ outcome: 'stored' });
  });
});

describe('H07, H08, H11: what is no photo, whatever it is called', () => {
  it.each([
    ['H07: TIFF', 'II*\0\x08\0\0\0'],
    ['H07: BigTIFF', 'II+\0\x08\0\0\0'],
    ['H07: BMP of 40 bits', `BM${'\0'.repeat(26)}\x28\0`],
    ['H07: ICO of 255', '\0\0\x01\0\xff\0'],
    ['H07: PSD', '8BPS\0\x01'],
    ['H07: JP2', '\0\0\0\x0cjP  \r\n\x87\n'],
    ['H07: JXL', '\xff\x0a\xfa\x1f'],
    ['H07: HDR', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n'],
    ['H07: PPM', 'P6 99999 99999 255\n'],
    ['H07: FITS', 'SIMPLE  =                    T'],
    ['H07: MAT', 'MATLAB 5.0 MAT-file'],
    ['H07: PDF', '%PDF-1.7'],
    ['H07: EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
    ['H07: MVG', 'push graphic-context\nfill "url(|id)"'],
    ['H07: MSL', '<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'],
    ['H07: WMF', '\xd7\xcd\xc6\x9a\0\0'],
    ['H08: onload', '<svg onload="zq7()"/>'],
    ['H08: script', '<svg><script>zq7()</script></svg>'],
    ['H08: frame', '<svg><foreignObject><iframe srcdoc="x"/></foreignObject></svg>'],
    ['H08: use', '<svg><use href="https://evil/x.svg#a"/></svg>'],
    ['H08: file', '<svg><image href="file:///etc/passwd"/></svg>'],
    ['H08: entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
    ['H08: laughs', `<!DOCTYPE svg [<!ENTITY a "${'lol'.repeat(99)}">]><svg>&a;&a;</svg>`],
    ['H08: link', '<svg><a href="jav&#97;script:zq7()">x</a></svg>'],
    ['H08: import', '<svg><style>@import url(//evil)</style></svg>'],
    ['H11: HTML', '<!doctype html><script>zq7()</script>'],
    ['H11: program', 'MZ\x90\0\x03'],
    ['H11: ZIP', 'PK\x03\x04'],
    ['H11: one byte', '\xff'],
  ])('%s', async (_, start) => {
    const bytes = start.length === 1 ? latin(start) : tail(start);
    expect(await take(bytes)).toMatchObject({ outcome: 'refused', retry: false });
  });

  it('H11: nothing, only a signature, and a HEIC that is called JPEG, which is one', async () => {
    expect(await take(new Uint8Array())).toMatchObject({ reason: 'empty' });
    expect(await take(latin('\xff\xd8\xff'))).toMatchObject({ outcome: 'refused' });
    expect(await take(await quartersHeic())).toMatchObject({ outcome: 'stored' });
  });
});

describe('H12: what a photo tells of its owner', () => {
  const secrets = /SN123|Jane Seller|39\.72|zq7place|zq7phone|zq7trailer|zq7comment/;
  const exif = {
    IFD0: { Artist: 'Jane Seller', Copyright: 'zq7phone', ImageDescription: 'zq7place' },
    IFD2: { BodySerialNumber: 'SN123' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 43/1 43/1', GPSAreaInformation: 'zq7place' },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="39.7286N" exif:note="zq7place"/></rdf:RDF></x:xmpmeta>`;
  const marked = () => quarters(800, 600).withExif(exif).withXmp(xmp);
  const comment = (bytes: Buffer) =>
    Buffer.concat([bytes.subarray(0, 2), latin('\xff\xfe\0\x0czq7comment'), bytes.subarray(2)]);
  it.each([
    [
      'JPEG with comment and trailer',
      async () =>
        Buffer.concat([comment(await marked().jpeg().toBuffer()), latin('SEFHzq7trailer')]),
    ],
    ['PNG', () => marked().png().toBuffer()],
    ['WebP', () => marked().webp().toBuffer()],
    ['AVIF', () => marked().avif({ effort: 0 }).toBuffer()],
  ])('%s: nothing of it is in any file', async (_, make) => {
    const bytes = await make();
    expect(bytes.toString('latin1')).toMatch(secrets);
    const taken = await take(bytes);
    if (taken.outcome === 'refused') throw new Error(taken.reason);
    const stem = taken.image.name.replace(/\.webp$/, '');
    const files = await store.list(stem);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const { name } of files) {
      const file = await store.open(name);
      const kept = Buffer.from(await new Response(file!.stream() as BodyInit).arrayBuffer());
      expect(kept.toString('latin1')).not.toMatch(secrets);
      const { exif: left, xmp: packet, iptc } = await sharp(kept).metadata();
      expect([left, packet, iptc], name).toEqual([undefined, undefined, undefined]);
    }
  });
});
