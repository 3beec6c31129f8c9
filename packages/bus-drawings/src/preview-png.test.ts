import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewPng } from './preview-png.ts';

it('is a bitmap of sky, ground and bus that decoders read', async () => {
  const uri = previewPng({ upper: '#dbe5ec', lower: '#b9c0c5', bus: '#ffc20e' });
  expect(uri.length).toBeLessThan(220);
  const { data, info } = await sharp(Buffer.from(uri.split(',')[1]!, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([12, 8]);
  const at = (x: number, y: number) =>
    data.subarray((y * 12 + x) * 3, (y * 12 + x) * 3 + 3).toString('hex');
  expect([at(0, 0), at(5, 4), at(11, 5), at(0, 7)]).toEqual([
    'dbe5ec',
    'ffc20e',
    'b9c0c5',
    'b9c0c5',
  ]);
});
