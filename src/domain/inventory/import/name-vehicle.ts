import { findMake } from '../vocabulary/makes.ts';
import type { BusModel } from '../vocabulary/models.ts';
import { normalizeMake, type NormalizedMake } from '../vocabulary/normalize-make.ts';
import { normalizeModel, type NormalizedModel } from '../vocabulary/normalize-model.ts';
import { calmCase } from './values/read-cell-text.ts';

/** Cells as written; blank when the file says nothing. */
export interface VehicleCells {
  make: string;
  model: string;
  series: string;
  bodyMake: string;
  bodyModel: string;
  chassisMake: string;
  chassisModel: string;
}

/** Who built the bus, and what its model tells about it. */
export interface VehicleName {
  bodyMake: string | null;
  bodyModel: string | null;
  chassisMake: string | null;
  chassisModel: string | null;
  /** The known models behind the names, body first: for category, school type and plausibility. */
  records: BusModel[];
  /** Words in place of a model that only say what kind of bus it is ("TROLLEY", "SHUTTLE BUS"). */
  kindWords: string;
}

/** Says what kind of vehicle it is, or nothing, but not which model. */
const notAModel =
  /^(?:(?:shuttle|transit|school|trolley|tour|coach|city|passenger|party|limo|charter|mini|cutaway|benz|unknown|other|misc|various|n\/a|the)[\s-]*)*(?:bus|buses|van|vans|coach|trolley|shuttle|truck|cutaway|limo|benz|unknown|other|misc|various)?$/iu;
/** A variant within a series: means little without the series' name before it. */
const variantOnly =
  /^(?:diesel|hybrid|hev|cng|electric|ev|plus ev|artic(?:ulated)?|next generation|gen\s[ivx\d]+|brt plus|\d{2}\.\d{3})\b/iu;

/**
 * Turns what a file calls make and model into body and chassis. A plain "make" column names the body
 * builder of a school bus, coach or transit bus, but the chassis of a cutaway (a "Ford E-450"
 * shuttle has a body by somebody else, unknown unless the file says); a complete van is Ford's own.
 */
export function nameVehicle(cells: VehicleCells, isVan: boolean): VehicleName {
  const body = makeOf(cells.bodyMake);
  const make = makeOf(cells.make);
  const chassis = makeOf(cells.chassisMake);
  const named = body ?? make;
  const model = cells.bodyModel || cells.model || named?.model || '';
  const kindWords = notAModel.test(model) && !isNamedSo(named?.make ?? '', model) ? model : '';
  const first = knownModel(named?.make ?? '', kindWords ? '' : model, cells.series);
  const result: VehicleName = {
    bodyMake: named?.make ?? null,
    bodyModel: first.record?.name ?? modelName(first.model, named?.make ?? ''),
    chassisMake: chassis?.make ?? named?.chassis ?? null,
    chassisModel: chassisModelOf(chassis, cells.chassisModel),
    records: first.record ? [first.record] : [],
    kindWords,
  };
  if (first.bodyMake && named) moveToChassis(result, named.make, null, first.bodyMake);
  else if (named && !body && standsOnChassis(named.make, first.record, isVan, kindWords))
    moveToChassis(result, named.make, result.bodyModel, null);
  if (body && make && make.make !== body.make && !result.chassisMake && isChassisMaker(make.make)) {
    result.chassisMake = make.make;
    if (cells.bodyModel)
      result.chassisModel ??= normalizeModel(make.make, cells.model).model || null;
  }
  return result;
}

/**
 * Ford's Transit and Molly's Trolley are models of that name. Whole buses of such a name are long gone
 * (Gillig's Transit Coach, 1982): there it says the kind.
 */
function isNamedSo(make: string, model: string): boolean {
  const { record } = normalizeModel(make, model);
  return record !== undefined && record.role !== 'integral';
}

function moveToChassis(name: VehicleName, make: string, model: string | null, body: string | null) {
  if (body === null) name.bodyModel = null;
  name.bodyMake = body;
  name.chassisMake ??= make;
  name.chassisModel ??= model;
}

/** A maker of chassis, unless the model is a complete van or a bus it builds whole. */
function standsOnChassis(
  make: string,
  record: BusModel | undefined,
  isVan: boolean,
  kindWords: string,
): boolean {
  if (record) return record.role === 'chassis' && !isVan;
  if (isVan || /\bvans?\b/iu.test(kindWords)) return false;
  return findMake(make)?.roles[0] === 'chassis';
}

function isChassisMaker(make: string): boolean {
  return findMake(make)?.roles.includes('chassis') === true;
}

/**
 * The model, or the series when the model is blank; a mere variant ("Diesel (4th Generation)") is
 * read behind its series ("LFS"), then shortened word by word to a model that we know.
 */
function knownModel(make: string, model: string, series: string): NormalizedModel {
  const line = series.replace(/[®™]/gu, '').trim();
  if (line === '' || (model !== '' && !variantOnly.test(model))) return normalizeModel(make, model);
  const said = model.toLowerCase().includes(line.toLowerCase());
  const words = (said ? model : `${line} ${model}`.trim()).split(' ');
  for (let count = words.length; count > 0; count--) {
    const found = normalizeModel(make, words.slice(0, count).join(' '));
    if (found.record) return found;
  }
  return normalizeModel(make, words.join(' '));
}

function modelName(model: string, make: string): string | null {
  const short = model.toLowerCase().startsWith(`${make.toLowerCase()} `)
    ? model.slice(make.length + 1)
    : model;
  return calmModel(short.trim()) || null;
}

/** Words of a shouted model calm down, codes such as "TD925" or "XBS" stay. */
function calmModel(model: string): string {
  if (model !== model.toUpperCase()) return model;
  return model
    .split(' ')
    .map((word) => (word.length > 3 && !/\d/.test(word) ? calmCase(word) : word))
    .join(' ');
}

function chassisModelOf(chassis: NormalizedMake | null, cell: string): string | null {
  const written = cell || chassis?.model || '';
  return written === '' ? null : normalizeModel(chassis?.make ?? '', written).model || null;
}

const seenMakes = new Map<string, NormalizedMake>();

/** Files repeat a few dozen spellings thousands of times; the search for typing errors is slow. */
function makeOf(cell: string): NormalizedMake | null {
  if (cell === '') return null;
  let found = seenMakes.get(cell);
  if (!found) {
    found = normalizeMake(cell);
    if (seenMakes.size > 5_000) seenMakes.clear();
    seenMakes.set(cell, found);
  }
  return found.make === '' ? null : found;
}
