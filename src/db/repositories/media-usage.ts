import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { Database } from '../database.ts';

/**
 * The main files of every picture that a listing or a submission names, whatever its state: what
 * media may be kept for. Reads all of them; for cleaning up, not for requests.
 */
export async function usedMediaNames({ kysely }: Database): Promise<ReadonlySet<string>> {
  const listings = await kysely.selectFrom('bus_listings').select('images').execute();
  const photos = await kysely.selectFrom('submission_photos').select('name').distinct().execute();
  const inListings = listings.flatMap(({ images }) =>
    (JSON.parse(images) as ListingImage[]).map(({ name }) => name),
  );
  return new Set([...inListings, ...photos.map(({ name }) => name)]);
}
