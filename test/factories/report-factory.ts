import type { ConditionReport, Finding } from '#domain/inspections/condition-report.ts';
import { inspectionSections, type ItemKey } from '#domain/inspections/inspection-sections.ts';

/** A published report of every item; what is not told of was looked at and is fine. */
export function aConditionReport(
  changes: Partial<ConditionReport> & {
    found?: Partial<Record<ItemKey, Partial<Finding>>>;
  } = {},
): ConditionReport {
  const { found = {}, ...rest } = changes;
  return {
    number: 'CR-7K2M-9QXD',
    bus: {
      listingId: 1,
      slug: 'thomas-built',
      title: '2015 Thomas Built Saf-T-Liner C2',
      year: 2015,
      vin: '1FDFE4FS7EDA23699',
      stockNumber: 'S100234',
      mileageMiles: 84_210,
    },
    by: { name: 'Dana Ruiz', role: 'staff' },
    inspectedOn: '2026-10-30',
    publishedAt: '2026-10-31T15:00:00.000Z',
    sections: inspectionSections.map(({ key, items }) => ({
      key,
      findings: items.map(({ key: item }) => ({
        item,
        severity: 'fine',
        figures: {},
        note: null,
        photos: [],
        ...found[item],
      })),
    })),
    ...rest,
  };
}
