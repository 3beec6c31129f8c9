import type { SitePicture } from '#domain/content/pictures/site-pictures.ts';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';

/** A picture to choose. */
export interface PictureChoice {
  /** Of its radio button: `content/….webp`, or `1001/photos/….webp` for a photo of bus 1001. */
  value: string;
  /** Media name of its small file. */
  preview: string;
  /** What it shows; "" where nobody has said it. */
  alt: string;
  /** What shows it already. */
  note: string;
}

/** The small file of a picture; the drawings of bus categories come in one size. */
export const previewOf = (name: string): string =>
  name.startsWith('category/') ? name : thumbnailName(name);

export function siteChoice({ name, alt, usedIn }: SitePicture): PictureChoice {
  const [first, ...others] = usedIn;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return {
    value: name,
    preview: previewOf(name),
    alt,
    note: first === undefined ? 'Not in use' : `In “${first}”${more}`,
  };
}

export const busChoice = (
  { listing }: StaffListing,
  { name, alt }: ListingImage,
): PictureChoice => ({
  value: `${listing.id}/${name}`,
  preview: previewOf(name),
  alt,
  note: '',
});

/** The two halves of the value of a photo of a bus; null for any other. */
export function busPhotoOf(value: string): { id: number; name: string } | null {
  const [, id, name] = /^(\d{1,9})\/(.+)$/.exec(value) ?? [];
  return id && name ? { id: Number(id), name } : null;
}
