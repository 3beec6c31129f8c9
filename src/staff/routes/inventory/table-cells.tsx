import type { ReactNode } from 'react';
import { findCategory } from '#domain/inventory/categories.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { dollarText } from '#domain/staff/inventory/field-texts.ts';
import { vouchedAt, type StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from './inventory-urls.ts';

/** One cell as people read it; `value` is what an editor in place begins with. */
export interface TableCell {
  content: ReactNode;
  text: string;
  value: string;
}

/** Columns that can be changed in place, and the field that is sent. */
export const quickColumns: Readonly<Record<string, string>> = {
  price: 'price',
  status: 'status',
  featured: 'featured',
  quantity: 'quantity',
};

export function tableCell(key: string, { listing, facts }: StaffListing): TableCell {
  const plain = (text: string, value = text): TableCell => ({ content: text, text, value });
  switch (key) {
    case 'bus':
      return { content: <BusCell current={{ listing, facts }} />, text: '', value: '' };
    case 'stock':
      return plain(listing.stockNumber ?? '–');
    case 'status': {
      const text = statusText({ listing, facts });
      return {
        content: <StatusTag current={{ listing, facts }} />,
        text,
        value: listing.status,
      };
    }
    case 'price':
      return plain(
        listing.priceCents === null ? 'No price' : formatDollars(listing.priceCents),
        listing.priceCents === null ? '' : dollarText(listing.priceCents),
      );
    case 'mileage':
      return plain(figure(listing.mileageMiles));
    case 'year':
      return plain(listing.year === null ? '–' : String(listing.year));
    case 'make':
      return plain(listing.bodyMake ?? listing.chassisMake ?? '–');
    case 'model':
      return plain(listing.bodyModel ?? listing.chassisModel ?? '–');
    case 'category':
      return plain(findCategory(listing.category ?? '')?.name ?? '–');
    case 'seats':
      return plain(figure(listing.passengers));
    case 'quantity':
      return plain(figure(listing.quantity), listing.quantity?.toString() ?? '');
    case 'featured':
      return plain(listing.featured ? 'Yes' : 'No', listing.featured ? 'yes' : 'no');
    case 'photos':
      return plain(String(listing.images.length));
    case 'vin':
      return plain(listing.vin ?? '–');
    case 'place':
      return plain([listing.city, listing.state].filter(Boolean).join(', ') || '–');
    case 'added':
      return plain(day(listing.createdAt));
    case 'changed':
      return plain(day(listing.updatedAt));
    case 'confirmed':
      return plain(listing.status === 'published' ? day(vouchedAt(listing, facts)) : '–');
    default:
      return plain('–');
  }
}

/** The cells that a change in place may alter, for the script that made it. */
export function quickCells(current: StaffListing): Record<string, { text: string; value: string }> {
  return Object.fromEntries(
    Object.entries(quickColumns).map(([key, field]) => {
      const { text, value } = tableCell(key, current);
      return [field, { text, value }];
    }),
  );
}

function BusCell({ current }: { current: StaffListing }) {
  const { listing } = current;
  const [cover] = listing.images;
  return (
    <span className="stock-bus">
      {cover ? (
        <img
          src={urls.media(thumbnailName(cover.name))}
          alt=""
          width={60}
          height={40}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="stock-bus-blank">No photo</span>
      )}
      <a href={inventoryUrls.listing(listing.id)} data-key-open="">
        {listingTitle(listing)}
      </a>
    </span>
  );
}

const statusClass: Readonly<Record<ListingStatus, string>> = {
  draft: 'tag',
  published: 'tag tag-good',
  sold: 'tag tag-wait',
  withdrawn: 'tag tag-bad',
};

export function StatusTag({ current }: { current: StaffListing }) {
  const archived = current.facts.archivedAt !== null;
  return (
    <span className={archived ? 'tag' : statusClass[current.listing.status]}>
      {statusText(current)}
    </span>
  );
}

function statusText({ listing, facts }: StaffListing): string {
  return facts.archivedAt === null ? listingStatuses[listing.status] : 'Archive';
}

function figure(value: number | null): string {
  return value === null ? '–' : formatNumber(value);
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 21, 2026". */
export function day(at: string): string {
  return dayFormat.format(new Date(at));
}
