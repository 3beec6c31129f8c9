/** DateTimeOriginal, and where the tags of the camera lie (Exif 2.32, 4.6.5). */
const takenTag = 0x9003;
const exifPointerTag = 0x8769;
const asciiType = 2;
const entryBytes = 12;
const mostEntries = 400;
const marker = Buffer.from('Exif\0\0', 'latin1');

/**
 * When the camera says that it took the photo, "2026:03:14 09:26:53", by its own clock; null where the
 * file does not tell. Nothing else is read, no place either. `exif` is the block as the decoder hands
 * it out; without one (HEIC) it is looked for in the file.
 */
export function readTakenAt(bytes: Uint8Array, exif?: Buffer): string | null {
  const whole = exif ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = whole.indexOf(marker);
  const start = at >= 0 ? at + marker.length : exif ? 0 : -1;
  if (start < 0) return null;
  try {
    return takenIn(whole.subarray(start));
  } catch (error) {
    // A pointer leads out of the file: whoever wrote it, it says nothing.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Offsets in a TIFF block count from its first byte. */
function takenIn(tiff: Buffer): string | null {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const isLittle = order === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entryOf = (directory: number, tag: number): number | null => {
    const count = Math.min(read16(directory), mostEntries);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * entryBytes;
      if (read16(entry) === tag) return entry;
    }
    return null;
  };
  const pointer = entryOf(read32(4), exifPointerTag);
  const entry = pointer === null ? null : entryOf(read32(pointer + 8), takenTag);
  if (entry === null || read16(entry + 2) !== asciiType) return null;
  const from = read32(entry + 8);
  const text = tiff.toString('latin1', from, from + 19);
  return /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null;
}
