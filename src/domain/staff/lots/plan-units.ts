import { mostUnits, unitStates, type LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { Lot } from '#domain/inventory/lots/reserve-units.ts';
import { plainVin } from '#domain/inventory/plain-vin.ts';
import { unitStateWords } from './unit-acts.ts';
import { newUnit, nextNumber, readUnitTexts, vinTwin, type UnitTexts } from './unit-columns.ts';

/** A row of a file; a column that the file does not have is left out. */
export interface UnitRow {
  /** As a person sees it in an editor or a spreadsheet. */
  line: number;
  unit?: string;
  state?: string;
  texts: UnitTexts;
}

export interface PlannedUnit {
  line: number;
  /** Null when it comes new. */
  before: LotUnit | null;
  after: LotUnit;
  /** Whole sentences; a file with one of them changes nothing. */
  problems: string[];
}

export interface UnitPlan {
  rows: PlannedUnit[];
  problems: number;
  /** All units of the lot as the file leaves them; units that it does not name stay. */
  units: LotUnit[];
}

/**
 * What a file makes of a lot. A row is about the unit of its number, else about the one of its VIN,
 * else about a new one. States are read for new units alone: a file that was written before somebody
 * reserved a unit cannot put it back for sale.
 */
export function planUnits({ listing, units }: Lot, rows: readonly UnitRow[], at: string): UnitPlan {
  const result = new Map(units.map((unit) => [unit.number, unit]));
  const lineOf = new Map<number, number>();
  const planned = rows.map((row): PlannedUnit => {
    const problems: string[] = [];
    const typed = row.unit?.trim().replace(/^unit\s*/i, '') ?? '';
    const isNumber = /^[1-9]\d{0,3}$/.test(typed);
    if (typed !== '' && !isNumber) problems.push('The unit must be a number from 1 to 9999');
    const number = isNumber ? Number(typed) : null;
    const before = find(units, number, row.texts.vin);
    const blank = newUnit(listing.id, number ?? nextNumber([...result.values()]));
    const { facts, errors } = readUnitTexts(row.texts, before ?? blank, listing);
    problems.push(...errors.map(({ text }) => text));
    let after: LotUnit = { ...(before ?? blank), ...facts };
    const state = readState(row.state ?? '');
    if (state === undefined) problems.push('The state must be for sale, reserved or sold');
    else if (state !== null && state !== after.state) {
      if (before)
        problems.push(
          `Unit ${before.number} is ${unitStateWords[before.state]} by now; the file says ${unitStateWords[state]}. Reserve, sell and put back for sale on the page of the lot`,
        );
      else after = { ...after, state, stateAt: at };
    }
    const earlier = lineOf.get(after.number);
    if (earlier !== undefined)
      problems.push(`Line ${earlier} is about unit ${after.number} as well`);
    lineOf.set(after.number, row.line);
    result.set(after.number, after);
    return { line: row.line, before, after, problems };
  });
  const all = [...result.values()].toSorted((a, b) => a.number - b.number);
  for (const { after, problems } of planned) {
    const twin = vinTwin(all, after);
    if (twin) problems.push(`Unit ${twin.number} of this lot has the same VIN`);
  }
  if (all.length > mostUnits)
    planned.at(-1)?.problems.push(`A lot holds up to ${mostUnits} units; this makes ${all.length}`);
  const problems = planned.reduce((sum, row) => sum + row.problems.length, 0);
  return { rows: planned, problems, units: all };
}

function find(units: readonly LotUnit[], number: number | null, vin = ''): LotUnit | null {
  const plain = plainVin(vin);
  const same = (unit: LotUnit) =>
    number === null ? plain !== '' && unit.vin === plain : unit.number === number;
  return units.find(same) ?? null;
}

/** Null where nothing is said; undefined where it is not understood. */
function readState(text: string) {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return plain === '' ? null : unitStates.find((state) => state === plain);
}
