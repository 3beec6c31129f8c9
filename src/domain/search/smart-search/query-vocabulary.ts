import type { SmartFilters, SmartQuery } from './smart-query.ts';

/** A number, or a range with open ends. */
type Figure = number | [number | null, number | null];

/**
 * What `GET /api/smart-search?q=` answers: the parse in the vocabulary of `buyer-queries.tsv`; keys that
 * were not said are absent. Years are the years spoken (a single one as `[y, y]`),
 * prices whole dollars, categories include those that follow from a model.
 */
export function toQueryVocabulary(parse: SmartQuery) {
  const { filters } = parse;
  const vocabulary = {
    intent: parse.intent.kind,
    year: yearOf(filters),
    ...vehicleOf(filters),
    category: categoriesOf(filters),
    school_type: filters.schoolType?.[0]?.replace(/-.*/, ''),
    pax: figure(filters.passengersMin, filters.passengersMax),
    pax_adult: filters.passengersAdult,
    wheelchair_positions: filters.wheelchairPositionsMin,
    price_min: dollars(filters.priceMinCents),
    price_max: dollars(filters.priceMaxCents),
    mileage: filters.mileageMiles,
    mileage_min: whole(filters.mileageMinMiles),
    mileage_max: whole(filters.mileageMaxMiles),
    state: one(filters.state),
    city: filters.city,
    or_town: filters.orTown,
    country: filters.country,
    zip: filters.zip,
    radius_miles: whole(filters.radiusMiles),
    near_me: filters.nearMe,
    condition: filters.condition,
    fuel: one(filters.fuel),
    engine: filters.engine,
    transmission: filters.transmission,
    features: featuresOf(filters),
    without: withoutOf(filters),
    cdl: filters.cdl === undefined ? undefined : filters.cdl === 'yes',
    stock: filters.stockNumber,
    vin: filters.vin,
    length_ft: figure(filters.lengthMinFt, filters.lengthMaxFt),
    gvwr_min: filters.gvwrMinLb,
    gvwr_max: filters.gvwrMaxLb,
    rows: filters.rows,
    windows: filters.windowsPerSide,
    slides: filters.slideOuts,
    lot: filters.lot,
    qty_min: filters.quantityMin,
    purpose: filters.purpose,
    trim: filters.trim,
    state_of_build: filters.stateOfBuild,
    note: filters.wanted ? 'a wanted ad, not a listing' : undefined,
    corrected: correctedMake(parse),
  };
  return Object.fromEntries(
    Object.entries(vocabulary).filter(([, value]) => value !== undefined),
  ) as Partial<typeof vocabulary>;
}

/** Towns go by their names here. */
function withoutOf({ without }: SmartFilters): object | undefined {
  if (!without?.town) return without;
  const { town, ...others } = without;
  return { ...others, city: [...new Set(town.map(({ city }) => city))] };
}

function yearOf({
  yearExact,
  yearMin,
  yearMax,
}: SmartFilters): [number | null, number | null] | undefined {
  if (yearExact !== undefined) return [yearExact, yearExact];
  if (yearMin === undefined && yearMax === undefined) return undefined;
  return [yearMin ?? null, yearMax ?? null];
}

function figure(min: number | undefined, max: number | undefined): Figure | undefined {
  if (min === undefined && max === undefined) return undefined;
  return min === max ? min! : [min ?? null, max ?? null];
}

/** Of kilometers, miles have a fraction that the interface does not. */
const whole = (miles: number | null | undefined) =>
  typeof miles === 'number' ? Math.round(miles) : undefined;

function dollars(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100;
}

function one<T>(values: T[] | undefined): T | T[] | undefined {
  return values?.length === 1 ? values[0] : values;
}

function vehicleOf(filters: SmartFilters) {
  const { chassisMake = [], chassisModel = [] } = filters;
  const chassis =
    chassisMake.length === 1
      ? (chassisModel.length === 0 ? [''] : chassisModel).map((model) =>
          `${chassisMake[0]} ${model}`.trim(),
        )
      : [...chassisMake, ...chassisModel];
  return {
    make: one(filters.make),
    model: one(filters.model),
    chassis: chassis.length === 0 ? undefined : one(chassis),
    converter: filters.converter?.[0]?.split(' ')[0],
  };
}

function categoriesOf({ category = [], categoryHint = [] }: SmartFilters): string[] | undefined {
  const all = [...new Set([...category, ...categoryHint])];
  return all.length === 0 ? undefined : all;
}

/** The finer feature says it all: "roof top A/C" also is air conditioning. */
const finer: [string, string[]][] = [
  ['ac', ['ac_rear', 'ac_front']],
  ['luggage', ['luggage_rear', 'luggage_underfloor', 'luggage_overhead', 'luggage_roof']],
  ['belts', ['belts_2pt', 'belts_3pt', 'icr']],
  ['wheelchair', ['wheelchair_lift', 'wheelchair_ramp']],
];

function featuresOf({ features }: SmartFilters): string[] | undefined {
  return features?.filter((key) => {
    const better = finer.find(([general]) => general === key)?.[1] ?? [];
    return !better.some((special) => features.includes(special));
  });
}

function correctedMake({ understood }: SmartQuery): string | undefined {
  const item = understood.find(
    ({ kind, corrected }) => corrected && (kind === 'make' || kind === 'chassis'),
  );
  return item?.corrected?.says === 'name' ? item.corrected.name : undefined;
}
