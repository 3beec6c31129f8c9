import type { BusDetails } from '../bus-listing.ts';
import { isCategorySlug } from '../categories.ts';
import { readChoice } from './values/read-choice.ts';
import { busFieldTable } from '../fields/bus-fields.ts';
import { guessCategory, guessSchoolType, saysCategory } from './guess-category.ts';
import type { VehicleName } from './name-vehicle.ts';
import type { RowCells } from './row-cells.ts';

/**
 * Category and school type of a row. What the body-type cell says goes into `given`; what only the
 * model or maker tells is returned as derived. A cell that says nothing usable is noted when no other
 * clue helps either.
 */
export function categoryOf(
  cells: RowCells,
  vehicle: VehicleName,
  given: Partial<BusDetails>,
): Partial<BusDetails> {
  const written = cells.text('category');
  const derived: Partial<BusDetails> = {};
  const clues = {
    words: `${written} ${vehicle.kindWords}`.trim(),
    records: vehicle.records,
    details: vehicle,
  };
  const slug = written.toLowerCase();
  const category = isCategorySlug(slug) ? slug : guessCategory(clues);
  if (category && (isCategorySlug(slug) || saysCategory(written))) given.category = category;
  else if (category) derived.category = category;
  else if (written !== '' && saysCategory(written) === null)
    cells.note('category', written, 'is not a kind of bus we know');
  schoolTypeOf(cells, vehicle, given, derived, written);
  return derived;
}

function schoolTypeOf(
  cells: RowCells,
  vehicle: VehicleName,
  given: Partial<BusDetails>,
  derived: Partial<BusDetails>,
  written: string,
): void {
  const weights = { gvwrLb: given.gvwrLb ?? null, passengers: given.passengers ?? null };
  const own = cells.text('schoolType');
  const typed = guessSchoolType(/^[abcd]\b/iu.test(own) ? `type ${own}` : own, [], weights);
  if (typed) given.schoolType = typed;
  else if (own !== '' && !/^(type[\s-]*)?a$/iu.test(own)) {
    const { choices, importWords } = busFieldTable.schoolType;
    const reading = cells.read('schoolType', (text) => readChoice(text, choices, importWords));
    if (reading.value) given.schoolType = reading.value as BusDetails['schoolType'];
  }
  if (given.schoolType !== undefined || (given.category ?? derived.category) !== 'school') return;
  const said = guessSchoolType(written, [], weights);
  const guess =
    said ??
    (/\btype[\s-]*a\b/iu.test(written) ? null : guessSchoolType('', vehicle.records, weights));
  if (said) given.schoolType = said;
  else if (guess) derived.schoolType = guess;
}
