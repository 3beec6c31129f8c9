import { createHash } from 'node:crypto';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import { refusal } from '#domain/media/photo-refusals.ts';

const mostBytes = 20_000_000;

/** Takes whatever begins as a JPEG and stores nothing, for tests that are not about pictures. */
export const stubPhotoIntake: PhotoIntake = {
  async intake(source, { alt, sizeBytes }) {
    if ((sizeBytes ?? 0) > mostBytes) {
      if (source instanceof ReadableStream) await source.cancel();
      return refusal('too-large');
    }
    const bytes =
      source instanceof Uint8Array ? source : await new Response(source).bytes().catch(() => null);
    if (bytes === null || (sizeBytes ?? 0) > bytes.length) return refusal('interrupted');
    if (bytes.length === 0) return refusal('empty');
    if (bytes.length > mostBytes) return refusal('too-large');
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return refusal('not-a-picture');
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const name = `photos/${contentHash.slice(0, 32)}.webp`;
    const image = { name, alt, widthPx: 1_600, heightPx: 1_200, placeholder: null };
    return { outcome: 'stored', image };
  },
};
