import type { Generated } from 'kysely';
import type { RecordedUnit, RecordedUnits } from '#domain/inventory/history/recorded-facts.ts';
import type { LotUnit, UnitState } from '#domain/inventory/lots/lot-unit.ts';

/** `pictures` is a JSON list of media names. */
export interface LotUnitRow {
  id: Generated<number>;
  listing_id: number;
  number: number;
  vin: string | null;
  mileage_miles: number | null;
  price_cents: number | null;
  color: string | null;
  condition: string | null;
  pictures: string;
  state: UnitState;
  state_at: string | null;
  for_whom: string | null;
  lead_reference: string | null;
  reservation_key: string | null;
  revision: number;
}

/** A line of the record of units, written by the database; null: the unit was not there. */
export interface LotUnitChangeRow {
  id: Generated<number>;
  listing_id: number;
  at: string;
  before_json: string | null;
  after_json: string | null;
}

/** The columns of a unit but its number in the database. */
export function cellsOfUnit(unit: LotUnit): Omit<LotUnitRow, 'id'> {
  return {
    listing_id: unit.listingId,
    number: unit.number,
    vin: plain(unit.vin),
    mileage_miles: unit.mileageMiles,
    price_cents: unit.priceCents,
    color: plain(unit.color),
    condition: plain(unit.condition),
    pictures: JSON.stringify(unit.pictures),
    state: unit.state,
    state_at: unit.stateAt,
    for_whom: plain(unit.forWhom),
    lead_reference: plain(unit.leadReference),
    reservation_key: plain(unit.reservationKey),
    revision: unit.revision,
  };
}

export function unitFromRow({ id, ...row }: Omit<LotUnitRow, 'id'> & { id: number }): LotUnit {
  return {
    id,
    listingId: row.listing_id,
    number: row.number,
    vin: row.vin,
    mileageMiles: row.mileage_miles,
    priceCents: row.price_cents,
    color: row.color,
    condition: row.condition,
    pictures: JSON.parse(row.pictures) as string[],
    state: row.state,
    stateAt: row.state_at,
    forWhom: row.for_whom,
    leadReference: row.lead_reference,
    reservationKey: row.reservation_key,
    revision: row.revision,
  };
}

/** Both sides of a line of the record, by the number of the unit; a number that is not there is null. */
export function recordedUnits({
  before_json,
  after_json,
}: Pick<LotUnitChangeRow, 'before_json' | 'after_json'>): {
  before: RecordedUnits;
  after: RecordedUnits;
} {
  const [was, is] = [recordedUnit(before_json), recordedUnit(after_json)];
  const gone = [was, is].flatMap((side) => (side ? [[side[0], null] as const] : []));
  return {
    before: new Map([...gone, ...(was ? [was] : [])]),
    after: new Map([...gone, ...(is ? [is] : [])]),
  };
}

function recordedUnit(json: string | null): [number: number, unit: RecordedUnit] | null {
  if (json === null) return null;
  const cells = JSON.parse(json) as Omit<LotUnitRow, 'pictures'> & { pictures: string[] };
  const { number, vin, color, condition, pictures, state } = cells;
  const [mileageMiles, priceCents] = [cells.mileage_miles, cells.price_cents];
  return [number, { vin, mileageMiles, priceCents, color, condition, pictures, state }];
}

/** PostgreSQL cannot store U+0000 in text, and nobody means it. */
const plain = (text: string | null) => text?.replaceAll('\0', '') ?? null;
