import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { photoShots, shotsTaken } from '#domain/selling/photo-shots.ts';
import { say } from '#messages/i18n.ts';

/** Which shots of the checklist no caption names, and the names to choose captions from. */
export function MissingShots({ images }: { images: readonly ListingImage[] }) {
  const { missing, unnamed } = shotsTaken(images.map(({ alt }) => alt));
  const taken = photoShots.length - missing.length;
  return (
    <>
      {images.length > 0 ? (
        <details className="staff-panel">
          <summary>
            {taken} of {photoShots.length} shots of the checklist are named in a caption
            {unnamed > 0
              ? `; ${unnamed} of ${images.length} photos have no caption of their own`
              : ''}
          </summary>
          <p>
            {missing.length === 0
              ? 'None is missing.'
              : `Missing: ${missing.map(({ title }) => say(title)).join('; ')}.`}
          </p>
          <p className="hint">
            The page of the bus says what is not photographed once every photo has a caption.
          </p>
        </details>
      ) : null}
      <datalist id="shot-names">
        {photoShots.map(({ title }) => (
          <option key={title.id}>{say(title)}</option>
        ))}
      </datalist>
    </>
  );
}
