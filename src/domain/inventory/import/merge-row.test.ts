import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusListing } from '../bus-listing.ts';
import { startListing } from '../listing-lifecycle.ts';
import type { ImportedRow } from './imported-row.ts';
import { mergeRow, newListing } from './merge-row.ts';

const at = '2026-05-01T00:00:00.000Z';
const complete = {
  year: 2016,
  bodyMake: 'MCI',
  category: 'coach',
  condition: 'used',
  passengers: 56,
  state: 'NJ',
} as const;

function rowOf(part: Partial<ImportedRow>): ImportedRow {
  return {
    line: 2,
    given: {},
    derived: {},
    status: null,
    soldAt: null,
    source: null,
    sourceId: 'x',
    listingId: null,
    createdAt: null,
    exported: null,
    ...part,
  };
}

function stored(part: Partial<BusListing> = {}): BusListing {
  const details = { ...emptyBusDetails, ...complete };
  const listing = {
    details,
    images: [],
    source: 'import',
    sourceId: 'x',
    status: 'published' as const,
  };
  return { ...startListing(listing, at), ...part };
}

const identity = { source: 'import', sourceId: 'x', vin: null, stockNumber: null };
const statusOf = (row: Partial<ImportedRow>, before: Partial<BusListing> = {}) =>
  mergeRow(stored(before), rowOf(row))?.status ?? 'unchanged';

describe('newListing', () => {
  it('publishes what is complete and keeps the rest as a draft', () => {
    expect(newListing(rowOf({ given: complete }), identity).status).toBe('published');
    expect(newListing(rowOf({ given: { ...complete, state: null } }), identity).status).toBe(
      'draft',
    );
    expect(newListing(rowOf({ given: complete, status: 'draft' }), identity).status).toBe('draft');
    expect(newListing(rowOf({ given: complete, status: 'unread' }), identity).status).toBe('draft');
    const sold = newListing(rowOf({ given: {}, status: 'sold', soldAt: at }), identity);
    expect(sold).toMatchObject({ status: 'sold', soldAt: at });
  });

  it('is news to buyers, whatever the file dates it, unless we have exported it', () => {
    const dated = (row: Partial<ImportedRow>) =>
      startListing(newListing(rowOf({ given: complete, ...row }), identity), at);
    const [old, ahead] = ['2024-03-01T00:00:00.000Z', '2031-03-01T00:00:00.000Z'];
    expect(dated({ createdAt: old })).toMatchObject({ createdAt: old, publishedAt: at });
    expect(dated({ createdAt: ahead })).toMatchObject({ createdAt: at, publishedAt: at });
    const sold = { createdAt: old, status: 'sold', soldAt: ahead } as const;
    expect(dated(sold)).toMatchObject({ publishedAt: old, soldAt: at });
    const ours = { createdAt: old, listingId: 7, exported: new Map() };
    expect(dated(ours)).toMatchObject({ createdAt: old, publishedAt: old });
  });
});

describe('mergeRow', () => {
  it('touches only what the row speaks about and differs', () => {
    expect(mergeRow(stored(), rowOf({ given: complete }))).toBeNull();
    expect(
      mergeRow(stored({ priceCents: 100 }), rowOf({ given: { mileageMiles: 5_000 } })),
    ).toEqual({
      details: { mileageMiles: 5_000 },
    });
    expect(mergeRow(stored({ priceCents: 100 }), rowOf({ given: { priceCents: null } }))).toEqual({
      details: { priceCents: null },
    });
  });

  it('lets conclusions fill gaps only', () => {
    const row = rowOf({ derived: { category: 'transit', fuel: 'diesel' } });
    expect(mergeRow(stored(), row)).toEqual({ details: { fuel: 'diesel' } });
  });

  it('takes text that differs in invisible ways for the same', () => {
    expect(
      mergeRow(stored({ description: 'a  b\r\nc ' }), rowOf({ given: { description: 'a b\nc' } })),
    ).toBeNull();
  });

  it('leaves a cell alone that came back as it was exported', () => {
    const before = stored({ bodyMake: 'Bluebird' });
    const exported = new Map([['bodyMake', 'Bluebird'] as const]);
    expect(mergeRow(before, rowOf({ given: { bodyMake: 'Blue Bird' }, exported }))).toBeNull();
    expect(mergeRow(before, rowOf({ given: { bodyMake: 'Blue Bird' } }))).not.toBeNull();
  });

  it('keeps sold and withdrawn, and follows the file between draft and published', () => {
    expect(statusOf({ status: 'offered' }, { status: 'sold' })).toBe('unchanged');
    expect(statusOf({ status: 'offered' }, { status: 'withdrawn' })).toBe('unchanged');
    expect(statusOf({ status: 'sold' })).toBe('sold');
    expect(statusOf({ status: 'draft' })).toBe('draft');
    expect(statusOf({ status: 'unread' })).toBe('unchanged');
    expect(statusOf({ status: 'offered' }, { status: 'draft' })).toBe('published');
  });

  it('publishes a draft once what it lacked has come, but not one put back by hand', () => {
    expect(statusOf({ given: { state: 'NJ' } }, { status: 'draft', state: null })).toBe(
      'published',
    );
    expect(statusOf({ given: { priceCents: 100_000 } }, { status: 'draft' })).toBe('unchanged');
  });
});
