import { describe, expect, it } from 'vitest';
import { listingBadge } from './badges.ts';

const now = new Date('2026-06-30T12:00:00.000Z');
const old = '2026-01-01T00:00:00.000Z';
const recent = '2026-06-20T00:00:00.000Z';

const badge = (createdAt: string) =>
  listingBadge({ quantity: null, featured: false, createdAt }, now);

describe('badge priority (spec §4)', () => {
  it.each([
    [
      { quantity: 3, featured: true, createdAt: recent },
      { type: 'bulk', quantity: 3 },
    ],
    [{ quantity: 0, featured: true, createdAt: recent }, { type: 'featured' }],
    [{ quantity: 2.5, featured: false, createdAt: old }, null],
    [{ quantity: null, featured: true, createdAt: recent }, { type: 'featured' }],
    [{ quantity: null, featured: false, createdAt: recent }, { type: 'new-arrival' }],
    [{ quantity: null, featured: false, createdAt: old }, null],
  ])('%o shows %o', (listing, shown) => expect(listingBadge(listing, now)).toEqual(shown));

  it('counts a listing as new for exactly 30 days', () => {
    expect(badge('2026-05-31T12:00:00.000Z')?.type).toBe('new-arrival');
    expect(badge('2026-05-31T11:59:59.999Z')).toBeNull();
    expect(badge('2026-07-01T00:00:00.000Z'), 'dated in the future').toBeNull();
  });
});
