import { sql } from 'kysely';
import type { TableRowSource } from '#domain/staff/inventory/fresh-listing-table.ts';
import { vouchedAt } from '#domain/staff/inventory/staff-listing.ts';
import { tableRow, type TableRow } from '#domain/staff/inventory/table-row.ts';
import { readCell } from '../damaged-rows.ts';
import type { Database } from '../database.ts';

/** Reads the narrow rows of the staff table: no descriptions, pictures only counted. */
export function createTableRowSource({ kysely, engine }: Database): TableRowSource {
  const photos =
    engine === 'postgres'
      ? sql<number>`json_array_length(l.images::json)`
      : sql<number>`json_array_length(l.images)`;
  const joined =
    engine === 'postgres' ? sql`string_agg(u.vin, ' ')` : sql`group_concat(u.vin, ' ')`;
  const unitVins = sql<
    string | null
  >`(select ${joined} from lot_units u where u.listing_id = l.id)`.as('unit_vins');
  const select = () =>
    kysely
      .selectFrom('bus_listings as l')
      .leftJoin('listing_facts as f', 'f.listing_id', 'l.id')
      .select(['l.id', 'l.status', 'l.title', 'l.year', 'l.category', 'l.condition'])
      .select(['l.body_make', 'l.body_model', 'l.chassis_make', 'l.chassis_model'])
      .select(['l.passengers', 'l.wheelchair_positions', 'l.price_cents', 'l.mileage_miles'])
      .select(['l.quantity', 'l.featured', 'l.stock_number', 'l.vin', 'l.city', 'l.state'])
      .select(['l.created_at', 'l.updated_at', 'l.published_at'])
      .select(['f.archived_at', 'f.confirmed_at', unitVins]);
  type Wanted = ReturnType<typeof select>;
  type Row = Awaited<ReturnType<Wanted['execute']>>[number] & { photos: number };

  /** A bus whose pictures cannot be read has none; to the database it would be a reason to tell of no bus. */
  async function rowsOf(wanted: Wanted): Promise<TableRow[]> {
    const counted = wanted.select(photos.as('photos')).execute();
    const rows = await counted.catch(async () =>
      (await wanted.select('l.images').execute()).map(({ images, ...row }) => ({
        ...row,
        photos: readCell<unknown[]>('bus_listings.images', row.id, images, []).length,
      })),
    );
    return rows.map(read);
  }

  const read = (row: Row): TableRow =>
    tableRow({
      id: row.id,
      status: row.status,
      archived: row.archived_at !== null,
      title: row.title,
      year: row.year,
      category: row.category,
      condition: row.condition,
      bodyMake: row.body_make,
      bodyModel: row.body_model,
      chassisMake: row.chassis_make,
      chassisModel: row.chassis_model,
      passengers: row.passengers,
      wheelchairPositions: row.wheelchair_positions,
      priceCents: row.price_cents,
      mileageMiles: row.mileage_miles,
      quantity: row.quantity,
      featured: row.featured === 1,
      photos: row.photos,
      stockNumber: row.stock_number,
      vin: row.vin,
      unitVins: row.unit_vins,
      city: row.city,
      state: row.state,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      vouchedAt: vouchedAt(
        { publishedAt: row.published_at, createdAt: row.created_at },
        { confirmedAt: row.confirmed_at },
      ),
    });

  return {
    async after(afterId, limit) {
      return rowsOf(select().where('l.id', '>', afterId).orderBy('l.id').limit(limit));
    },
    async changed(cursor, limit) {
      return rowsOf(
        select()
          .where(sql<boolean>`(l.updated_at, l.id) > (${cursor.updatedAt}, ${cursor.id})`)
          .orderBy('l.updated_at')
          .orderBy('l.id')
          .limit(limit),
      );
    },
    async latest() {
      const row = await kysely
        .selectFrom('bus_listings')
        .select(['updated_at', 'id'])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? { updatedAt: row.updated_at, id: row.id } : null;
    },
    async count() {
      const { total } = await kysely
        .selectFrom('bus_listings')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}
