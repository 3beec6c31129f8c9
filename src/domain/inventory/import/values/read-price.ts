import {
  cleared,
  known,
  problem,
  roughly,
  saysUnknown,
  unknown,
  type CellReading,
} from './cell-reading.ts';
import { plainNumber, readWithin } from './read-number.ts';

/** Beside a figure they are politeness; alone they ask the buyer to call. */
const openToOffers = 'make (?:an )?offer|negotiable|negociable|négociable|a tratar|à discuter';
const askUs = new RegExp(
  String.raw`(?<!\p{L})(call|contact|llamar|consultar|appelez|inquire|enquire|ask us|on request|upon request|poa|p\.o\.a|best offer|${openToOffers}|tbd|market|bid|auction)\b`,
  'iu',
);
const otherCurrency = /(€|£|¥|\beur\b|\bgbp\b|\bcad\b|\bmxn\b|\bc\$|\bca\$|\baud\b|\bpesos?\b)/iu;
const politeness = new RegExp(
  String.raw`(?<!\p{L})(asking|ask|price|now|only|each|ea|obo|o\.b\.o\.?|or best offer|${openToOffers}|firm|plus tax|\+ ?tax|usd|us|dollars?|d[oó]lares|per unit|reduced(?: to)?|${roughly})\b\.?`,
  'giu',
);
/** Below this no bus runs and no bus is listed; such figures are placeholders. */
export const lowestPriceCents = 10_000;

/**
 * US dollars as people write them ("$45,900", "45.9k", "USD 45 900.00 OBO") → whole cents. Zero and
 * "call for price" are unknown (spec §2); other currencies, ranges and token prices are problems.
 */
export function readPrice(text: string, bounds: { min: number; max: number }): CellReading<number> {
  if (saysUnknown(text)) return unknown;
  if (otherCurrency.test(text)) return problem('is not in US dollars');
  const figure = text
    .replace(politeness, ' ')
    .replace(/\bUS?\$|\$/giu, ' ')
    .replace(/[!*~+]/g, ' ')
    .replace(/,-$|\.-$/, '')
    .trim();
  const dollars = plainNumber(figure);
  if (dollars === null) {
    if (askUs.test(text)) return cleared;
    if (/\d\s*(?:-|–|to)\s*\$?\d/u.test(text)) return problem('is a range, not a price');
    return problem('is not a price');
  }
  if (dollars === 0) return unknown;
  const cents = Math.round(dollars * 100);
  if (cents < lowestPriceCents) return problem('is too low to be the price of a bus');
  const bounded = readWithin(cents, bounds);
  return bounded.value === null ? problem('is too high to be a price') : known(cents);
}

/** Whether a price of this kind (a "price kind" column) is what a buyer is asked to pay. */
export function isAskingPrice(kind: string): boolean {
  return !/\b(acquisition|cost|invoice|paid|auction|sold|hammer|bid|estimate|apprais|book|msrp|replacement|salvage value)/iu.test(
    kind,
  );
}
