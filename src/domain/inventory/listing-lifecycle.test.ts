import { describe, expect, it } from 'vitest';
import { emptyBusDetails } from './bus-listing.ts';
import { applyPatch, startListing } from './listing-lifecycle.ts';
import type { NewListing } from './listing-repository.ts';

const at = '2026-03-01T00:00:00.000Z';
const later = '2026-04-01T00:00:00.000Z';
const draft: NewListing = {
  details: { ...emptyBusDetails, year: 2015, bodyMake: 'Prevost', bodyModel: 'H3-45' },
  status: 'draft',
  images: [],
  source: 'staff',
  sourceId: null,
};

describe('startListing', () => {
  it('dates a listing by its status', () => {
    const born = '2025-12-31T00:00:00.000Z';
    expect(startListing(draft, at)).toMatchObject({
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
      soldAt: null,
    });
    expect(startListing({ ...draft, status: 'published', createdAt: born }, at)).toMatchObject({
      createdAt: born,
      updatedAt: at,
      publishedAt: born,
      soldAt: null,
    });
    expect(startListing({ ...draft, status: 'sold', soldAt: later }, at)).toMatchObject({
      publishedAt: at,
      soldAt: later,
    });
  });

  it('leaves unknown what details from before a field existed do not have', () => {
    const { restroom: _, ...earlier } = draft.details;
    const listing = startListing({ ...draft, details: earlier as typeof draft.details }, at);
    expect(listing).toMatchObject({ restroom: null, year: 2015 });
  });

  it('ignores a date of sale for what is not sold', () => {
    expect(startListing({ ...draft, soldAt: later }, at).soldAt).toBeNull();
  });
});

describe('applyPatch', () => {
  it('moves the slug along with what it is made of', () => {
    const current = startListing(draft, at);
    const next = applyPatch(current, { details: { year: 2016 } }, later);
    expect([current.slug, next.slug]).toEqual(['2015-prevost-h3-45', '2016-prevost-h3-45']);
  });

  it('a draft that is sold was for sale from then on', () => {
    const sold = applyPatch(startListing(draft, at), { status: 'sold' }, later);
    expect(sold).toMatchObject({ publishedAt: later, soldAt: later });
  });

  it('takes undefined for "as it is" and null for "unknown"', () => {
    const current = startListing(draft, at);
    const patch = { details: { bodyMake: undefined, bodyModel: null } };
    expect(applyPatch(current, patch, later)).toMatchObject({
      bodyMake: 'Prevost',
      bodyModel: null,
    });
  });

  it('dates the first publication and the latest sale', () => {
    const published = applyPatch(startListing(draft, at), { status: 'published' }, later);
    expect(published).toMatchObject({ publishedAt: later, soldAt: null });
    const sold = applyPatch(published, { status: 'sold' }, '2026-05-01T00:00:00.000Z');
    expect(sold).toMatchObject({ publishedAt: later, soldAt: '2026-05-01T00:00:00.000Z' });
    const again = applyPatch(sold, { status: 'published' }, '2026-06-01T00:00:00.000Z');
    expect(again).toMatchObject({ publishedAt: later, soldAt: null });
  });

  it('leaves what it was given alone', () => {
    const current = Object.freeze(startListing(draft, at));
    applyPatch(current, { status: 'sold', details: { year: 1999 } }, later);
    expect(current).toMatchObject({ status: 'draft', year: 2015 });
  });
});
