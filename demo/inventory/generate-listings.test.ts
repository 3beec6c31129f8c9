import { describe, expect, it } from 'vitest';
import { generateListings } from './generate-listings.ts';
import { usCities } from './us-cities.ts';

const names = (seed: number) =>
  [...generateListings({ count: 30, seed })].map(({ details }) => `${details.year} ${details.bodyModel} ${details.city}`); // prettier-ignore
const on = (day: string) => [...generateListings({ count: 25, seed: 8, now: new Date(day) })];

describe('generateListings', () => {
  it('makes the same first listings whatever the count', () => {
    const few = [...generateListings({ count: 40, seed: 3 })];
    const more = [...generateListings({ count: 200, seed: 3 })];
    expect(more.slice(0, 40)).toEqual(few);
    expect(more).toHaveLength(200);
  });

  it('makes other buses from another seed', () => {
    const first = new Set(names(1));
    expect(names(2).filter((name) => first.has(name)).length).toBeLessThan(5);
  });

  it('moves dates with the day of now and nothing else', () => {
    expect(on('2026-03-04T01:00:00Z')).toEqual(on('2026-03-04T23:00:00Z'));
    const later = on('2027-03-04T01:00:00Z');
    expect(later.map((l) => l.details)).toEqual(on('2026-03-04T01:00:00Z').map((l) => l.details));
    expect(later[0]!.createdAt!.slice(5)).toBe(on('2026-03-04T01:00:00Z')[0]!.createdAt!.slice(5));
  });

  it('hands out one listing at a time, and none for a count of zero', () => {
    const endless = generateListings({ count: 1_000_000_000, seed: 1 });
    expect(endless.next().value?.sourceId).toBe('generated-1-0');
    expect(endless.next().value?.sourceId).toBe('generated-1-1');
    expect([...generateListings({ count: 0, seed: 1 })]).toEqual([]);
  });

  it('knows real places: five-digit ZIP codes and coordinates inside the country', () => {
    expect(usCities.length).toBeGreaterThanOrEqual(150);
    for (const { zip, latitude, longitude } of usCities) {
      expect(zip).toMatch(/^\d{5}$/);
      expect(latitude > 18 && latitude < 72 && longitude < -66 && longitude > -168).toBe(true);
    }
  });
});
