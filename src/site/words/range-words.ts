import { plural, t } from '@lingui/core/macro';
import type { UrlRange } from '#domain/inventory/filter-buckets.ts';
import type { RangeFilter } from '#domain/search/list-filters.ts';
import { sayDollars, sayMeasure, sayRoundMiles } from '#messages/figures.ts';

/** "Under $25,000" */
export const under = (figure: string): string => t`Under ${figure}`;
/** "Over $75,000" */
export const over = (figure: string): string => t`Over ${figure}`;
/** "$20,000–$30,000" */
export const fromTo = (low: string, high: string): string =>
  t({ message: `${low}–${high}`, comment: 'From a figure to a figure' });
/** "2015 and newer" */
export const andNewer = (year: string): string => t`${year} and newer`;

/** The name of a filter's range, from its bounds: its own ranges have names, free ones are figures. */
export function rangeName(filter: RangeFilter, range: UrlRange): string {
  return filter.ranges.includes(range) ? named(filter, range) : free(filter, range);
}

function named({ parameter }: RangeFilter, range: UrlRange): string {
  const { min, max } = range;
  switch (parameter) {
    case 'seats':
      return seatRangeName(range);
    case 'year':
      if (max === null) return andNewer(`${min}`);
      return min === null ? t`Before ${{ year: `${max + 1}` }}` : fromTo(`${min}`, `${max}`);
    case 'wheelchair-places':
    case 'units':
      return t`${{ count: min ?? 0 }} or more`;
    default:
      return max === null
        ? over(writeRound(parameter, Math.floor(min ?? 0)))
        : under(writeRound(parameter, max));
  }
}

/** "Under 10 seats", "25–36 seats", "50+ seats" */
function seatRangeName({ value, min, max }: UrlRange): string {
  // `50+` is said of what starts at 51.
  if (max === null) return t`${{ seats: Number.parseInt(value, 10) }}+ seats`;
  if (min !== null && min > 1) return t`${{ low: min }}–${{ high: max }} seats`;
  const seats = max + 1;
  return t`Under ${plural(seats, { one: '# seat', other: '# seats' })}`;
}

function free({ parameter }: RangeFilter, { min, max }: UrlRange): string {
  const write = (figure: number | null) => writeFigure(parameter, figure ?? 0);
  if (min === null) return t`Up to ${{ figure: write(max) }}`;
  if (max === null) return t`${{ figure: write(min) }} and up`;
  return min === max ? write(min) : fromTo(write(min), write(max));
}

const writeRound = (parameter: string, figure: number): string =>
  parameter === 'mileage' ? sayRoundMiles(figure) : writeFigure(parameter, figure);

/** Addresses say whole dollars, miles and feet. */
function writeFigure(parameter: string, figure: number): string {
  if (parameter === 'price') return sayDollars(figure * 100);
  if (parameter === 'length') return sayMeasure(figure, 'foot');
  return parameter === 'mileage' ? sayMeasure(figure, 'mile') : String(figure);
}
