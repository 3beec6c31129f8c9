import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { CompiledQuery } from 'kysely';
import type { Engine, Executor } from '../database.ts';
import { cellsOf, listingColumns } from '../schema/listing-columns.ts';

/**
 * The only writer of `bus_listings`. What a write changes for visitors is recorded by the database itself
 * (`migrations/listing-records.ts`), so that none of those who write can leave it out.
 *
 * Rows for one statement: 64 × 67 columns stay far below the parameter limits (SQLite 32,766,
 * PostgreSQL 65,535), and larger statements were no faster. The texts are built once and prepared
 * once; building them by query builder took longer than the database.
 */
const rowsPerStatement = 64;

const texts = new Map<string, string>();
const quoted = listingColumns.map((column) => `"${column}"`);

/** Stores new listings that have no id; returns their ids in order. */
export async function insertNumbered(
  trx: Executor,
  engine: Engine,
  listings: readonly BusListing[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of chunksOf(listings, rowsPerStatement)) {
    const sql = textFor(`insert ${engine} ${chunk.length}`, () => {
      const values = placeholders(engine, chunk.length, quoted.length - 1);
      return `insert into bus_listings (${quoted.slice(1).join(', ')}) values ${values} returning id`;
    });
    const cells = chunk.flatMap((listing) => cellsOf(listing).slice(1));
    const { rows } = await trx.executeQuery<{ id: number }>(CompiledQuery.raw(sql, cells));
    // Ids rise in the order of VALUES; the order of RETURNING is not promised.
    ids.push(...rows.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}

/** Stores listings under their own ids; with `overwrite` it replaces those that exist. */
export async function putListings(
  trx: Executor,
  engine: Engine,
  listings: readonly BusListing[],
  overwrite: boolean,
): Promise<void> {
  for (const chunk of chunksOf(listings, rowsPerStatement)) {
    const sql = textFor(`put ${engine} ${chunk.length} ${overwrite}`, () => {
      const values = placeholders(engine, chunk.length, quoted.length);
      const changes = quoted.slice(1).map((column) => `${column} = excluded.${column}`);
      const conflict = overwrite ? ` on conflict (id) do update set ${changes.join(', ')}` : '';
      return `insert into bus_listings (${quoted.join(', ')}) values ${values}${conflict}`;
    });
    await trx.executeQuery(CompiledQuery.raw(sql, chunk.flatMap(cellsOf)));
  }
}

/** Takes away everything of a source, with its record; returns how many there were. */
export async function deleteListingsOf(trx: Executor, source: string): Promise<number> {
  const gone = await trx
    .deleteFrom('bus_listings')
    .where('source', '=', source)
    .returning('id')
    .execute();
  return gone.length;
}

/** PostgreSQL numbers on from its sequence, which ids given by hand do not move. */
export async function continueNumbering(trx: Executor, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  await trx.executeQuery(
    CompiledQuery.raw(`select setval(sequence, greatest(
        (select max(id) from bus_listings), nextval(sequence)))
      from (select pg_get_serial_sequence('bus_listings', 'id')::regclass as sequence) as s`),
  );
}

export function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

function textFor(key: string, build: () => string): string {
  const text = texts.get(key) ?? build();
  texts.set(key, text);
  return text;
}

function placeholders(engine: Engine, rows: number, columns: number): string {
  let next = 1;
  const cell = () => (engine === 'postgres' ? `$${next++}` : '?');
  const row = () => `(${Array.from({ length: columns }, cell).join(', ')})`;
  return Array.from({ length: rows }, row).join(', ');
}
