import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { ListQuery } from '../list-query.ts';
import type { SearchBuses } from '../search-buses.ts';
import { fewestForSpan, quartileRanks } from '../quartiles.ts';
import type { SmartLanguage } from '../smart-search/parse-smart-query.ts';

/** What buses of a kind are listed for, as the index has them now. */
export interface PriceSpan {
  /** Buses with a price; those without are left out. */
  count: number;
  lowestCents: number;
  /** A quarter of them cost less, and a quarter more. */
  lowerQuarterCents: number;
  upperQuarterCents: number;
  highestCents: number;
}

const everyPrice = '1-';

/** The span of what `query` finds; null where too few have a price, or nothing matches as it was said. */
export async function priceSpan(
  search: SearchBuses,
  query: ListQuery,
  language: SmartLanguage,
): Promise<PriceSpan | null> {
  const priced: ListQuery = {
    ...query,
    chosen: new Map([...query.chosen, ['price', [everyPrice]]]),
    near: null,
    sort: 'price-low',
    page: 1,
  };
  const first = await search(priced, language);
  const count = first.total;
  if (count < fewestForSpan || first.dropped.length > 0) return null;
  const priceAt = async (rank: number): Promise<number | null> => {
    const page = 1 + Math.floor(rank / busesPerPage);
    const { cards } = page === 1 ? first : await search({ ...priced, page }, language);
    return cards[rank % busesPerPage]?.priceCents ?? null;
  };
  const ranks = quartileRanks(count);
  const [lowest, lower, upper, highest] = await Promise.all(
    [ranks.lowest, ranks.lower, ranks.upper, ranks.highest].map(priceAt),
  );
  // A bus sold meanwhile leaves a hole: then nothing is said this time.
  if (lowest == null || lower == null || upper == null || highest == null) return null;
  return {
    count,
    lowestCents: lowest,
    lowerQuarterCents: lower,
    upperQuarterCents: upper,
    highestCents: highest,
  };
}
