import { busField } from '#domain/inventory/fields/bus-fields.ts';
import { modelFamily, modelsByEngine } from '#domain/inventory/vocabulary/models.ts';
import { findFeature } from '#domain/inventory/vocabulary/features.ts';
import type { ConditionGroup, SearchCondition } from './bus-search.ts';
import { groupCondition, parseListGroup } from './group-choice.ts';
import { attributeOf } from './field-attributes.ts';
import type { SmartFilters } from './smart-search/smart-query.ts';
import { multiValued } from './bus-document.ts';
import { phraseKey } from './smart-search/tokens.ts';
import { listFilters, takesOne, type ListFilter } from './list-filters.ts';
import { chosenRanges, type ListQuery } from './list-query.ts';

/** The conditions of a query's chosen filters, one group a filter. */
export function listConditions(query: ListQuery): ConditionGroup[] {
  return listFilters.flatMap((filter) => {
    const anyOf = conditionsOf(filter, query);
    return anyOf.length === 0 ? [] : [{ field: countedAttribute(filter), anyOf }];
  });
}

/** The attribute whose counts leave this filter's own choice out. */
export function countedAttribute(filter: ListFilter): string {
  return filter.kind === 'range' ? filter.bucketAttribute : filter.attribute;
}

/** What the panel needs counted. */
export const countedFacets: readonly string[] = listFilters
  .filter(({ kind }) => kind !== 'group')
  .map(countedAttribute);

/**
 * Filters to which a further value adds buses that counts by value do not tell apart: those that a
 * choice over more than the counted attribute, or a bus with several values, holds already.
 */
export function countedBeyond(groups: readonly ConditionGroup[]): string[] {
  return listFilters.flatMap((filter) => {
    const counted = countedAttribute(filter);
    const own = takesOne(filter) ? undefined : groups.find(({ field }) => field === counted);
    const isByValue = own?.anyOf.every((one) => 'facet' in one && one.facet === counted);
    return own && (!isByValue || multiValued.includes(counted)) ? [counted] : [];
  });
}

function conditionsOf(filter: ListFilter, query: ListQuery): SearchCondition[] {
  if (filter.kind === 'range') {
    return chosenRanges(filter, query).flatMap((range) =>
      filter.attribute === 'seats'
        ? seatConditions(range)
        : [{ number: filter.attribute, ...bounds(range) }],
    );
  }
  const values = query.chosen.get(filter.parameter) ?? [];
  if (filter.kind === 'group') {
    return values.flatMap((value) => {
      const group = parseListGroup(value);
      return group ? [groupCondition(group)] : [];
    });
  }
  return values.map((value) => ({ facet: filter.attribute, value }));
}

/** A school bus answers to its adult seats as well as to its rated ones. */
function seatConditions(range: { min: number | null; max: number | null }): SearchCondition[] {
  return [
    { number: 'seats', ...bounds(range) },
    { number: 'seatsAdult', ...bounds(range) },
  ];
}

const bounds = ({ min, max }: { min: number | null; max: number | null }) => ({ min, max });

export interface SmartConditions {
  groups: ConditionGroup[];
  /** Words that no attribute can answer ("church", "tinted"): looked for as text instead. */
  words: string[];
}

