import type { BusDetails } from '../bus-listing.ts';
import { busField, busFieldTable, type BusField } from '../fields/bus-fields.ts';
import { readCapacity } from './values/read-capacity.ts';
import { readChoice } from './values/read-choice.ts';
import { readFlag } from './values/read-flag.ts';
import { readFilmCell } from './values/read-film.ts';
import { readKey, readVinCell } from './values/read-identity.ts';
import { readLength } from './values/read-length.ts';
import { readMileage } from './values/read-mileage.ts';
import { plainNumber, readCount, readDecimal, readWithin } from './values/read-number.ts';
import { readPlace, readTown, readZipCell } from './values/read-place.ts';
import { readPrice } from './values/read-price.ts';
import { calmCase, readCellText, withoutFormulaGuard } from './values/read-cell-text.ts';
import { readWeight } from './values/read-weight.ts';
import { readYear } from './values/read-year.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './values/cell-reading.ts';

export interface FieldContext {
  unit: string | null;
  currentYear: number;
  /** The row's model year when already read. */
  year: number | null;
}

/** A figure, a word of a list or a place is shorter; looking for one takes the longer the longer it is. */
const longestFact = 200;

export type ImportedFieldReading = CellReading<Partial<BusDetails>>;

/**
 * Reads one cell for one field of a listing. The value is a patch: a cell may say more than its own
 * field ("24+2" names seats and wheelchair positions, "Chicago, IL" a city and a state).
 */
export function readField(
  field: BusField,
  text: string,
  context: FieldContext,
): ImportedFieldReading {
  const one = (reading: CellReading<unknown>): ImportedFieldReading =>
    reading.value === null
      ? (reading as ImportedFieldReading)
      : { ...reading, value: { [field.key]: reading.value } };
  const isFact = field.type !== 'text' || field.key === 'state';
  if (isFact && text.length > longestFact)
    return problem(`is longer than ${longestFact} characters`);
  switch (field.key) {
    case 'year':
      return one(readYear(text, context.currentYear, boundsOf(field).min));
    case 'vin':
      return one(readVinCell(text, context.year));
    case 'stockNumber':
      return one(readKey(withoutFormulaGuard(text), 40));
    case 'zip':
      return one(readZipCell(text));
    case 'city':
      return text.length > longestFact
        ? one(readByType(field, text, context))
        : knownParts(readTown(withoutFormulaGuard(text)));
    case 'state':
      return knownParts(readPlace(text));
    case 'passengers':
      return knownParts(readCapacity(text, boundsOf(field)));
    case 'quantity':
      if (saysSoldOut(text)) return { value: null, problem: soldOut };
      return one(readByType(field, text, context));
    case 'wheelchairPositions':
      return readWheelchair(text, boundsOf(field));
    case 'lift':
      return readLift(text);
    case 'fuel':
      return readFuel(text);
    case 'transmission':
      return readTransmission(text);
    case 'mileageMiles': {
      const reading = readMileage(text, context.unit, boundsOf(field));
      if (!reading.value) return reading as ImportedFieldReading;
      return knownParts(
        known({ mileageMiles: reading.value.miles, mileageStatus: reading.value.status }),
      );
    }
    default:
      return one(readByType(field, text, context));
  }
}

const soldOut =
  'says that none is left: a new bus stays a draft, one on the site stays there until its status says “sold”';

/** No unit left. Of many files it is the rule for every bus, so nothing is taken off for it. */
export const saysSoldOut = (text: string): boolean => plainNumber(text) === 0;

function readByType(field: BusField, text: string, context: FieldContext): CellReading<unknown> {
  switch (field.type) {
    case 'flag':
      return readFlag(text);
    case 'choice':
      return readChoice(text, field.choices, field.importWords);
    case 'decimal':
      return readDecimal(text, field);
    case 'text': {
      const words = readCellText(text, field);
      if (field.isFilm) return words.value === null ? words : readFilmCell(words.value);
      return field.calmCase && words.value !== null ? known(calmCase(words.value)) : words;
    }
    case 'integer':
      if (field.unit === 'usd-cents') return readMoney(field, text, context.unit);
      if (field.unit === 'inches') return readLength(text, context.unit, field);
      if (field.unit === 'pounds') return readWeight(text, context.unit, field);
      return readCount(text.replace(/\s*(hours?|hrs?|units?|rows?|windows?)\.?$/iu, ''), field);
  }
}

