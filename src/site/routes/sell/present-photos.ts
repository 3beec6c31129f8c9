import { thumbnailName } from '#domain/media/picture-names.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import type { SellersPhoto } from '#site/islands/photo-queue/photo-step-props.ts';
import { urls } from '#site/urls.ts';

/** The photos of a submission as step two shows them. */
export const presentPhotos = ({ photos }: Pick<SubmissionView, 'photos'>): SellersPhoto[] =>
  photos.map(({ id, name, caption, fileName }) => ({
    id,
    thumbnail: urls.media(thumbnailName(name)),
    typed: { caption, fileName },
  }));
