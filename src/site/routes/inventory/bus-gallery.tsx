import { t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Gallery } from '#site/islands/gallery/gallery.tsx';
import { Island } from '#site/islands/island.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { categoryIllustration, fallbackOf, galleryPicture, gallerySizes } from './bus-picture.ts';

/** The pictures of a listing, or its category's drawing with a word about it. */
export function BusGallery({ bus }: { bus: BusDetail }) {
  if (bus.images.length === 0) {
    return (
      <div className="bus-without-photos">
        <Picture source={categoryIllustration(bus)} urgency="first" />
        <p>
          {t`No photos yet. The drawing shows the kind of bus, not this one. Call us and we will send pictures.`}
        </p>
      </div>
    );
  }
  return (
    <Island
      name="gallery"
      when="intent"
      component={Gallery}
      className="bus-gallery"
      props={{
        title: bus.title,
        pictures: bus.images.map((image) => galleryPicture(image, bus.year)),
        sizes: gallerySizes,
        fallback: fallbackOf(bus),
      }}
    />
  );
}
