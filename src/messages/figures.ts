import { currentLanguage } from './current-language.ts';
import { languages, type LanguageCode } from './languages.ts';

/** One formatter a language: making them is dear, and pages write hundreds of figures. */
function inEach<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<LanguageCode, Format>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language) ?? make(languages[language].locale);
    made.set(language, known);
    return known;
  };
}

const whole = inEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const dollars = inEach(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const longDate = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const conjunction = inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const disjunction = inEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const order = inEach((locale) => new Intl.Collator(locale, { numeric: true }));

/** "84,210"; no decimals. Model years and ZIP codes are names, not figures: write them as they are. */
export const sayNumber = (value: number): string => whole().format(value);
/** US dollars without decimals, "$28,900" or "28 900 $ US". */
export const sayDollars = (cents: number): string => dollars().format(Math.round(cents / 100));
/** "November 3, 2026", of an ISO day or a moment, in UTC. */
export const sayLongDate = (day: string | Date): string => longDate().format(new Date(day));
/** "A, B, and C" */
export const sayList = (parts: readonly string[]): string => conjunction().format(parts);
/** "A, B, or C" */
export const sayChoices = (parts: readonly string[]): string => disjunction().format(parts);
/** For sorting names as readers of the language look them up. */
export const compareNames = (one: string, other: string): number => order().compare(one, other);

/** What the inventory is measured in, and what metric readers read in its place. */
const metricOf = {
  mile: { unit: 'kilometer', factor: 1.609344 },
  pound: { unit: 'kilogram', factor: 0.45359237 },
  foot: { unit: 'meter', factor: 0.3048 },
} as const;

export type MeasuredIn = keyof typeof metricOf;
export type Units = 'us' | 'metric';

/** "84,210 mi", or as it is read in a sentence, "84,210 miles". */
export type UnitDisplay = 'short' | 'long';

const unitFormats = new Map<string, Intl.NumberFormat>();

function measuring(measure: MeasuredIn, units: Units, display: UnitDisplay) {
  const { locale } = languages[currentLanguage()];
  const metric = metricOf[measure];
  const unit = units === 'us' ? measure : metric.unit;
  const decimals = unit === 'meter' ? 2 : 0;
  const key = `${locale} ${unit} ${display}`;
  const format =
    unitFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: display,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  unitFormats.set(key, format);
  return { format, factor: units === 'us' ? 1 : metric.factor };
}

/** "84,210 mi" or "135 523 km"; without `units`, as readers of the language measure. */
export function sayMeasure(
  value: number,
  measure: MeasuredIn,
  units: Units = languages[currentLanguage()].units,
  display: UnitDisplay = 'short',
): string {
  const { format, factor } = measuring(measure, units, display);
  return format.format(value * factor);
}

/** "35–40 ft"; a single figure where both ends are one. */
export function sayMeasureRange(
  low: number,
  high: number,
  measure: MeasuredIn,
  units: Units = languages[currentLanguage()].units,
  display: UnitDisplay = 'short',
): string {
  if (low === high) return sayMeasure(low, measure, units, display);
  const { format, factor } = measuring(measure, units, display);
  return format.formatRange(low * factor, high * factor);
}
