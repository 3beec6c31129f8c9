import { latestModelYear, modelYears } from './model-year.ts';
import type { VinMaker, VinTable } from './vin-table.ts';

/** What a VIN says about the vehicle that left the maker: of a cutaway, the chassis. Unknown is null. */
export interface VinSays {
  year: number | null;
  /** Of the years that position 10 can stand for, those that the maker's patterns fit, the latest first. */
  years: readonly number[];
  make: string | null;
  model: string | null;
  series: string | null;
  /** The firm, as NHTSA has it on file. */
  maker: string;
  /** "Bus", "Incomplete Vehicle": a chassis whose body somebody else built. */
  vehicleType: string;
  bodyClass: string | null;
  /** A range, "Class 4: 14,001 - 16,000 lb". */
  weightClass: string | null;
  fuel: string | null;
  engineMaker: string | null;
  engineModel: string | null;
  cylinders: number | null;
  displacementLiters: number | null;
  brakes: string | null;
  plantCity: string | null;
  plantState: string | null;
  plantCountry: string | null;
}

/** What vPIC has where a pattern stands for no engine, or for one that its list lacks. */
const namesNothing = /^(?:no eng(?:ine)?|none\b.*|other)$/i;

/**
 * Null when no maker of the table begins a VIN so. `vin` has 17 characters; `now` bounds the year, and
 * `yearSaid` settles it where two years fit.
 */
export function decodeVin(
  table: VinTable,
  vin: string,
  now: Date,
  yearSaid: number | null = null,
): VinSays | null {
  const small = vin[2] === '9' ? table.makers[vin.slice(0, 3) + vin.slice(11, 14)] : undefined;
  const maker = small ?? table.makers[vin.slice(0, 3)];
  if (!maker) return null;
  const read = modelYears(vin[9]!, latestModelYear(now)).map((year) => ({
    year,
    facts: factsOf(table, maker, vin, year),
  }));
  const modelled = read.filter(({ facts }) => facts.has('model'));
  const fitting = modelled.length > 0 ? modelled : read;
  const { year, facts } = fitting.find((one) => one.year === yearSaid) ??
    fitting[0] ?? { year: null, facts: new Map<string, Match>() };
  const said = (name: string) => {
    const place = facts.get(name)?.places[0];
    const word = place === undefined ? null : (table.words[place] ?? null);
    return word !== null && namesNothing.test(word) ? null : word;
  };
  const figure = (name: string) => {
    const value = Number(said(name) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const makePlace = facts.get('model')?.places[1];
  const make = makePlace === undefined ? '' : (table.words[makePlace] ?? '');
  const plantCity = said('plantCity');
  const plantState = said('plantState');
  return {
    year,
    years: fitting.map((one) => one.year),
    make: make || (maker.makes.length === 1 ? maker.makes[0]! : null),
    model: said('model'),
    series: said('series'),
    maker: maker.maker,
    vehicleType: maker.type,
    bodyClass: said('bodyClass'),
    weightClass: said('weightClass'),
    fuel: said('fuel'),
    engineMaker: said('engineMaker'),
    engineModel: said('engineModel'),
    cylinders: figure('cylinders'),
    displacementLiters: figure('displacementLiters'),
    brakes: said('brakes'),
    plantCity,
    // vPIC has the bus plant of International in another state than it stands in.
    plantState: plantCity === 'CONWAY' && plantState === 'ALASKA' ? 'ARKANSAS' : plantState,
    plantCountry: said('plantCountry') ?? maker.country,
  };
}

interface Match {
  places: number[];
  /** How many characters the pattern names: the one that names most is right. */
  named: number;
}

function factsOf(table: VinTable, maker: VinMaker, vin: string, year: number): Map<string, Match> {
  const facts = new Map<string, Match>();
  const sections = [vin.slice(3, 8), vin.slice(9)] as const;
  for (const [from, to, schema] of maker.spans) {
    if (year < from || (to !== null && year > to)) continue;
    for (const { keys, name, places } of patternsOf(table, schema)) {
      const named = matching(keys, sections);
      if (named === null || named < (facts.get(name)?.named ?? 0)) continue;
      facts.set(name, { places, named });
    }
  }
  return facts;
}

interface Pattern {
  keys: string;
  name: string;
  places: number[];
}

const patterns = new WeakMap<VinTable, Map<number, readonly Pattern[]>>();
/** Schemas that stay read: a handful of makers are most of the VINs that anybody asks about. */
const mostRead = 200;

function patternsOf(table: VinTable, schema: number): readonly Pattern[] {
  const kept = patterns.get(table) ?? new Map<number, readonly Pattern[]>();
  patterns.set(table, kept);
  const known = kept.get(schema);
  if (known) return known;
  const lines = table.schemas[schema]!.split('\n').map((line): Pattern => {
    const [keys = '', name = '', ...places] = line.split(' ');
    return { keys, name, places: places.map(Number) };
  });
  if (kept.size >= mostRead) kept.delete(kept.keys().next().value!);
  kept.set(schema, lines);
  return lines;
}

/** How many characters of the VIN a pattern names when it fits; null when it does not. */
function matching(keys: string, sections: readonly [string, string]): number | null {
  let named = 0;
  let section = 0;
  let at = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    if (key === '|') {
      section = 1;
      at = 0;
      continue;
    }
    const character = sections[section as 0 | 1][at];
    at += 1;
    if (key === '*') continue;
    named += 1;
    if (key === '[') {
      const end = keys.indexOf(']', index);
      if (character === undefined || !isAmong(keys.slice(index + 1, end), character)) return null;
      index = end;
    } else if (key !== character) return null;
  }
  return named;
}

/** `ABD`, or with spans `A-D`. */
function isAmong(set: string, character: string): boolean {
  for (let at = 0; at < set.length; at += 1) {
    if (set[at + 1] === '-' && set[at + 2] !== undefined) {
      if (character >= set[at]! && character <= set[at + 2]!) return true;
      at += 2;
    } else if (set[at] === character) return true;
  }
  return false;
}
