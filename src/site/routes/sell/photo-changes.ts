import type { SellerPhotoChange } from '#domain/selling/sell-photos.ts';
import { mostPhotos } from '#domain/selling/submission.ts';
import { typedCaptions } from '#site/forms/photo-captions.ts';

const actOfPhoto = /^(remove|earlier|later|turn)-(\d{1,15})$/;

/** Names of all that a form says of photos, those included that are gone meanwhile. */
export const photoTextName = /^(?:act|order|(?:caption|served)-\d{1,15})$/;

/** What a form asks for: the captions that were typed in it, then what its button says. */
export function photoChangesOf(texts: ReadonlyMap<string, string>): SellerPhotoChange[] {
  const captions = typedCaptions(new Map([...texts].filter(([name]) => photoTextName.test(name))));
  return [
    ...captions.slice(0, mostPhotos).map(({ photo, caption }): SellerPhotoChange => {
      return { what: 'caption', photoId: Number(photo), caption };
    }),
    ...actOf(texts),
  ];
}

function actOf(texts: ReadonlyMap<string, string>): SellerPhotoChange[] {
  const act = texts.get('act') ?? '';
  if (act === 'arrange') {
    const ids = (texts.get('order') ?? '').split(',').slice(0, mostPhotos).map(Number);
    return [{ what: act, photoIds: ids.filter(Number.isSafeInteger) }];
  }
  const [, what, id] = actOfPhoto.exec(act) ?? [];
  return what
    ? [{ what: what as 'remove' | 'earlier' | 'later' | 'turn', photoId: Number(id) }]
    : [];
}
