import type { Generated, Selectable } from 'kysely';
import type { RecordedUnit, RecordedUnits } from '#domain/inventory/history/recorded-facts.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { columnsOf, fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

/** What somebody wrote. */
const textFields = [
  'vin',
  'color',
  'condition',
  'forWhom',
  'leadReference',
  'reservationKey',
] as const;
const unitFields = [
  'listingId',
  'number',
  'mileageMiles',
  'priceCents',
  'state',
  'stateAt',
  'revision',
  ...textFields,
] as const;

/** `pictures` is a JSON list of media names. */
export interface LotUnitRow extends ColumnsOf<LotUnit, typeof unitFields> {
  id: Generated<number>;
  pictures: string;
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
  const stored = { ...unit };
  for (const name of textFields) stored[name] = plain(unit[name]);
  return { ...columnsOf(stored, unitFields), pictures: JSON.stringify(unit.pictures) };
}

export function unitFromRow(row: Selectable<LotUnitRow>): LotUnit {
  const pictures = JSON.parse(row.pictures) as string[];
  return { ...fieldsOf(row, ['id', ...unitFields]), pictures };
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