function readMoney(field: BusField, text: string, unit: string | null): CellReading<number> {
  return unit === 'cents' ? readCount(text, boundsOf(field)) : readPrice(text, boundsOf(field));
}

/** "No" and 0 are none; "yes" promises a lift but no number of positions. */
function readWheelchair(text: string, bounds: { min: number; max: number }): ImportedFieldReading {
  const flag = readFlag(text);
  if (flag.value === false) return known({ wheelchairPositions: 0 });
  if (flag.value === true && text !== '1') return known({ lift: 'lift' });
  if (saysUnknown(text)) return unknown;
  const figure =
    /^(?:yes\W+)?(\d{1,2})(?:\.0+)?\s*(?:positions?|wc|w\/c|wheelchairs?|spots?|tie-?downs?)?$/iu.exec(
      text,
    );
  if (!figure) {
    const lift = readLift(text);
    return lift.value && lift.value.lift !== 'none'
      ? lift
      : problem('is not a number of wheelchair positions');
  }
  const positions = readWithin(Number(figure[1]), bounds);
  return positions.value === null
    ? (positions as ImportedFieldReading)
    : known({ wheelchairPositions: positions.value });
}

/** "Braun lift" names the kind and the maker. */
function readLift(text: string): ImportedFieldReading {
  const { choices, importWords } = busFieldTable.lift;
  const kind = readChoice(text, choices, importWords);
  if (kind.value === null) return kind as ImportedFieldReading;
  const [maker] = kind.value === 'lift' ? (/\b(?:braun|ricon|maxon)\b/iu.exec(text) ?? []) : [];
  const liftMake = maker && {
    liftMake: maker.charAt(0).toUpperCase() + maker.slice(1).toLowerCase(),
  };
  return known({ lift: kind.value as BusDetails['lift'], ...liftMake });
}

const namesEngine = /\d\.\d|\bv-?\d{1,2}\b|cummins|power ?stroke|duramax|detroit|\bcat\b/iu;

/** "Gas 6.8L V10" names the fuel and the engine. */
function readFuel(text: string): ImportedFieldReading {
  const { choices, importWords } = busFieldTable.fuel;
  const fuel = readChoice(text, choices, importWords);
  if (fuel.value === null) return fuel as ImportedFieldReading;
  const engine = namesEngine.test(text) ? { engine: text.slice(0, 80) } : null;
  return known({ fuel: fuel.value as BusDetails['fuel'], ...engine });
}

/** "Allison 2000 PTS" names the kind and the model. */
function readTransmission(text: string): ImportedFieldReading {
  const { choices, importWords } = busFieldTable.transmission;
  const kind = readChoice(text, choices, importWords);
  if (kind.value === null) return kind as ImportedFieldReading;
  const model = /\d|allison|torq|voith|zf/iu.test(text) ? text.slice(0, 80) : null;
  return known({
    transmission: kind.value as BusDetails['transmission'],
    ...(model ? { transmissionModel: model } : {}),
  });
}

/** What the cell says beyond its own field is kept where it is possible at all. */
function knownParts(reading: CellReading<Partial<BusDetails>>): ImportedFieldReading {
  if (!reading.value) return reading;
  const parts = Object.entries(reading.value).filter(
    ([key, value]) => value !== null && isPossible(busField(key as keyof BusDetails), value),
  );
  return { ...reading, value: Object.fromEntries(parts) as Partial<BusDetails> };
}

function isPossible(field: BusField, value: unknown): boolean {
  if (typeof value === 'number')
    return value >= boundsOf(field).min && value <= boundsOf(field).max;
  return field.type !== 'text' || String(value).length <= field.maxLength;
}

function boundsOf(field: BusField): { min: number; max: number } {
  return 'min' in field ? field : { min: 0, max: Number.MAX_SAFE_INTEGER };
}
