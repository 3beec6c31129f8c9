import { answerBytes } from '#domain/foreign-answer.ts';
import { photoLimits } from './photo-intake.ts';
import type { MediaStore } from './media-store.ts';
import type { PhotoProcessor } from './photo-processor.ts';
import { namesOfPicture } from './picture-names.ts';

/** The AVIF that stands beside a WebP file and is served to whom it suits. */
export function avifName(name: string): string {
  return name.replace(/\.webp$/, '.avif');
}

/** Topic of the outbox jobs that call `deriveAvif`; the key is the name of the main file. */
export const photoAvifTopic = 'photo-avif';

/** An AVIF that saves less than this is not worth keeping twice. */
const worthwhile = 0.92;

/**
 * Makes the AVIF files of a stored picture, for a job: seconds of work that no seller waits for.
 * Doing it again gives the same files. `name` is that of the main file. Pictures that are gone are
 * passed over; throws when storage fails or when it was not begun before the signal, so that the job
 * comes back.
 */
export async function deriveAvif(
  parts: { store: MediaStore; processor: PhotoProcessor },
  name: string,
  signal?: AbortSignal,
): Promise<{ made: number }> {
  const { store } = parts;
  let made = 0;
  for (const file of namesOfPicture(name)) {
    const stored = await store.open(file);
    if (!stored) {
      // Of a run that ended before it looked again.
      await store.remove(avifName(file));
      continue;
    }
    const webp = await answerBytes(new Response(stored.stream() as BodyInit), photoLimits.bytes);
    const avif = await parts.processor.toAvif(webp, signal);
    if (!avif || avif.byteLength > webp.byteLength * worthwhile) continue;
    await store.put(avifName(file), avif, 'image/avif');
    // Who removes a picture begins with its main file, and may have passed this one's place before it was there.
    if (await isStored(store, name)) made++;
    else await store.remove(avifName(file));
  }
  return { made };
}

async function isStored(store: MediaStore, name: string): Promise<boolean> {
  const stored = await store.open(name);
  await stored?.discard();
  return stored !== null;
}
