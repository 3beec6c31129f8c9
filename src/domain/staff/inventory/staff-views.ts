import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { CropBox } from '#domain/media/photo-processor.ts';

/** A kept search of the staff table. `params` is an address query, columns are keys. */
export interface StaffView {
  id: number;
  name: string;
  params: string;
  columns: readonly string[];
}

/** The view that is open: the one asked for where several have this search, or the first. */
export function openView(views: readonly StaffView[], params: string, id: number | null) {
  const same = views.filter((view) => view.params === params);
  return same.find((view) => view.id === id) ?? same[0] ?? null;
}

export const mostViews = 30;
export const longestViewName = 60;

/** How each member likes the table. A member reaches only their own. */
export interface StaffViews {
  /** By name. */
  list(memberId: string): Promise<StaffView[]>;
  /** Replaces the view of the same name; false when there are `mostViews` others already. */
  save(memberId: string, view: Omit<StaffView, 'id'>): Promise<boolean>;
  remove(memberId: string, id: number): Promise<void>;
  /** Null: never chosen. */
  columns(memberId: string): Promise<readonly string[] | null>;
  chooseColumns(memberId: string, columns: readonly string[]): Promise<void>;
}

/** What became of the bytes that a member sent, by the name of the picture. */
export interface PhotoOrigin {
  name: string;
  sentBytes: number | null;
  fileName: string | null;
  /** Or turned from: it goes with this one, as what is to be hidden may stand in it. */
  croppedFrom: string | null;
  /** The whole picture that was cropped, and the part of it that is left; null for whole ones. */
  original: { image: ListingImage; box: CropBox } | null;
}

export interface PhotoOrigins {
  /** Forgets photos noted before an instant that are none of `kept`, by their main names. */
  forgetGone(kept: ReadonlySet<string>, before: Date): Promise<void>;
  /** Keeps the first word about a picture: the same bytes give the same name. */
  note(origin: PhotoOrigin): Promise<void>;
  find(names: readonly string[]): Promise<Map<string, PhotoOrigin>>;
}