/** What the parts of a typed query ask of search records. `spoken` are the words they came from. */
export function smartConditions(filters: SmartFilters, spoken: string): SmartConditions {
  const groups: ConditionGroup[] = [];
  const words: string[] = [];
  const any = (field: string, anyOf: readonly SearchCondition[]) => {
    // Not a choice of the panel: what it counts beside these words keeps to them.
    if (anyOf.length > 0) groups.push({ field: `said-${field}`, anyOf });
  };
  const range = (field: string, number: string, min?: number, max?: number) => {
    if (min !== undefined || max !== undefined) {
      any(field, [{ number, min: min ?? null, max: max ?? null }]);
    }
  };
  const f = withYearWindow(filters);

  range('yearBucket', 'year', f.yearMin, f.yearMax);
  if (f.passengersMin !== undefined || f.passengersMax !== undefined) {
    any('seats', seatConditions(passengerRange(f)));
  }
  if (f.groupRiders !== undefined && f.groupWheelchairs !== undefined) {
    any('group', [groupCondition({ riders: f.groupRiders, wheelchairs: f.groupWheelchairs })]);
  }
  if (f.passengersAdult !== undefined) any('adults', [adultsCondition(f.passengersAdult)]);
  range('wheelchairPositions', 'wheelchairPositions', f.wheelchairPositionsMin);
  any('make', anyValue(f.make, ['make', 'chassisMake']));
  any('model', anyValue(f.model?.flatMap(modelFamily), ['model', 'chassisModel']));
  any('chassisMake', anyValue(f.chassisMake, ['chassisMake', 'make']));
  any('chassisModel', anyValue(f.chassisModel?.flatMap(modelFamily), ['chassisModel', 'model']));
  any('categorySlug', anyValue(f.category, ['categorySlug']));
  any('schoolType', anyValue(f.schoolType, ['schoolType']));
  range('priceBucket', 'price', dollars(f.priceMinCents), dollars(f.priceMaxCents));
  range('mileage', 'mileage', f.mileageMinMiles, f.mileageMaxMiles);
  range('mileage', 'mileage', f.mileageMiles, f.mileageMiles);
  const towns = f.orTown ?? [];
  const states = [...(f.state ?? []), ...towns.map(({ state }) => state)];
  any('state', anyValue([...new Set(states)], ['state']));
  const cities = [...(f.city ? [f.city] : []), ...towns.map(({ city }) => city)];
  any('city', anyValue(cities, ['city']));
  any('condition', anyValue(f.condition ? [f.condition] : [], ['condition']));
  any('fuel', anyValue(f.fuel, ['fuel']));
  any('transmission', anyValue(f.transmission ? [f.transmission] : [], ['transmission']));
  any('engineFamily', anyValue(f.engineFamily, ['engineFamily']));
  any('cdl', anyValue(f.cdl ? [f.cdl] : [], ['cdl']));
  range('lengthFt', 'lengthFt', f.lengthMinFt, f.lengthMaxFt);
  range('gvwrLb', 'gvwrLb', f.gvwrMinLb, f.gvwrMaxLb);
  if (f.lot || f.quantityMin !== undefined)
    range('qty_available', 'qty_available', f.quantityMin ?? 2);
  for (const key of f.features ?? []) any(...featureGroup(key));
  if (f.listingId !== undefined) any('objectID', anyValue([String(f.listingId)], ['objectID']));
  exclude(f, groups);

  const [gearbox, ...otherGearboxes] = narrowest(f.transmissionModel ?? []);
  if (otherGearboxes.length > 0) any('claims', anyValue([gearbox!, ...otherGearboxes], ['claims']));
  // Every Allison is automatic, and not every automatic an Allison: listings name it as buyers do.
  else if (gearbox) words.push(/\d/.test(spoken) ? spoken : gearbox);
  else if (groups.length === 0 && answeredByText(f)) words.push(textFor(f, spoken));
  return { groups, words };
}

/** An "Allison 2000" is an Allison. */
const narrowest = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => other !== name && other.startsWith(name)));

/** Any bus seats adults; on school benches two of them where three children are rated. */
const adultsCondition = (adults: number): SearchCondition => ({
  ...groupCondition({ riders: adults, wheelchairs: 0 }),
  max: passengerRange({ passengersMin: adults, passengersMax: adults }).max,
});

/** Who says "24 passengers" needs at least so many seats, and pays for no bus that is much larger. */
function passengerRange({
  passengersMin: min,
  passengersMax: max,
  passengersExactly,
  passengersOrDriver,
}: SmartFilters) {
  const least = min !== undefined && passengersOrDriver ? min - 1 : (min ?? null);
  if (min === undefined || min !== max || passengersExactly) {
    return { min: least, max: max ?? null };
  }
  return { min: least, max: Math.max(min + 3, Math.ceil(min * 1.2)) };
}

function anyValue(
  values: readonly string[] | undefined,
  facets: readonly string[],
): SearchCondition[] {
  return (values ?? []).flatMap((value) => facets.map((facet) => ({ facet, value })));
}

const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/** No field says where an engine is; models and kinds of bus do. */
const enginePlaces: Readonly<Record<string, SearchCondition[]>> = {
  rear_engine: [
    ...anyValue(modelsByEngine.rear, ['model']),
    ...anyValue(['coach', 'transit'], ['categorySlug']),
  ],
  front_engine: [
    ...anyValue(modelsByEngine.front, ['model']),
    ...anyValue(['A-1', 'A-2', 'B', 'C'], ['schoolType']),
  ],
};

/** Diesels of 2007 and later have a particulate filter, and soon after them the fluid (40 CFR 86.007-11). */
const lastWithoutDef = 2006;

