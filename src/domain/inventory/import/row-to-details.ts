import type { ZipPlaces } from '#domain/inventory/zip-places.ts';
import { emptyBusDetails, type BusDetails } from '../bus-listing.ts';
import { busField, busFields } from '../fields/bus-fields.ts';
import { categoryOf } from './category-of-row.ts';
import type { HeaderMap } from './map-headers.ts';
import type { ImportedRow, RawRow, RowOutcome } from './imported-row.ts';
import { nameVehicle, type VehicleName } from './name-vehicle.ts';
import { carNamed } from './not-a-bus.ts';
import { readField, saysSoldOut } from './read-field.ts';
import { readStatus } from './read-status.ts';
import { RowCells } from './row-cells.ts';
import { rowFault } from './row-fault.ts';
import { readDate } from './values/read-date.ts';
import { readFlag } from './values/read-flag.ts';
import { readKey, vinCheckDigitHolds } from './values/read-identity.ts';
import { isAskingPrice } from './values/read-price.ts';
import { withoutFormulaGuard } from './values/read-cell-text.ts';
import { yearAhead } from './values/read-year.ts';

const readTogether = new Set<keyof BusDetails>([
  'year',
  'category',
  'schoolType',
  'bodyMake',
  'bodyModel',
  'chassisMake',
  'chassisModel',
]);
const maxKeyLength = 120;
/** What the first cell says at the foot of a workbook: "TOTAL", "Grand total:", "Subtotal (12)". */
const sumsUp = /^\s*(?:grand |sub-?)?totals?[\s:$\d.,()]*$/iu;

export interface RowReading {
  currentYear: number;
  /** Blank cells mean "no longer known" instead of "nothing said". */
  clearBlanks: boolean;
  /** Which town a ZIP code belongs to; without them it says none. */
  zipPlaces?: ZipPlaces;
}

/** Turns one row of a file into what it says about a bus, or tells why it cannot be used. */
export function rowToDetails(map: HeaderMap, raw: RawRow, how: RowReading): RowOutcome {
  const fault = rowFault(map, raw);
  if (fault) return fault;
  if (raw.cells.find((cell) => cell.trim() !== '')?.match(sumsUp))
    return rejected(raw, map, null, 'not-a-bus', 'a row of totals is not a bus');
  const cells = new RowCells(map, raw);
  const isBus = cells.text('isBus');
  if (readFlag(isBus).value === false)
    return rejected(raw, map, 'isBus', 'not-a-bus', `"${isBus}": the file says it is not a bus`);
  const vehicle = nameOf(cells, isBus);
  const make = vehicle.bodyMake ?? vehicle.chassisMake ?? '';
  const car = carNamed(make, cells.text('model') || cells.text('bodyModel'));
  if (car) return rejected(raw, map, 'model', 'not-a-bus', `a ${car} is not a bus`);
  const row = readRow(map, raw, cells, vehicle, how);
  if (!saysAnything(row))
    return rejected(
      raw,
      map,
      null,
      'nothing-known',
      'does not say which bus it is about by a make, model, title, kind, VIN or stock number',
    );
  return { outcome: 'row', row, problems: cells.problems };
}

function readRow(
  map: HeaderMap,
  raw: RawRow,
  cells: RowCells,
  vehicle: VehicleName,
  { currentYear, clearBlanks, zipPlaces }: RowReading,
): ImportedRow {
  const given = namedFields(vehicle);
  const readYear = (text: string) =>
    readField(busField('year'), text, { unit: null, currentYear, year: null });
  const year = cells.read('year', (text) => {
    const isMore = cells.text('make') !== '' && yearAhead(text) !== null;
    return {
      ...readYear(text),
      ...(isMore && { problem: 'is more than a year; the rest was left out' }),
    };
  });
  Object.assign(given, year.value ?? readYear(yearAhead(cells.text('make'))?.year ?? '').value);
  const context = { currentYear, year: given.year ?? null };
  for (const field of busFields) {
    if (readTogether.has(field.key) || !cells.has(field.key)) continue;
    const reading = cells.read(field.key, (text, unit) =>
      readField(field, text, { ...context, unit }),
    );
    const silent = reading.value === null && !reading.problem;
    if (reading.clears || (clearBlanks && silent))
      Object.assign(given, { [field.key]: emptyBusDetails[field.key] });
    for (const [key, value] of Object.entries(reading.value ?? {}))
      if (key === field.key || given[key as keyof BusDetails] === undefined)
        Object.assign(given, { [key]: value });
  }
  dropForeignPrice(cells, given);
  const listingId = Number(cells.text('listingId'));
  const ours = listingId > 0;
  if (!ours) {
    dropImpossibleFuel(cells, given, vehicle);
    doubtVin(cells, given.vin);
  }
  titleThatIsAStatus(given);
  const derived = categoryOf(cells, vehicle, given);
  if (!ours && given.zip && zipPlaces) Object.assign(derived, townOf(cells, given, zipPlaces));
  const status = cells.read('status', readStatus);
  const soldFlag = cells.read('sold', readFlag).value === true;
  const offers = status.value === null || status.value === 'offered';
  const isUnread = offers && (status.problem !== null || saysSoldOut(cells.text('quantity')));
  const condition = conditionOf(cells.text('status'), given, currentYear);
  if (condition && given.condition === undefined) derived.condition = condition;
  return {
    line: raw.line,
    given,
    derived,
    status: soldFlag ? 'sold' : isUnread ? 'unread' : status.value,
    soldAt: cells.read('soldDate', readDate).value,
    source: sourceName(withoutFormulaGuard(cells.text('source'))),
    sourceId: cells.read('sourceId', (text) => readKey(withoutFormulaGuard(text), maxKeyLength))
      .value,
    listingId: ours && Number.isSafeInteger(listingId) ? listingId : null,
    createdAt: cells.read('createdAt', readDate).value,
    exported: ours ? exportedCells(map, raw) : null,
  };
}

