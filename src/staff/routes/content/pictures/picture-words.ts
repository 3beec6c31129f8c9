import { contentPictureLimits } from '#domain/content/pictures/picture-limits.ts';
import type { Refusal, RefusalReason } from '#domain/media/photo-refusals.ts';
import { say } from '#messages/i18n.ts';

const { pixels, longSidePx, shortSidePx } = contentPictureLimits;
export const mostBytes = contentPictureLimits.bytes;
export const tooLarge = `This file is larger than ${mostBytes / 1_000_000} MB. Save it in a smaller size and send that.`;

/** Where the limits of content differ from those of photos of buses, which have words of their own. */
const ownWords: Partial<Record<RefusalReason, string>> = {
  'too-large': tooLarge,
  'too-many-pixels': `This picture has more than ${pixels / 1_000_000} megapixels. Save it in a smaller size and send that.`,
  'too-small': `This picture is too small: it needs at least ${longSidePx} by ${shortSidePx} pixels.`,
  'cannot-store':
    'The picture could not be stored. What you typed is still here: try again in a few minutes.',
};

/** Why a picture of content was not taken. */
export const refusalWords = ({ reason, message }: Refusal): string =>
  ownWords[reason] ?? say(message);