/** Attributes of search records that answer a feature's listing field. */
function featureGroup(key: string): [string, SearchCondition[]] {
  if (key === 'wheelchair') return ['wheelchair', [{ facet: 'wheelchair', value: 'yes' }]];
  const engine = enginePlaces[key];
  if (engine) return [key, engine];
  // Few listings say so, and of a bus that is old enough it is known.
  if (key === 'def_free')
    return [
      key,
      [
        { facet: 'claims', value: key },
        { number: 'year', min: null, max: lastWithoutDef },
      ],
    ];
  const feature = findFeature(key);
  if (feature?.claim) return ['claims', [{ facet: 'claims', value: key }]];
  const asked = feature?.field;
  if (!asked) return [key, []];
  const field = busField(asked.name);
  // An open text may say it in other words: "White/blue".
  if (field.type === 'text') return [key, []];
  const attribute = attributeOf(field);
  if (asked.atLeastOne) return [attribute, [{ number: attribute, min: 1, max: null }]];
  return [attribute, asked.values.map((value) => ({ facet: attribute, value }))];
}

function exclude({ without }: SmartFilters, groups: ConditionGroup[]): void {
  if (!without) return;
  const never = (facet: string, values: readonly string[] | undefined) => {
    for (const value of values ?? []) {
      groups.push({ field: `without-${facet}`, anyOf: [{ facet, value, not: true }] });
    }
  };
  never('categorySlug', without.category);
  never('make', without.make);
  never('chassisMake', without.make);
  never('fuel', without.fuel);
  never('engineFamily', without.engineFamily);
  never('state', without.state);
  for (const { city, state } of without.town ?? []) {
    const elsewhere = Object.entries({ city, state });
    const anyOf = elsewhere.map(([facet, value]) => ({ facet, value, not: true }));
    groups.push({ field: 'without-town', anyOf });
  }
  never('transmission', without.transmission);
  never('condition', without.condition);
  // A wreck that was repaired is sold as used, and its title tells of it for good.
  if (without.condition?.includes('salvage')) never('titleStatus', ['salvage', 'rebuilt']);
  for (const key of without.features ?? []) {
    const [field, anyOf] = featureGroup(key);
    for (const condition of anyOf) {
      groups.push({ field: `without-${field}`, anyOf: [{ ...condition, not: true }] });
    }
  }
}

/** A way to write it as it is looked for: "high-top" is found apart, with a hyphen and as one word. */
const lookedFor = (words: string) => words.replaceAll(' ', '-');

const mostWordings = 2;

/** The ways in which listings tell of equipment that was looked for by these words, and by them in vain. */
export const otherWordings = (
  [key = '']: readonly string[],
  [words = '']: readonly string[],
): string[] =>
  (findFeature(key)?.words ?? [])
    .filter((one) => phraseKey(one) !== phraseKey(words))
    .map(lookedFor)
    .slice(0, mostWordings);

/** What listings say of it, whatever language and words it was asked for in. */
function textFor({ stockNumber, vin, purpose, features }: SmartFilters, spoken: string): string {
  const name = stockNumber ?? vin;
  if (name) return name;
  const told = findFeature(features?.[0] ?? '')?.words;
  const same = told?.find((words) => phraseKey(words) === phraseKey(spoken)) ?? told?.[0];
  if (same) return lookedFor(same);
  const [word] = purpose ?? [];
  // Tours are told apart by their words: wine, sightseeing, charter.
  const isTold = word === undefined || word === 'tour';
  return isTold || spoken.toLowerCase().split(' ').includes(word) ? spoken : word;
}

/** Kinds that the text of a listing may answer where no attribute does. */
function answeredByText(f: SmartFilters): boolean {
  return Boolean(
    f.features ??
    f.purpose ??
    f.trim ??
    f.converter ??
    f.stateOfBuild ??
    f.stockNumber ??
    f.vin ??
    f.engine,
  );
}

/** Spec §1: a single spoken year finds buses from two years before to two years after. */
export const yearWindow = 2;

/** Turns `yearExact` into a range; ranges and open ends that were spoken stay as they are. */
export function withYearWindow(filters: SmartFilters): SmartFilters {
  const { yearExact, ...rest } = filters;
  if (yearExact === undefined) return filters;
  return { ...rest, yearMin: yearExact - yearWindow, yearMax: yearExact + yearWindow };
}
