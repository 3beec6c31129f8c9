import { middleName } from '#domain/media/picture-names.ts';
import type { SubmissionPhoto } from '#domain/selling/submission.ts';
import { sayMonth } from '#messages/figures.ts';
import { urls } from '#site/urls.ts';
import { BigPhotos } from '../../islands/big-photos/big-photos.tsx';
import { StaffIsland } from '../../islands/staff-island.tsx';

/** All photos in a row; each opens large in the page by a script, and in a tab without one. */
export function ReviewPhotos({ photos }: { photos: readonly SubmissionPhoto[] }) {
  if (photos.length === 0) {
    return (
      <p className="notice notice-note staff-space-below">
        The seller sent no photos yet. Ask for some.
      </p>
    );
  }
  return (
    <StaffIsland
      name="big-photos"
      when="intent"
      component={BigPhotos}
      props={{
        photos: photos.map(({ name, caption, takenMonth, widthPx, heightPx }) => ({
          href: urls.media(name),
          src: urls.media(middleName(name)),
          caption:
            [caption, takenMonth && `taken in ${sayMonth(takenMonth)}`]
              .filter(Boolean)
              .join(', ') || null,
          widthPx,
          heightPx,
        })),
      }}
    />
  );
}
