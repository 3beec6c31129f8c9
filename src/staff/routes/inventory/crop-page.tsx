import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { urls } from '#site/urls.ts';
import { CropStage } from '#staff/islands/crop-stage/crop-stage.tsx';
import type { Box } from '#staff/islands/crop-stage/drawn-box.ts';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface CropPageProps {
  current: StaffListing;
  /** The photo as it is on the listing. */
  image: ListingImage;
  /** What it is cut from: the whole photo, or itself. */
  source: ListingImage;
  /** As typed. */
  box: Box;
  error: string | null;
}

/** A rectangle by four numbers; with scripts it can be drawn on the picture. */
export function CropPage({ current, image, source, box, error }: CropPageProps) {
  const { id } = current.listing;
  const { widthPx, heightPx } = source;
  return (
    <>
      <ErrorSummary errors={error ? [{ href: '#crop-left', text: error }] : []} />
      <StaffHeading back={<a href={inventoryUrls.photos(id)}>Photos</a>} title="Crop the photo" />
      <form method="post" action={inventoryUrls.crop(id)} className="staff-panel form" noValidate>
        <input type="hidden" name="photo" value={image.name} />
        <input type="hidden" name="source" value={source.name} />
        <StaffIsland
          name="crop-stage"
          when="idle"
          className="form"
          component={CropStage}
          props={{
            photo: { src: urls.media(source.name), alt: image.alt, widthPx, heightPx },
            isWhole: source !== image,
            box,
            isWrong: error !== null,
          }}
        />
        <p className="actions">
          <button className="button button-primary">Crop</button>
          <a href={inventoryUrls.photos(id)}>Leave it as it is</a>
        </p>
      </form>
    </>
  );
}
