import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { shownMonth } from '#domain/media/taken-month.ts';
import { mostListingPhotos } from '#domain/staff/inventory/photo-change.ts';
import type { PhotoSizes } from '#domain/staff/inventory/photo-service.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { sayMonth } from '#messages/figures.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { urls } from '#site/urls.ts';
import type { ListedPhoto } from '#staff/islands/photo-order/photo-card.tsx';
import { captionsForm, PhotoOrder } from '#staff/islands/photo-order/photo-order.tsx';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { MissingShots } from './missing-shots.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Problem } from '../../ui/problem.tsx';

export interface RefusedPhoto {
  fileName: string;
  message: string;
}

interface PhotosPageProps {
  current: StaffListing;
  sizes: readonly PhotoSizes[];
  canEdit: boolean;
  refused?: readonly RefusedPhoto[];
  /** What became of the others that came with those. */
  taken?: string;
  /** Somebody else was quicker with a caption: who, and what was typed, by the names of the photos. */
  stale?: { notice: string; typed: ReadonlyMap<string, string> };
}

/** The pictures of one listing in their order, with what can be done to each. */
export function PhotosPage(props: PhotosPageProps) {
  const { sizes, refused = [], canEdit, taken, stale } = props;
  const { listing } = props.current;
  const { id, images } = listing;
  // Files go with the captions that are typed below, which another form would leave behind.
  const form = images.length > 0 ? captionsForm : undefined;
  return (
    <>
      <ErrorSummary
        errors={refused.map(({ fileName, message }) => ({
          href: '#photos-input',
          text: `${fileName}: ${message}`,
        }))}
      />
      <StaffHeading
        back={<a href={inventoryUrls.listing(id)}>{listingTitle(listing)}</a>}
        title="Photos"
      >
        <a className="button button-small" href={inventoryUrls.preview(id)}>
          Preview
        </a>
      </StaffHeading>
      {taken ? (
        <p className="notice notice-good staff-space-below" role="status">
          {taken}
        </p>
      ) : null}
      <Problem text={stale?.notice} className="staff-space-below" />
      {canEdit ? (
        <form
          method="post"
          action={inventoryUrls.photos(id)}
          encType="multipart/form-data"
          className="staff-panel form photo-add"
        >
          {/* Enter in a caption presses the first button of its form. */}
          {form ? (
            <button
              form={form}
              name="what"
              value="captions"
              className="sr-only"
              tabIndex={-1}
              aria-hidden
            >
              Save captions
            </button>
          ) : null}
          <label>
            Add photos
            <input
              form={form}
              id="photos-input"
              type="file"
              name="photos"
              multiple
              accept="image/*,.heic,.heif"
              className="field-input"
            />
          </label>
          <p className="hint">
            JPEG, PNG, WebP, AVIF, HEIC or GIF of at most 20 MB each; {images.length} of{' '}
            {mostListingPhotos} so far.
          </p>
          <button
            form={form}
            formAction={inventoryUrls.photos(id)}
            formEncType="multipart/form-data"
            className="button button-primary"
          >
            Upload
          </button>
        </form>
      ) : null}
      <MissingShots images={images} />
      {images.length === 0 ? (
        <p className="staff-panel staff-empty">
          No photos yet. The site shows the illustration of its category.
        </p>
      ) : (
        <StaffIsland
          name="photo-order"
          when="intent"
          component={PhotoOrder}
          props={{
            changeHref: canEdit ? inventoryUrls.changePhotos(id) : null,
            photos: images.map((image, index) =>
              listedPhoto(listing, image, sizes[index] ?? null, stale),
            ),
          }}
        />
      )}
    </>
  );
}

function listedPhoto(
  { year }: StaffListing['listing'],
  image: ListingImage,
  size: PhotoSizes | null,
  stale: PhotosPageProps['stale'],
): ListedPhoto {
  const { name, alt } = image;
  const month = shownMonth(image, year);
  return {
    name,
    href: urls.media(name),
    thumbnail: urls.media(thumbnailName(name)),
    caption: alt,
    taken: month && `Taken in ${sayMonth(month)}`,
    typed: stale?.typed.get(name) ?? null,
    canUncrop: Boolean(size?.wholeBytes),
    sizes: { summary: sizesSummary(image, size), rows: sizeRows(size) },
  };
}

function sizesSummary({ widthPx, heightPx }: ListingImage, size: PhotoSizes | null): string {
  const bytes =
    size?.sentBytes && size.webpBytes
      ? `, ${kilobytes(size.sentBytes)} → ${kilobytes(size.avifBytes ?? size.webpBytes)}`
      : '';
  return `Sizes: ${widthPx} × ${heightPx}${size?.cropped ? ', cropped' : ''}${bytes}`;
}

function sizeRows(size: PhotoSizes | null): [string, string][] {
  const row = (label: string, bytes: number | null | undefined, unknown: string) =>
    [label, bytes == null ? unknown : kilobytes(bytes)] as [string, string];
  return [
    row('Sent', size?.sentBytes, 'not noted'),
    ...(size?.wholeBytes ? [row('Before the crop', size.wholeBytes, '')] : []),
    row('WebP', size?.webpBytes, 'drawn when asked for'),
    row('AVIF', size?.avifBytes, 'not made'),
    row('Thumbnail', size?.thumbnailBytes, 'drawn when asked for'),
    ...(size?.fileName ? [['File', size.fileName] as [string, string]] : []),
  ];
}

function kilobytes(bytes: number): string {
  return `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
}
