import jsQR from 'jsqr';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';

/** What a reader of the file sees, by pdf.js. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes the bytes away from whoever hands them over.
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  return {
    pages: text,
    /** Of all pages, with one blank between words. */
    text: text.join(' ').replaceAll(/\s+/g, ' '),
    /** Where the lines of the first page stand, up from its foot, and how large they are; in points. */
    async lines() {
      const { items } = await (await pdf.getPage(1)).getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, base: Number(item.transform[5]), size: item.height }]
          : [],
      );
    },
    async pictures(page: number) {
      return extractImages(pdf, page);
    },
    /** What the first QR code of the first page says. */
    async qr(): Promise<string | null> {
      for (const { data, width, height, channels } of await extractImages(pdf, 1)) {
        const pixels = new Uint8ClampedArray(width * height * 4);
        for (let at = 0; at < width * height; at += 1) {
          for (const channel of [0, 1, 2])
            pixels[at * 4 + channel] = data[at * channels + (channels > 2 ? channel : 0)] ?? 0;
          pixels[at * 4 + 3] = 255;
        }
        const found = jsQR(pixels, width, height);
        if (found) return found.data;
      }
      return null;
    },
  };
}
