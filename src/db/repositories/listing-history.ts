import { isDeepStrictEqual } from 'node:util';
import {
  recordedFacts,
  replay,
  type ListingRecord,
  type RecordPart,
  type RecordedUnit,
  type SomeFacts,
} from '#domain/inventory/history/recorded-facts.ts';
import type { Database, Executor } from '../database.ts';
import { listingFromRow, someFactsFromCells } from '../schema/listing-columns.ts';
import { recordedUnits } from '../schema/lot-unit-row.ts';
import { unitsOfMany } from './lot-units.ts';
import { scanById } from './scan-by-id.ts';

/** What is read for one page: a feed that changes a price every day has no end. */
const newest = { lines: 200, unitLines: 1_000 };
const whole = { lines: Number.MAX_SAFE_INTEGER, unitLines: Number.MAX_SAFE_INTEGER };

/** The record of a listing and of its units as one, oldest first; it begins where both are known. */
export async function readRecords(
  executor: Executor,
  listingId: number,
  how: 'newest' | 'whole' = 'newest',
): Promise<RecordPart> {
  const most = how === 'whole' ? whole : newest;
  const [lines, unitLines] = await Promise.all([
    linesOf(executor, 'listing_changes', listingId, most.lines),
    linesOf(executor, 'lot_unit_changes', listingId, most.unitLines),
  ]);
  const parts = [unitRecords(unitLines.rows), lines.rows.map(recordOf)] as const;
  const since = [unitLines, lines].map((part) => (part.hasOlder ? part.rows[0]!.at : ''));
  const known = parts.map((records, at) => {
    const begin = records.findIndex((record) => record.at >= since[1 - at]!);
    return begin < 0 ? [] : records.slice(begin);
  });
  return { records: inTurn(known[0]!, known[1]!), hasOlder: since.some(Boolean) };
}

/** Each in its own order, which counts more than its dates: clocks may be set back. */
function inTurn(units: readonly ListingRecord[], lines: readonly ListingRecord[]) {
  const waiting = units.toReversed();
  const records = lines.flatMap((line) => {
    const earlier: ListingRecord[] = [];
    while (waiting.length > 0 && waiting.at(-1)!.at <= line.at) earlier.push(waiting.pop()!);
    return [...earlier, line];
  });
  return [...records, ...waiting.toReversed()];
}

interface Line {
  at: string;
  before_json: string | null;
  after_json: string | null;
}

async function linesOf(
  executor: Executor,
  table: 'listing_changes' | 'lot_unit_changes',
  listingId: number,
  most: number,
): Promise<{ rows: Line[]; hasOlder: boolean }> {
  const rows: Line[] = await executor
    .selectFrom(table)
    .select(['at', 'before_json', 'after_json'])
    .where('listing_id', '=', listingId)
    .orderBy('id', 'desc')
    .$if(most < Number.MAX_SAFE_INTEGER, (query) => query.limit(most + 1))
    .execute();
  return { rows: rows.slice(0, most).toReversed(), hasOlder: rows.length > most };
}

const recordOf = ({ at, before_json, after_json }: Line): ListingRecord => ({
  at,
  before: before_json === null ? null : factsIn(before_json),
  after: factsIn(after_json ?? '{}'),
});

/** Lines of one change come within moments of each other: a file of 500 units is one record. */
const oneChangeMs = 60_000;

function unitRecords(rows: readonly Line[]): ListingRecord[] {
  const waves: { at: string; before: UnitsByNumber; after: UnitsByNumber }[] = [];
  for (const row of rows) {
    let wave = waves.at(-1);
    if (!wave || Date.parse(row.at) - Date.parse(wave.at) >= oneChangeMs) {
      wave = { at: row.at, before: new Map(), after: new Map() };
      waves.push(wave);
    }
    const { before, after } = recordedUnits(row);
    for (const [number, unit] of before)
      if (!wave.before.has(number)) wave.before.set(number, unit);
    for (const [number, unit] of after) wave.after.set(number, unit);
  }
  return waves.map(({ at, before, after }) => ({
    at,
    before: { details: {}, units: before },
    after: { details: {}, units: after },
  }));
}

type UnitsByNumber = Map<number, RecordedUnit | null>;

const factsIn = (json: string): SomeFacts =>
  someFactsFromCells(JSON.parse(json) as Record<string, string | number | null>);

const batchSize = 256;

/** Listings that show something else than their record tells: somebody has got around it. */
export async function* listingsBesideRecord({ kysely }: Database): AsyncGenerator<number> {
  const all = kysely.selectFrom('bus_listings').selectAll();
  for await (const rows of scanById(all, batchSize)) {
    const units = await unitsOfMany(
      kysely,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const shown = recordedFacts(listingFromRow(row), units.get(row.id) ?? []);
      const { records } = await readRecords(kysely, row.id, 'whole');
      if (!isDeepStrictEqual(replay(records), shown)) yield row.id;
    }
  }
}
