import { middleName } from '#domain/media/picture-names.ts';
import type { SubmissionPhoto } from '#domain/selling/submission.ts';

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
    <ul className="review-photos" data-big-photos="" aria-label="Photos">
      {photos.map(({ id, name, caption, widthPx, heightPx }, index) => (
        <li key={id}>
          <a href={`/media/${name}`} data-caption={caption ?? ''}>
            <img
              src={`/media/${middleName(name)}`}
              alt={caption ?? `Photo ${index + 1} of ${photos.length}`}
              width={widthPx}
              height={heightPx}
              loading={index < 4 ? 'eager' : 'lazy'}
            />
          </a>
          {caption ? <p className="hint">{caption}</p> : null}
        </li>
      ))}
    </ul>
  );
}
