import { describe, expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { specificationGroups } from './field-display.ts';

const rows = (overrides: Parameters<typeof aStoredListing>[0]) =>
  Object.fromEntries(
    specificationGroups(aStoredListing(overrides))
      .flatMap((group) => group.rows)
      .map((row) => [row.key, row.value]),
  );

describe('the specification table', () => {
  it('says miles, pounds and feet in metric units too', () => {
    expect(
      rows({ details: { mileageMiles: 84_210, gvwrLb: 14_500, lengthIn: 326 } }),
    ).toMatchObject({
      mileageMiles: '84,210 mi (135,523 km)',
      gvwrLb: '14,500 lb (6,577 kg)',
      lengthIn: '27′ 2″ (8.28 m)',
    });
  });

  it('leaves counts, years and prices alone, and the unknown out', () => {
    const shown = rows({ details: { year: 2015, passengers: 24, mileageMiles: null } });
    expect(shown).toMatchObject({ year: '2015', passengers: '24' });
    expect(shown).not.toHaveProperty('mileageMiles');
  });
});
