import { crc32, deflateSync } from 'node:zlib';

const widthPx = 12;
const heightPx = 8;

interface PreviewColors {
  /** Sky, or the floor's own color; `#rrggbb` like the others. */
  upper: string;
  /** The ground, the lowest three rows. */
  lower: string;
  /** A block of 10 × 3 in the middle. */
  bus: string;
}

/**
 * A preview of 12 × 8 pixels as a `data:` URI of some 180 characters. A bitmap, because a browser
 * makes a whole document of every SVG picture: two dozen of them held up the first paint of a list.
 */
export function previewPng({ upper, lower, bus }: PreviewColors): string {
  const rows = Array.from({ length: heightPx }, (_, y) => {
    const ground = y < 5 ? 0 : 1;
    const middle = y >= 3 && y < 6;
    return [
      0,
      ...Array.from({ length: widthPx }, (__, x) => (middle && x > 0 && x < 11 ? 2 : ground)),
    ];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 3], 8); // eight bits to a pixel, by palette
  const palette = [upper, lower, bus].map((color) => color.slice(1)).join('');
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette, 'hex')),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout: length, type, data, checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
