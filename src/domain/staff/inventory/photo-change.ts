import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { isBlank, oneLine } from '#domain/forms/read-text.ts';

export const mostListingPhotos = 60;
const longestCaption = 200;

/** What can be done with the pictures of one listing; pictures are known by their names. */
export type PhotoChange =
  | { what: 'add'; image: ListingImage }
  | { what: 'earlier' | 'later' | 'cover' | 'remove'; name: string }
  /** `was`: the caption, or the order, that the member changed; absent where it is not known. */
  | { what: 'caption'; name: string; caption: string; was?: string }
  | { what: 'arrange'; names: readonly string[]; was?: readonly string[] }
  /** A cropped picture in the place of the whole one; caption and date stay. */
  | { what: 'replace'; name: string; image: ListingImage };

/**
 * The pictures after the change; the same array when it says nothing new or names a picture that is
 * not among them, such as one of another listing.
 */
export function changePhotos(
  images: readonly ListingImage[],
  change: PhotoChange,
): readonly ListingImage[] {
  if (change.what === 'add') {
    const known = images.some(({ name }) => name === change.image.name);
    return known || images.length >= mostListingPhotos ? images : [...images, change.image];
  }
  if (change.what === 'arrange') return arranged(images, change.names);
  const at = images.findIndex(({ name }) => name === change.name);
  const image = images[at];
  if (!image) return images;
  const without = images.toSpliced(at, 1);
  switch (change.what) {
    case 'remove':
      return without;
    case 'cover':
      return at === 0 ? images : [image, ...without];
    case 'earlier':
      return at === 0 ? images : without.toSpliced(at - 1, 0, image);
    case 'later':
      return at === without.length ? images : without.toSpliced(at + 1, 0, image);
    case 'caption':
      return images.with(at, { ...image, alt: captionOf(change.caption) });
    case 'replace':
      return without.some(({ name }) => name === change.image.name)
        ? images
        : images.with(at, { ...image, ...change.image, alt: image.alt });
  }
}

/** Whether somebody else changed meanwhile what this would put something in the place of. */
export function isStale(images: readonly ListingImage[], change: PhotoChange): boolean {
  if (change.what === 'arrange')
    return change.was !== undefined && images.map(({ name }) => name).join() !== change.was.join();
  if (change.what !== 'caption' || change.was === undefined) return false;
  const image = images.find(({ name }) => name === change.name);
  return image !== undefined && ![change.was, captionOf(change.caption)].includes(image.alt);
}

/** The named ones in the given order, then those that came since in theirs. */
function arranged(images: readonly ListingImage[], names: readonly string[]) {
  const byName = new Map(images.map((image) => [image.name, image]));
  const first = [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
  const named = new Set(first);
  const next = [...first, ...images.filter((image) => !named.has(image))];
  return next.every((image, index) => image === images[index]) ? images : next;
}

function captionOf(text: string): string {
  const line = [...oneLine(text)].slice(0, longestCaption).join('');
  return isBlank(line) ? '' : line;
}
