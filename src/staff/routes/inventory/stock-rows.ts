import { findCategory } from '#domain/inventory/categories.ts';
import { dollarText, formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { vouchedAt, type StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import type { TableColumn } from '#domain/staff/inventory/table-columns.ts';
import { urls } from '#site/urls.ts';
import type { QuickCells } from '#staff/islands/inventory-row/quick-fields.ts';
import type { InventoryRowProps } from '#staff/islands/inventory-row/inventory-row.tsx';
import { shortDate } from '#staff/layout/short-date.ts';
import { statusWord } from '#staff/ui/status-tag.tsx';
import { inventoryUrls } from './inventory-urls.ts';

/** One listing as the table shows it, with what an editor in place begins with. */
export function stockRow(
  current: StaffListing,
  columns: readonly TableColumn[],
): Omit<InventoryRowProps, 'canPrice' | 'canBulk' | 'isTicked'> {
  const { listing } = current;
  const [cover] = listing.images;
  return {
    id: listing.id,
    title: listingTitle(listing),
    revision: listing.revision,
    href: inventoryUrls.listing(listing.id),
    quickHref: inventoryUrls.quick(listing.id),
    cover: cover ? urls.media(thumbnailName(cover.name)) : null,
    texts: Object.fromEntries(columns.map(({ key }) => [key, cellText(key, current)])),
    quick: quickCells(current),
  };
}

/** The cells that a change in place may alter. */
export function quickCells({ listing, facts }: StaffListing): QuickCells {
  const { id, priceCents, status, featured, quantity, lot } = listing;
  return {
    price:
      priceCents === null
        ? { text: 'No price', value: '' }
        : { text: formatDollars(priceCents), value: dollarText(priceCents) },
    status: { text: statusWord(status, facts.archivedAt !== null), value: status },
    featured: featured ? { text: 'Yes', value: 'yes' } : { text: 'No', value: 'no' },
    quantity: {
      text: figure(lot?.forSale ?? quantity),
      value: quantity?.toString() ?? '',
      // Units tell how many are left; a number that is typed here would change nothing.
      ...(lot === null ? {} : { href: inventoryUrls.units(id) }),
    },
  };
}

/** Of a column that is only read; empty for the others. */
function cellText(key: string, { listing, facts }: StaffListing): string {
  switch (key) {
    case 'stock':
      return listing.stockNumber ?? '–';
    case 'mileage':
      return figure(listing.mileageMiles);
    case 'year':
      return listing.year === null ? '–' : String(listing.year);
    case 'make':
      return listing.bodyMake ?? listing.chassisMake ?? '–';
    case 'model':
      return listing.bodyModel ?? listing.chassisModel ?? '–';
    case 'category':
      return findCategory(listing.category ?? '')?.name ?? '–';
    case 'seats':
      return figure(listing.passengers);
    case 'photos':
      return String(listing.images.length);
    case 'vin':
      return listing.vin ?? '–';
    case 'place':
      return [listing.city, listing.state].filter(Boolean).join(', ') || '–';
    case 'added':
      return day(listing.createdAt);
    case 'changed':
      return day(listing.updatedAt);
    case 'confirmed':
      return listing.status === 'published' ? day(vouchedAt(listing, facts)) : '–';
    default:
      return '';
  }
}

function figure(value: number | null): string {
  return value === null ? '–' : formatNumber(value);
}

/** "Nov 21, 2026". */
export const day = (at: string): string => shortDate(at.slice(0, 10));
