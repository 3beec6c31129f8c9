import { isCategorySlug, type CategorySlug } from '#domain/inventory/categories.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { tableColumn } from './table-columns.ts';

/** What the staff table is asked for. `status` null: everything that is not in the archive. */
export interface TableQuery {
  words: string;
  status: ListingStatus | 'archive' | null;
  category: CategorySlug | null;
  /** Body or chassis make, compared without case. */
  make: string | null;
  yearFrom: number | null;
  yearTo: number | null;
  priceFromCents: number | null;
  priceToCents: number | null;
  missingPhotos: boolean;
  stale: boolean;
  featured: boolean;
  /** Which of several saved views with this search. */
  view: number | null;
  sort: { key: string; descending: boolean };
  page: number;
  perPage: number;
}

export const pageSizes = [50, 100, 200] as const;
const longestWords = 200;
const mostPages = 100_000;
const usualSort = { key: 'changed', descending: true };

/** Reads address parameters; what is unknown or out of range is left out, never an error. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const status = params.get('status') ?? '';
  const category = params.get('category') ?? '';
  const perPage = Number(params.get('per'));
  return {
    words: [
      ...withoutUnseen(params.get('q') ?? '')
        .toWellFormed()
        .trim(),
    ]
      .slice(0, longestWords)
      .join(''),
    status:
      status === 'archive' || Object.hasOwn(listingStatuses, status)
        ? (status as ListingStatus | 'archive')
        : null,
    category: isCategorySlug(category) ? category : null,
    make: params.get('make')?.toWellFormed().trim().slice(0, 80) || null,
    yearFrom: wholeNumber(params.get('year-from'), 1900, 2100),
    yearTo: wholeNumber(params.get('year-to'), 1900, 2100),
    priceFromCents: cents(params.get('price-from')),
    priceToCents: cents(params.get('price-to')),
    missingPhotos: params.get('photos') === 'missing',
    stale: params.get('stale') === '1',
    featured: params.get('featured') === '1',
    view: wholeNumber(params.get('view'), 1, 9_999_999),
    sort: readSort(params.get('sort') ?? ''),
    page: wholeNumber(params.get('page'), 1, mostPages) ?? 1,
    perPage: pageSizes.find((size) => size === perPage) ?? pageSizes[0],
  };
}

/** The address parameters of a query in one fixed order, without what is as usual. */
export function tableParams(query: TableQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('q', query.words);
  put('status', query.status);
  put('category', query.category);
  put('make', query.make);
  put('year-from', query.yearFrom);
  put('year-to', query.yearTo);
  put('price-from', query.priceFromCents === null ? null : query.priceFromCents / 100);
  put('price-to', query.priceToCents === null ? null : query.priceToCents / 100);
  if (query.missingPhotos) put('photos', 'missing');
  if (query.stale) put('stale', 1);
  if (query.featured) put('featured', 1);
  put('view', query.view);
  const { key, descending } = query.sort;
  if (key !== usualSort.key || descending !== usualSort.descending)
    put('sort', descending ? `-${key}` : key);
  if (query.page > 1) put('page', query.page);
  if (query.perPage !== pageSizes[0]) put('per', query.perPage);
  return params;
}

/** What a saved view keeps of a query. */
export const viewParams = (query: TableQuery) =>
  tableParams({ ...query, view: null, page: 1 }).toString();

/** Whether anything narrows the list besides its status tab. */
export function isFiltered(query: TableQuery): boolean {
  const plain: TableQuery = { ...readTableQuery(new URLSearchParams()), status: query.status };
  const own = { ...query, sort: plain.sort, view: null, page: 1, perPage: plain.perPage };
  return tableParams(own).toString() !== tableParams(plain).toString();
}

function readSort(text: string): TableQuery['sort'] {
  const key = text.replace(/^-/, '');
  return tableColumn(key) ? { key, descending: text.startsWith('-') } : usualSort;
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function cents(text: string | null): number | null {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100);
}
