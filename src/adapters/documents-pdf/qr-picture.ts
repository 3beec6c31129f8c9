import sharp from 'sharp';
import { encode } from 'uqr';

/** Of one square of the code; a whole number, so that all are alike. */
const squarePx = 6;

/** An address as a QR code, black on white with the quiet border that readers ask for, as PNG. */
export async function qrPicture(address: string): Promise<Buffer> {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * squarePx, size * squarePx, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
