import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { ListingStatus } from '#domain/inventory/choices.ts';
import type { ListingOrder, ListingRepository } from '#domain/inventory/listing-repository.ts';
import type {
  SettledDifference,
  StaffSettledDifference,
} from '#domain/inventory/vin/settled-doubts.ts';
import { presentUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { LotSummary } from '#domain/inventory/lots/lot-summary.ts';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Executor } from '../database.ts';
import type { Schema } from '../schema/schema.ts';
import { listingFromRow, listingsFromRows } from '../schema/listing-columns.ts';
import { readUnits } from './lot-units.ts';
import { findByIdentity } from './listing-identity.ts';
import { readRecords } from './listing-history.ts';
import { chunksOf } from './listing-statements.ts';
import { readSettled } from './vin-settlement-reads.ts';
import { scanById } from './scan-by-id.ts';

type Reads = Omit<ListingRepository, 'insertMany' | 'insertUnknown' | 'updateMany'>;

/** Ids in one statement: a handful of sizes keeps the statement cache small. */
const idsPerStatement = 512;

export async function findListing(executor: Executor, id: number): Promise<BusListing | null> {
  if (!Number.isSafeInteger(id)) return null;
  const row = await selectListings(executor).where('id', '=', id).executeTakeFirst();
  return row ? listingFromRow(row) : null;
}

