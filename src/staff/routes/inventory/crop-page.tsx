import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from './inventory-urls.ts';

interface CropPageProps {
  current: StaffListing;
  /** The photo as it is on the listing. */
  image: ListingImage;
  /** What it is cut from: the whole photo, or itself. */
  source: ListingImage;
  /** Left, top, width and height as typed. */
  box: readonly string[];
  error: string | null;
}

const labels = ['Left', 'Top', 'Width', 'Height'] as const;

/** A rectangle by four numbers; with scripts it can be drawn on the picture. */
export function CropPage({ current, image, source, box, error }: CropPageProps) {
  const { id } = current.listing;
  return (
    <>
      <ErrorSummary errors={error ? [{ href: '#crop-left', text: error }] : []} />
      <div className="staff-heading">
        <div>
          <p className="lead-back">
            <a href={inventoryUrls.photos(id)}>Photos</a>
          </p>
          <h1>Crop the photo</h1>
        </div>
      </div>
      <form
        method="post"
        action={inventoryUrls.crop(id)}
        className="staff-panel form"
        noValidate
        data-crop={`${source.widthPx} ${source.heightPx}`}
      >
        <input type="hidden" name="photo" value={image.name} />
        <input type="hidden" name="source" value={source.name} />
        <div className="crop-stage" data-crop-stage="">
          <img
            src={urls.media(source.name)}
            alt={image.alt}
            width={source.widthPx}
            height={source.heightPx}
            draggable={false}
          />
        </div>
        <p className="hint" data-crop-hint="">
          {source === image ? 'The photo' : 'The whole photo, from before it was cropped,'} is{' '}
          {source.widthPx} by {source.heightPx} pixels. What remains needs at least 320 by 240.
        </p>
        <div className="crop-numbers">
          {labels.map((label, index) => (
            <label key={label}>
              {label}
              <input
                id={`crop-${label.toLowerCase()}`}
                name={label.toLowerCase()}
                className="field-input"
                inputMode="numeric"
                defaultValue={box[index]}
                aria-invalid={error ? true : undefined}
              />
            </label>
          ))}
        </div>
        <p className="actions">
          <button className="button button-primary">Crop</button>
          <a href={inventoryUrls.photos(id)}>Leave it as it is</a>
        </p>
      </form>
    </>
  );
}
