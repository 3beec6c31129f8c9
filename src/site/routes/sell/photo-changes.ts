import type { SellerPhotoChange } from '#domain/selling/sell-photos.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { mostPhotos } from '#domain/selling/submission.ts';
import { captionField, servedCaptionField, typedCaptions } from '#site/forms/photo-captions.ts';

type Photos = SubmissionView['photos'];

const actOfPhoto = /^(remove|earlier|later)-(\d{1,15})$/;

/** Names of all that a form says of photos that are there; of other texts nothing is read. */
export const photoTextNames = (photos: Photos): Set<string> =>
  new Set([
    'act',
    'order',
    ...photos.flatMap(({ id }) => [captionField(id), servedCaptionField(id)]),
  ]);

/** What a form asks for: the captions that were typed in it, then what its button says. */
export function photoChangesOf(
  texts: ReadonlyMap<string, string>,
  photos: Photos,
): SellerPhotoChange[] {
  const ids = photos.map(({ id }) => id);
  const captions = typedCaptions(texts, ids).map(({ photo, caption }): SellerPhotoChange => {
    return { what: 'caption', photoId: photo, caption };
  });
  return [...captions, ...actOf(texts)];
}

function actOf(texts: ReadonlyMap<string, string>): SellerPhotoChange[] {
  const act = texts.get('act') ?? '';
  if (act === 'arrange') {
    const ids = (texts.get('order') ?? '').split(',').slice(0, mostPhotos).map(Number);
    return [{ what: act, photoIds: ids.filter(Number.isSafeInteger) }];
  }
  const [, what, id] = actOfPhoto.exec(act) ?? [];
  return what ? [{ what: what as 'remove' | 'earlier' | 'later', photoId: Number(id) }] : [];
}