function nameOf(cells: RowCells, isBus: string): VehicleName {
  const names = {
    make: nameWithoutYear(cells.text('make') || (yearAhead(cells.text('year'))?.name ?? '')),
    model: cells.text('model'),
    series: cells.text('series'),
    bodyMake: cells.text('bodyMake'),
    bodyModel: cells.text('bodyModel'),
    chassisMake: cells.text('chassisMake'),
    chassisModel: cells.text('chassisModel'),
  };
  for (const key of Object.keys(names) as (keyof typeof names)[])
    names[key] = withoutFormulaGuard(names[key]).slice(0, 80);
  return nameVehicle(names, /\bvan\b/iu.test(`${cells.text('category')} ${isBus}`));
}

const nameWithoutYear = (text: string) => yearAhead(text)?.name ?? text;

function namedFields(vehicle: VehicleName): Partial<BusDetails> {
  const { bodyMake, bodyModel, chassisMake, chassisModel } = vehicle;
  const all = Object.entries({ bodyMake, bodyModel, chassisMake, chassisModel });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** What an agency paid or an auction fetched is not what a buyer is asked to pay. */
function dropForeignPrice(cells: RowCells, given: Partial<BusDetails>): void {
  const kind = cells.text('priceKind');
  if (given.priceCents == null || kind === '' || isAskingPrice(kind)) return;
  delete given.priceCents;
  cells.note('priceKind', kind, 'is not an asking price; the price was left out');
}

/** Registries write "gasoline" by default; a coach or truck that only ever ran on diesel knows better. */
function dropImpossibleFuel(
  cells: RowCells,
  given: Partial<BusDetails>,
  { records }: VehicleName,
): void {
  const model = records[0];
  if (given.fuel !== 'gas' || !model || model.role === 'body' || model.fuels.length === 0) return;
  if (model.fuels.includes('gas')) return;
  delete given.fuel;
  cells.note(
    'fuel',
    cells.text('fuel'),
    `is not a fuel that a ${model.make} ${model.name} runs on`,
  );
}

/** North American VINs carry a check digit; one that does not fit is most often a typing error. */
function doubtVin(cells: RowCells, vin: string | null | undefined): void {
  if (vin?.length !== 17 || !/^[1-57]/.test(vin) || vinCheckDigitHolds(vin)) return;
  cells.note('vin', vin, 'has a check digit that does not fit; it was kept');
}

/** Dealers head the column of vehicle titles "Title" as well. */
function titleThatIsAStatus(given: Partial<BusDetails>): void {
  if (!/^(clean|clear|salvage|rebuilt|bill of sale)( title)?$/iu.test(given.title ?? '')) return;
  given.titleStatus ??= given.title!.toLowerCase().startsWith('cle')
    ? 'clean'
    : (given
        .title!.toLowerCase()
        .replace(' title', '')
        .replaceAll(' ', '-') as BusDetails['titleStatus']);
  delete given.title;
}

/** Town and state by the ZIP code, as for who sells on the site; a state that is another is told. */
function townOf(
  cells: RowCells,
  { zip, state }: Partial<BusDetails>,
  zipPlaces: ZipPlaces,
): Partial<BusDetails> {
  const place = zipPlaces.find(zip!.slice(0, 5));
  if (!place) return {};
  if (!state || state === place.state) return { city: place.city, state: place.state };
  cells.note('zip', zip!, `is in ${place.state}, and the state is ${state}; both were kept`);
  return {};
}

/** "New" said as a status; otherwise miles or two model years on the clock make a bus used. */
function conditionOf(
  status: string,
  given: Partial<BusDetails>,
  currentYear: number,
): BusDetails['condition'] {
  if (/^new$/iu.test(status)) return 'new';
  if (/^used$/iu.test(status) || (given.mileageMiles ?? 0) > 1_000) return 'used';
  return given.year != null && given.year <= currentYear - 2 ? 'used' : null;
}

function sourceName(text: string): string | null {
  return text === '' ? null : text.slice(0, 80);
}

function saysAnything({ given, derived }: ImportedRow): boolean {
  return [
    given.bodyMake,
    given.bodyModel,
    given.chassisMake,
    given.title,
    given.vin,
    given.stockNumber,
  ]
    .concat([given.category ?? derived.category ?? null])
    .some((value) => value != null);
}

function exportedCells(map: HeaderMap, raw: RawRow): ReadonlyMap<keyof BusDetails, string> {
  const cells = new Map<keyof BusDetails, string>();
  for (const field of busFields) {
    const column = map.byInput.get(field.key)?.[0];
    if (column) cells.set(field.key, raw.cells[column.index] ?? '');
  }
  return cells;
}

function rejected(
  raw: RawRow,
  map: HeaderMap,
  input: 'isBus' | 'model' | null,
  code: 'not-a-bus' | 'nothing-known',
  reason: string,
): RowOutcome {
  const column = input ? map.byInput.get(input)?.[0] : undefined;
  return {
    outcome: 'rejected',
    rejection: { line: raw.line, column: column?.header ?? null, code, reason },
  };
}
