import sharp from 'sharp';

/** A third of a page is 2.3 inches wide: 640 pixels are 275 an inch. */
const steps = [
  { sidePx: 640, quality: 70 },
  { sidePx: 640, quality: 45 },
  { sidePx: 480, quality: 40 },
  { sidePx: 360, quality: 35 },
] as const;
/** What all photos of a file may have together; words and fonts take 0.2 MB at most. */
const mostBytes = 4_300_000;

/** Photos as they are printed, as JPEG, by their names; one that cannot be read is left out. */
export async function printPhotos(
  photos: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Buffer>> {
  const printed = new Map<string, Buffer>();
  const share = mostBytes / Math.max(1, photos.size);
  const left = photos.entries();
  const printNext = async (): Promise<void> => {
    for (const [name, bytes] of left) {
      const photo = await printPhoto(bytes, share);
      if (photo) printed.set(name, photo);
    }
  };
  // Two at a time: more of them take memory and no less time.
  await Promise.all([printNext(), printNext()]);
  return printed;
}

async function printPhoto(bytes: Uint8Array, share: number): Promise<Buffer | null> {
  let smallest: Buffer | null = null;
  for (const { sidePx, quality } of steps) {
    try {
      smallest = await sharp(bytes, { limitInputPixels: 12_000_000 })
        .resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality })
        .toBuffer();
    } catch {
      return null;
    }
    if (smallest.length <= share) return smallest;
  }
  return smallest;
}
