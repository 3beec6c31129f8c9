import { currentLanguage, languages } from './languages.ts';

/**
 * One formatter a language, and a kind where there are several: making them is dear, and pages write
 * hundreds of figures.
 */
export function inEach<Format, Kind extends readonly string[] = []>(
  make: (locale: string, ...kind: Kind) => Format,
): (...kind: Kind) => Format {
  const made = new Map<string, Format>();
  return (...kind) => {
    const { locale } = languages[currentLanguage()];
    const key = kind.length === 0 ? locale : `${locale} ${kind.join(' ')}`;
    const known = made.get(key) ?? make(locale, ...kind);
    made.set(key, known);
    return known;
  };
}

const whole = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const dollars = inEach(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const exactDollars = inEach(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }),
);
const decimal = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));
const tenths = inEach(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const longDate = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const monthOfYear = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const conjunction = inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const countries = inEach((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
const order = inEach((locale) => new Intl.Collator(locale, { numeric: true }));

/** "84,210"; no decimals. Model years and ZIP codes are names, not figures: write them as they are. */
export const sayNumber = (value: number): string => whole().format(value);
/** US dollars without decimals, "$28,900" or "28 900 $ US". */
export const sayDollars = (cents: number): string => dollars().format(Math.round(cents / 100));
/** With cents, and more decimals where a rate has them: "$396.03", "$0.185". */
export const sayExactDollars = (amount: number): string => exactDollars().format(amount);
/** "1.25" */
export const sayDecimal = (value: number): string => decimal().format(value);
/** "6.0" or "6,0": one decimal, whatever it is. */
export const sayTenths = (value: number): string => tenths().format(value);
/** With the first of a month as the language writes it: "1er juillet". */
export function withFirst(date: string): string {
  const { firstOfMonth } = languages[currentLanguage()];
  return firstOfMonth ? date.replace(/(?<=^|\s)1(?=\s\p{L})/u, firstOfMonth) : date;
}
/** "November 3, 2026", of an ISO day or a moment, in UTC. */
export const sayLongDate = (day: string | Date): string =>
  withFirst(longDate().format(new Date(day)));
/** "March 2026", of an ISO month, "2026-03". */
export const sayMonth = (month: string): string => monthOfYear().format(new Date(`${month}-01`));
/** "A, B, and C" */
export const sayList = (parts: readonly string[]): string => conjunction().format(parts);
/** By its code of two letters. */
export const countryName = (code: string): string => countries().of(code) ?? code;
/** For sorting names as readers of the language look them up. */
export const compareNames = (one: string, other: string): number => order().compare(one, other);

/** Of international miles, as odometers and roads count. */
export const kilometersInMile = 1.609344;
/** In the languages of the site, as a pattern: whoever fills a form writes as they read. */
export const kilometerWord = 'kms?|kil[oó]m[eè]t(?:er|re|ro)s?';

export const metersInFoot = 0.3048;
export const kilogramsInPound = 0.45359237;

/** What the inventory is measured in, and what metric readers read in its place. */
const metricOf = {
  mile: { unit: 'kilometer', factor: kilometersInMile },
  pound: { unit: 'kilogram', factor: kilogramsInPound },
  foot: { unit: 'meter', factor: metersInFoot },
  inch: { unit: 'meter', factor: 0.0254 },
} as const;

export type MeasuredIn = keyof typeof metricOf;
export type Units = 'us' | 'metric';

/** `long`: "42 miles"; `rough`: that, of a figure that was rounded in our units; `both`: "84,210 mi (135,523 km)". */
export type MeasureStyle = 'short' | 'long' | 'rough' | 'both';

/** What `<Measure>` keeps of a figure in attributes. */
export interface KeptMeasure {
  measure: MeasuredIn;
  said?: MeasureStyle;
}

/** What readers of the language measure in, until they choose. */
export const unitsOfLanguage = (): Units => languages[currentLanguage()].units;

/**
 * "84,210 mi" or "135 523 km"; without `units`, as readers of the language measure. Pages write it
 * through `<Measure>`, where a visitor's choice reaches it.
 */
export function sayMeasure(
  value: number,
  measure: MeasuredIn,
  units: Units = unitsOfLanguage(),
  how: MeasureStyle = 'short',
): string {
  if (how === 'both') {
    const other = sayMeasure(value, measure, units === 'us' ? 'metric' : 'us');
    return `${sayMeasure(value, measure, units)} (${other})`;
  }
  const isRough = how === 'rough';
  return sayIn(units, value, measure, isRough ? 'long' : how, isRough);
}

/** "35–40 ft"; one figure where both ends are alike. Not of inches. */
export function sayMeasureRange(
  low: number,
  high: number,
  measure: Exclude<MeasuredIn, 'inch'>,
  unitDisplay: UnitDisplay = 'short',
): string {
  if (low === high) return sayMeasure(low, measure, undefined, unitDisplay);
  const { unit, factor } =
    unitsOfLanguage() === 'us' ? { unit: measure, factor: 1 } : metricOf[measure];
  const format = unitFormat(unit, unitDisplay);
  const [from, to] = [format.format(low * factor), format.format(high * factor)];
  const [unitWord = ''] = /\D+$/.exec(to) ?? [];
  // Alike when they are rounded, or with words that differ by number.
  if (from === to || !from.endsWith(unitWord))
    return format.formatRange(low * factor, high * factor);
  return from.slice(0, from.length - unitWord.length) + between(unit, unitDisplay) + to;
}

/** A range that is formatted whole takes a hundred times as long as its ends; this is the same for all. */
const between = inEach((_locale, unit: string, unitDisplay: UnitDisplay): string => {
  const parts = unitFormat(unit, unitDisplay).formatRangeToParts(10, 20);
  return parts.find(({ source }) => source === 'shared')?.value ?? '';
});

/** For figures that are round in miles, such as a choice of distances: "100 miles", "160 kilomètres". */
export const sayRoundMiles = (miles: number, unitDisplay: UnitDisplay = 'short'): string =>
  sayIn(unitsOfLanguage(), miles, 'mile', unitDisplay, true);

/** `isRough`: the figure was rounded in our units, and has no more digits in others. */
function sayIn(
  units: Units,
  value: number,
  measure: MeasuredIn,
  unitDisplay: UnitDisplay,
  isRough: boolean,
): string {
  if (units === 'us') {
    if (measure === 'inch') return feetAndInches(value);
    return unitFormat(measure, unitDisplay).format(value);
  }
  const { unit, factor } = metricOf[measure];
  const figure = value * factor;
  return unitFormat(unit, unitDisplay).format(isRough ? Number(figure.toPrecision(2)) : figure);
}

type UnitDisplay = 'short' | 'long';

const unitFormat = inEach((locale, unit: string, unitDisplay: UnitDisplay) => {
  const decimals = unit === 'meter' ? 2 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
});

/** Whole feet and inches, written alike in every language: 326 → `27′ 2″`, 540 → `45′`. */
export function feetAndInches(value: number): string {
  const inches = value % 12;
  return `${Math.floor(value / 12)}′${inches === 0 ? '' : ` ${inches}″`}`;
}