/** In the order of the ids; unknown ones are left out, and those that cannot be read. */
export async function findListings(
  executor: Executor,
  ids: readonly number[],
): Promise<BusListing[]> {
  const found = new Map<number, BusListing>();
  for (const chunk of chunksOf(ids.filter(Number.isSafeInteger), idsPerStatement)) {
    const rows = await selectListings(executor).where('id', 'in', chunk).execute();
    for (const listing of listingsFromRows(rows)) found.set(listing.id, listing);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const selectStamps = (executor: Executor) =>
  executor.selectFrom('bus_listings').select(['id', 'revision', 'updated_at as updatedAt']);

export function createListingReads({ kysely }: Database): Reads {
  return {
    findById: (id) => findListing(kysely, id),
    findByIds: (ids) => findListings(kysely, ids),
    units: async (id) => (await readUnits(kysely, id)).map(presentUnit),
    findByIdentity: (identities) => findByIdentity(kysely, identities),

    async findBySlug(slug) {
      const row = await selectListings(kysely)
        .where('slug', '=', slug)
        .where('status', 'in', ['published', 'sold'])
        .orderBy('published_at', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? listingFromRow(row) : null;
    },

    async findSold(names) {
      const row = await selectListings(kysely)
        .where('status', '=', 'sold')
        .where((is) => is.or([is('stock_number', 'in', names), is('vin', 'in', names)]))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? listingFromRow(row) : null;
    },

    async *scan(statuses, batchSize) {
      if (statuses.length === 0) return;
      const wanted = selectListings(kysely).where(anyOf(statuses));
      for await (const rows of scanById(wanted, batchSize)) yield listingsFromRows(rows);
    },

    // Most of the table is published. SQLite would go by an index of the status, and so read each of
    // the table's pages several times; what no index knows it reads from one end to the other.
    publishedStamps: () =>
      selectStamps(kysely)
        .where(sql<string>`coalesce(status, '')`, '=', 'published')
        .execute(),

    changedSince: (cursor, limit) =>
      selectStamps(kysely)
        .where(sql<boolean>`(updated_at, id) > (${cursor.updatedAt}, ${cursor.id})`)
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    async page(request) {
      const { order, offset, limit } = request;
      if (request.statuses.length === 0) return { listings: [], total: 0 };
      const wanted = matching(request);
      const counting = countListings(kysely).where(wanted);
      const { total } = await counting.executeTakeFirstOrThrow();
      if (offset >= total) return { listings: [], total };
      // The page is found by its ids first: sorting and skipping whole rows is many times slower.
      const ids = inOrder(kysely.selectFrom('bus_listings').select('id'), order)
        .where(wanted)
        .offset(offset)
        .limit(limit);
      const rows = await inOrder(selectListings(kysely), order).where('id', 'in', ids).execute();
      return { listings: listingsFromRows(rows), total };
    },

    records: (id, how) => readRecords(kysely, id, how),
    settled: async (id) => (await readSettled(kysely, id)).map(withoutName),

    async count(statuses) {
      if (statuses.length === 0) return 0;
      const counting = countListings(kysely).where('status', 'in', statuses);
      return (await counting.executeTakeFirstOrThrow()).total;
    },

    async priced({ category, year, passengers, mileageMiles, leastPriceCents, soldSince, limit }) {
      const rows = await kysely
        .selectFrom('bus_listings')
        .where('category', '=', category)
        .where((where) => where.between('passengers', passengers.min, passengers.max))
        .where((where) => where.between('year', year.min, year.max))
        .where((where) =>
          where.or([
            where('lot', 'is not', null),
            where
              .between('mileage_miles', mileageMiles.min, mileageMiles.max)
              .and('price_cents', '>=', leastPriceCents),
          ]),
        )
        .where((where) =>
          where.or([
            where('status', '=', 'published'),
            where('status', '=', 'sold').and('sold_at', '>=', soldSince),
          ]),
        )
        .select(pricedColumns)
        .limit(limit)
        .execute();
      return rows.map(({ lot, ...row }) => ({ ...row, lot: lot === null ? null : readLot(lot) }));
    },

    async countByCategory() {
      const published = kysely.selectFrom('bus_listings').where('status', '=', 'published');
      const rows = await published
        .where('category', 'is not', null)
        .groupBy('category')
        .select(({ fn }) => ['category', fn.countAll<number>().as('total')])
        .execute();
      const counts: Partial<Record<CategorySlug, number>> = {};
      for (const { category, total } of rows) if (category) counts[category] = total;
      const electric = await published
        .where(inCategory('electric'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      if (electric.total > 0) counts.electric = electric.total;
      return counts;
    },
  };
}

const readLot = (cell: string): LotSummary => JSON.parse(cell);

/** Few of a row's many columns: a page asks for hundreds of rows. */
const pricedColumns = [
  'id',
  'slug',
  'status',
  'source',
  'vin',
  'quantity',
  'lot',
  'category',
  'condition',
  'year',
  'passengers',
  'title',
  'body_make as bodyMake',
  'body_model as bodyModel',
  'chassis_make as chassisMake',
  'chassis_model as chassisModel',
  'wheelchair_positions as wheelchairPositions',
  'mileage_miles as mileageMiles',
  'price_cents as priceCents',
  'published_at as publishedAt',
  'sold_at as soldAt',
] as const;

function selectListings(executor: Executor) {
  return executor.selectFrom('bus_listings').selectAll();
}

function countListings(executor: Executor) {
  return executor.selectFrom('bus_listings').select(({ fn }) => fn.countAll<number>().as('total'));
}

function matching(request: Parameters<ListingRepository['page']>[0]) {
  const conditions = [inStatuses(request.statuses)];
  if (request.category) conditions.push(inCategory(request.category));
  if (request.featured !== undefined)
    conditions.push(sql<boolean>`featured = ${request.featured ? 1 : 0}`);
  if (request.bulk !== undefined)
    conditions.push(
      request.bulk
        ? sql<boolean>`(quantity is not null or lot is not null)`
        : sql`(quantity is null and lot is null)`,
    );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Electric is a kind of drive: an electric school bus stands under both categories. */
function inCategory(category: CategorySlug) {
  if (category !== 'electric') return sql<boolean>`category = ${category}`;
  return sql<boolean>`(category = 'electric' or fuel = 'electric')`;
}

/**
 * Several statuses together are most of the table: hidden in an expression, they keep SQLite from
 * collecting and sorting all their rows where it could walk an index in order.
 */
function inStatuses(statuses: readonly ListingStatus[]) {
  const [only] = statuses;
  if (statuses.length === 1) return sql<boolean>`status = ${only}`;
  return anyOf(statuses);
}

function anyOf(statuses: readonly ListingStatus[]) {
  return sql<boolean>`coalesce(status, '') in (${sql.join(statuses)})`;
}

/** Ties are broken by id; the indexes of the first migration match. */
function inOrder<Row>(
  query: SelectQueryBuilder<Schema, 'bus_listings', Row>,
  { by }: ListingOrder,
) {
  if (by === 'id') return query.orderBy('id');
  if (by === 'recently-updated') return query.orderBy('updated_at', 'desc').orderBy('id', 'desc');
  return query
    .orderBy('featured', 'desc')
    .orderBy('on_lot', 'desc')
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc');
}

const withoutName = (one: StaffSettledDifference): SettledDifference => {
  const { fact, vin, says, told, is, at } = one;
  return { fact, vin, says, told, is, at };
};
