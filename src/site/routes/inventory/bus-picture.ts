import { t } from '@lingui/core/macro';
import { sayMonth } from '#messages/figures.ts';
import { shownMonth } from '#domain/media/taken-month.ts';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { findCategory, kindInSentence } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import {
  middleName,
  middleWidthPx,
  thumbnailName,
  thumbnailWidthPx,
} from '#domain/media/picture-names.ts';
import type { GalleryPicture } from '#site/islands/gallery/gallery-props.ts';
import type { PictureSource } from '#site/ui/picture.tsx';
import { urls } from '#site/urls.ts';
import { pictureAlt } from '#site/words/picture-alt.ts';
import { categoryName } from '#site/words/trade-words.ts';

/** Where a card stands decides how wide its picture is. */
export type CardPlace = 'grid' | 'carousel';

/** How wide a card's picture is shown, by the columns of `.bus-grid`. */
const cardSizes = '(min-width:64rem) 266px, (min-width:48rem) 31vw, (min-width:30rem) 47vw, 94vw';

/** In a carousel two to four stand side by side (spec §9). */
const slideSizes =
  '(min-width:84.375rem) 266px, (min-width:72rem) 360px, (min-width:48rem) 31vw, 46vw';

const categoryPicture = (slug: string) => urls.media(`category/${slug}.webp`);

/** The illustration of the bus's own category; a bus never borrows another kind's picture. */
export function fallbackOf(bus: Pick<BusCard, 'category'>): string {
  return categoryPicture(bus.category ?? 'shuttle');
}

/**
 * The files of one picture with their widths up to `mostPx`; a sibling that would not be narrower is
 * left out. The narrowest is there in any case.
 */
function candidates({ name, widthPx }: ListingImage, mostPx = widthPx): string {
  const siblings = [
    { file: thumbnailName(name), width: thumbnailWidthPx },
    { file: middleName(name), width: middleWidthPx },
  ];
  return [...siblings.filter(({ width }) => width < widthPx), { file: name, width: widthPx }]
    .filter(({ width }, at) => at === 0 || width <= mostPx)
    .map(({ file, width }) => `${urls.media(file)} ${width}w`)
    .join(', ');
}

/**
 * A card's picture: the thumbnail, the middle file for sharp and wide screens, the fallback. A phone
 * with three pixels to a point would take the main file for each card of a list, twice the bytes of
 * what no eye tells apart at that size.
 */
export function cardPicture(bus: BusCard, place: CardPlace = 'grid'): PictureSource {
  const { image } = bus;
  if (!image) return categoryIllustration(bus);
  return {
    src: urls.media(thumbnailName(image.name)),
    srcSet: candidates(image, middleWidthPx),
    sizes: place === 'carousel' ? slideSizes : cardSizes,
    alt: pictureAlt(image.alt),
    width: thumbnailWidthPx,
    height: thumbnailWidthPx / 1.5,
    placeholder: image.placeholder,
    fallback: fallbackOf(bus),
  };
}

/** What stands in for photographs that do not exist yet. */
export function categoryIllustration(bus: Pick<BusCard, 'category'>): PictureSource {
  const category = findCategory(bus.category ?? '');
  const kind = category && kindInSentence(categoryName(category.slug));
  return {
    src: fallbackOf(bus),
    alt: kind
      ? t`Drawing of a ${kind} bus; photos to follow`
      : t`Drawing of a bus; photos to follow`,
    width: 960,
    height: 640,
    placeholder: null,
  };
}

/**
 * How wide the gallery's stage is shown. A phone with three pixels to a point is told of two, so that
 * it takes the middle file: the largest thing of the page, in half the bytes. Whoever looks closer
 * opens the viewer, which shows the main one.
 */
export const gallerySizes =
  '(min-width:72rem) 668px, (min-width:48rem) 53vw, (min-resolution:2.6dppx) 56vw, 94vw';

export function galleryPicture(image: ListingImage, modelYear: number | null): GalleryPicture {
  const month = shownMonth(image, modelYear);
  return {
    src: urls.media(image.name),
    srcSet: candidates(image),
    thumbnail: urls.media(thumbnailName(image.name)),
    alt: pictureAlt(image.alt),
    width: image.widthPx,
    height: image.heightPx,
    placeholder: image.placeholder,
    ...(month ? { taken: t`Taken in ${{ month: sayMonth(month) }}` } : {}),
  };
}

/** What a shared link shows: the bus, or the drawing of its kind. */
export function sharedPicture(
  bus: Pick<BusCard, 'category' | 'title'> & { images: readonly ListingImage[] },
) {
  const image = bus.images[0];
  const { title } = bus;
  if (!image) {
    const { src, width, height } = categoryIllustration(bus);
    return { path: src, alt: t`Drawing: ${title}`, widthPx: width, heightPx: height };
  }
  const { name, alt, widthPx, heightPx } = image;
  return { path: urls.media(name), alt: `${title}. ${pictureAlt(alt)}`, widthPx, heightPx };
}

/** What `<head>` asks for early: the same candidates as the gallery's first picture, or nothing. */
export function firstPicturePreload(bus: { images: readonly ListingImage[] }) {
  const image = bus.images[0];
  if (!image) return {};
  const { src, srcSet } = galleryPicture(image, null);
  return { preloadImage: { src, srcSet, sizes: gallerySizes } };
}
