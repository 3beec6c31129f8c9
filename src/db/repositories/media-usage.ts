import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { mainNameOf } from '#domain/media/picture-names.ts';
import type { Database } from '../database.ts';

/**
 * The main files of every picture that a listing, a submission or an inspection names, whatever its
 * state, of photos that a text of staff shows by their address, and of the whole pictures that cropped
 * ones were cut from: what media may be kept for. Reads all of them; for cleaning up, not for requests.
 */
export async function usedMediaNames({ kysely }: Database): Promise<ReadonlySet<string>> {
  // In the order that pictures go: what is published in between is seen at one of the two.
  const photos = await kysely.selectFrom('submission_photos').select('name').distinct().execute();
  const listings = await kysely.selectFrom('bus_listings').select('images').execute();
  const inListings = listings.flatMap(({ images }) =>
    (JSON.parse(images) as ListingImage[]).map(({ name }) => name),
  );
  const origins = await kysely
    .selectFrom('photo_origins')
    .select(['name', 'cropped_from'])
    .where('original_json', 'is not', null)
    .execute();
  const inspected = await kysely
    .selectFrom('inspection_photos')
    .select('name')
    .where((eb) =>
      eb.or([
        eb('removed_at', 'is', null),
        eb(
          'inspection_id',
          'in',
          eb.selectFrom('condition_reports').select('condition_reports.inspection_id'),
        ),
      ]),
    )
    .execute();
  const wholeOf = new Map(origins.map(({ name, cropped_from }) => [name, cropped_from]));
  const used = new Set([
    ...inListings,
    ...photos.map(({ name }) => name),
    ...inspected.map(({ name }) => name),
    ...(await shownInTexts(kysely)),
  ]);
  // A set that grows while it is walked: also the whole of a whole.
  for (const name of used) {
    const whole = wholeOf.get(name);
    if (whole) used.add(whole);
  }
  return used;
}

/** The picture picker copies photos; an address that somebody typed holds the photo itself. */
async function shownInTexts(kysely: Database['kysely']): Promise<string[]> {
  const rows = await kysely
    .selectFrom('content_edits')
    .select(['live', 'draft'])
    .where((eb) => eb.or([eb('live', 'like', '%/photos/%'), eb('draft', 'like', '%/photos/%')]))
    .execute();
  return rows
    .flatMap(({ live, draft }) => [live ?? '', draft ?? ''])
    .flatMap((text) => text.match(/(?<=\/media\/)photos\/[a-z0-9_-]+\.webp/g) ?? [])
    .map(mainNameOf);
}
