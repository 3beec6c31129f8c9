import type { ProcessingFault } from '#domain/media/photo-processor.ts';
import type { HeifImage } from 'libheif-js/wasm-bundle.js';

/** Two megabytes of WebAssembly, loaded with the first photo that needs it. */
async function libheif() {
  const { default: library } = await import('libheif-js/wasm-bundle.js');
  await library.ready;
  return library;
}

/**
 * The main picture of a HEIC file as RGBA, upright. sharp's build has no HEVC decoder. `judge` sees
 * the size before anything is decoded. Throws when the file cannot be decoded.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  judge: (width: number, height: number) => ProcessingFault | null,
): Promise<{ data: Uint8Array; width: number; height: number } | ProcessingFault> {
  const { HeifDecoder } = await libheif();
  const decoder = new HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) return 'damaged';
    const [width, height] = [image.get_width(), image.get_height()];
    return judge(width, height) ?? { data: await pixelsOf(image, width, height), width, height };
  } finally {
    for (const image of images) image.free();
  }
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    image.display(target, (shown) => {
      if (shown) resolve(new Uint8Array(shown.data.buffer));
      else reject(new Error('The picture could not be decoded.'));
    });
  });
}
