import { expect, it } from 'vitest';
import { noFacts, staleBefore, vouchedAt } from '#domain/staff/inventory/staff-listing.ts';
import { demoConfirmations } from './demo-confirmations.ts';
import { demoListings } from './demo-listings.ts';

it.each(['2026-11-21T15:30:00.000Z', '2027-03-01T00:00:00.000Z', '2031-06-30T23:59:00.000Z'])(
  'leaves about a dozen demo listings stale, whatever day it is: %s',
  (day) => {
    const now = new Date(day);
    const listings = demoListings(now);
    const confirmed = new Map(
      demoConfirmations(listings, now).map(({ id, confirmedAt }) => [id, confirmedAt]),
    );
    const stale = listings.filter(({ id, status, createdAt }) => {
      const facts = { ...noFacts, confirmedAt: confirmed.get(id) ?? null };
      const at = vouchedAt({ publishedAt: null, createdAt: createdAt! }, facts);
      return status === 'published' && at < staleBefore(now, 60);
    });
    expect(stale.length).toBeGreaterThanOrEqual(8);
    expect(stale.length).toBeLessThanOrEqual(16);
    for (const { id, status, createdAt } of listings) {
      const at = confirmed.get(id);
      if (at === undefined) continue;
      expect(status).toBe('published');
      expect(at >= createdAt! && at < now.toISOString(), `listing ${id} at ${at}`).toBe(true);
    }
  },
);
