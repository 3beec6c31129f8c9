import type { ConditionReport, Finding, InspectedBus } from './condition-report.ts';
import { inspectionSections, type ItemKey } from './inspection-sections.ts';
import type { Inspection, InspectionPhoto, LoggedVersion } from './inspection.ts';
import { mergeVersions } from './merge-versions.ts';
import { officeDate } from '../office/opening-hours.ts';

interface ReportParts {
  number: string;
  inspection: Pick<Inspection, 'by'>;
  bus: InspectedBus;
  log: readonly LoggedVersion[];
  photos: readonly InspectionPhoto[];
  publishedAt: string;
}

/** The report that an inspection makes: every item of the table, also those that nobody looked at. */
export function composeReport(parts: ReportParts): ConditionReport {
  const { number, inspection, bus, log, photos, publishedAt } = parts;
  const merged = mergeVersions(log);
  const finding = (item: ItemKey): Finding => {
    const version = merged.get(item);
    return {
      item,
      severity: version?.severity ?? 'not-checked',
      figures: version?.figures ?? {},
      note: version?.note ?? null,
      photos: photos
        .filter((photo) => photo.item === item)
        .map(({ name, widthPx, heightPx }) => ({ name, widthPx, heightPx })),
    };
  };
  const odometer = merged.get('papers-odometer')?.figures.odometerMiles;
  const { listingId, slug, title, unit, year, vin, stockNumber } = bus;
  return {
    number,
    bus: {
      listingId,
      slug,
      title,
      unit,
      year,
      vin,
      stockNumber,
      mileageMiles: odometer ?? bus.mileageMiles,
    },
    by: inspection.by,
    inspectedOn: dayOf(log, publishedAt),
    publishedAt,
    sections: inspectionSections.map(({ key, items }) => ({
      key,
      findings: items.map((item) => finding(item.key)),
    })),
  };
}

/** The day of the last look; no device's clock puts it after the day on which it came here. */
function dayOf(log: readonly LoggedVersion[], publishedAt: string): string {
  const looks = log.map(({ editedAt, receivedAt }) => Math.min(editedAt, Date.parse(receivedAt)));
  const last = looks.length > 0 ? Math.max(...looks) : Date.parse(publishedAt);
  return officeDate(new Date(last));
}
