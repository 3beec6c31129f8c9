import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { mostListingPhotos } from '#domain/staff/inventory/photo-change.ts';
import type { PhotoSizes } from '#domain/staff/inventory/photo-service.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from './inventory-urls.ts';

export interface RefusedPhoto {
  fileName: string;
  message: string;
}

interface PhotosPageProps {
  current: StaffListing;
  sizes: readonly PhotoSizes[];
  refused: readonly RefusedPhoto[];
  canEdit: boolean;
  /** Somebody else was quicker with a caption: who, and what was typed for it. */
  stale?: { notice: string; typed: { name: string; caption: string } };
}

/** The pictures of one listing in their order, with what can be done to each. */
export function PhotosPage(props: PhotosPageProps) {
  const { sizes, refused, canEdit, stale } = props;
  const { listing } = props.current;
  const { id, images } = listing;
  return (
    <>
      <ErrorSummary
        errors={refused.map(({ fileName, message }) => ({
          href: '#photos-input',
          text: `${fileName}: ${message}`,
        }))}
      />
      <div className="staff-heading">
        <div>
          <p className="lead-back">
            <a href={inventoryUrls.listing(id)}>{listingTitle(listing)}</a>
          </p>
          <h1>Photos</h1>
        </div>
        <a className="button button-small" href={inventoryUrls.preview(id)}>
          Preview
        </a>
      </div>
      {stale ? (
        <p className="notice notice-problem listing-gap" role="alert">
          {stale.notice}
        </p>
      ) : null}
      {canEdit ? (
        <form
          method="post"
          action={inventoryUrls.photos(id)}
          encType="multipart/form-data"
          className="staff-panel form photo-add"
          data-photo-add=""
        >
          <label>
            Add photos
            <input
              id="photos-input"
              type="file"
              name="photos"
              multiple
              accept="image/*,.heic,.heif"
              className="field-input"
            />
          </label>
          <p className="hint">
            JPEG, PNG, WebP, AVIF or HEIC of at most 20 MB each; {images.length} of{' '}
            {mostListingPhotos} so far.
          </p>
          <button className="button button-primary">Upload</button>
        </form>
      ) : null}
      {images.length === 0 ? (
        <p className="staff-panel staff-empty">
          No photos yet. The site shows the illustration of its category.
        </p>
      ) : (
        <ol
          className="photo-list"
          data-photo-list={canEdit ? inventoryUrls.changePhotos(id) : undefined}
        >
          {images.map((image, index) => (
            <Photo
              key={image.name}
              image={image}
              index={index}
              last={index === images.length - 1}
              size={sizes[index] ?? null}
              listingId={id}
              canEdit={canEdit}
              typed={stale?.typed.name === image.name ? stale.typed.caption : null}
            />
          ))}
        </ol>
      )}
      <p role="status" aria-live="polite" className="stock-said" data-photo-said="" />
    </>
  );
}

interface PhotoProps {
  image: ListingImage;
  index: number;
  last: boolean;
  size: PhotoSizes | null;
  listingId: number;
  canEdit: boolean;
  /** A caption that was typed and not saved. */
  typed: string | null;
}

function Photo({ image, index, last, size, listingId, canEdit, typed }: PhotoProps) {
  const position = `photo ${index + 1}`;
  return (
    <li className="staff-panel photo-item" data-photo={image.name}>
      <a href={urls.media(image.name)} className="photo-picture">
        <img
          src={urls.media(thumbnailName(image.name))}
          alt={image.alt}
          width={240}
          height={160}
          loading="lazy"
        />
        {index === 0 ? <span className="tag tag-new">Cover</span> : null}
      </a>
      {canEdit ? (
        <form method="post" action={inventoryUrls.changePhotos(listingId)} className="photo-form">
          <input type="hidden" name="photo" value={image.name} />
          <input type="hidden" name="was" value={image.alt} />
          {typed === null ? null : (
            <p className="notice notice-problem">
              The caption is now: {image.alt || 'empty'}. Save yours to put it in its place.
            </p>
          )}
          <label className="field">
            <span>Caption, also for people who cannot see it</span>
            <input
              className="field-input"
              name="caption"
              defaultValue={typed ?? image.alt}
              maxLength={200}
            />
          </label>
          <p className="actions">
            <Act what="caption" label="Save caption" position={position} />
            {index > 0 ? <Act what="earlier" label="Earlier" position={position} /> : null}
            {last ? null : <Act what="later" label="Later" position={position} />}
            {index > 0 ? <Act what="cover" label="Make cover" position={position} /> : null}
            <a
              className="button button-small"
              href={inventoryUrls.crop(listingId, image.name)}
              aria-label={`Crop ${position}`}
            >
              Crop
            </a>
            {size?.wholeBytes ? <Act what="uncrop" label="Undo crop" position={position} /> : null}
            <Act what="remove" label="Remove" position={position} danger />
          </p>
        </form>
      ) : (
        <p>{image.alt}</p>
      )}
      <Sizes image={image} size={size} />
    </li>
  );
}

function Act(props: { what: string; label: string; position: string; danger?: boolean }) {
  const { what, label, position, danger } = props;
  return (
    <button
      name="what"
      value={what}
      aria-label={`${label}: ${position}`}
      className={`button button-small ${danger ? 'button-danger' : ''}`}
    >
      {label}
    </button>
  );
}

function Sizes({ image, size }: { image: ListingImage; size: PhotoSizes | null }) {
  const rows = [
    ['Sent', size?.sentBytes ?? null, 'not noted'],
    ...(size?.wholeBytes ? [['Before the crop', size.wholeBytes, ''] as const] : []),
    ['WebP', size?.webpBytes ?? null, 'drawn when asked for'],
    ['AVIF', size?.avifBytes ?? null, 'not made'],
    ['Thumbnail', size?.thumbnailBytes ?? null, 'drawn when asked for'],
  ] as const;
  return (
    <details className="photo-sizes">
      <summary>
        Sizes: {image.widthPx} × {image.heightPx}
        {size?.cropped ? ', cropped' : ''}
        {size?.sentBytes && size.webpBytes
          ? `, ${kilobytes(size.sentBytes)} → ${kilobytes(size.avifBytes ?? size.webpBytes)}`
          : ''}
      </summary>
      <dl className="staff-facts figures">
        {rows.map(([label, bytes, unknown]) => (
          <div key={label} className="photo-size">
            <dt>{label}</dt>
            <dd>{bytes === null ? unknown : kilobytes(bytes)}</dd>
          </div>
        ))}
        {size?.fileName ? (
          <div className="photo-size">
            <dt>File</dt>
            <dd>{size.fileName}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}

function kilobytes(bytes: number): string {
  return `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
}
