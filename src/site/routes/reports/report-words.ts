import { t } from '@lingui/core/macro';
import { severities, type ConditionReport } from '#domain/inspections/condition-report.ts';
import { summarizeReport, type ReportSummary } from '#domain/inspections/summarize-report.ts';
import { sayOfficeDate } from '#site/forms/office-times.ts';
import { sayLongDate, sayNumber } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { sayField } from '#site/words/field-words.ts';
import { fieldName } from '#site/words/trade-words.ts';
import { measuredOnly, severityNames } from '#site/words/inspection-words.ts';

/** What a report is about, by whom and of when, as rows. */
export function reportFacts(report: ConditionReport) {
  const { bus, by } = report;
  const { name } = by;
  return [
    { key: 'number', label: t`Report`, value: report.number },
    { key: 'vin', label: fieldName('vin'), value: bus.vin ?? t`Not told` },
    { key: 'stock', label: fieldName('stockNumber'), value: bus.stockNumber ?? t`Not told` },
    {
      key: 'miles',
      label: fieldName('mileageMiles'),
      value: bus.mileageMiles === null ? t`Not read` : sayField('mileageMiles', bus.mileageMiles),
    },
    { key: 'inspected', label: t`Inspected`, value: sayLongDate(report.inspectedOn) },
    { key: 'published', label: t`Published`, value: sayOfficeDate(report.publishedAt) },
    {
      key: 'by',
      label: t`By`,
      value: by.role === 'owner' ? t`${name}, who sells the bus` : t`${name}, of our staff`,
    },
  ];
}

/** Said wherever a report is shown that its seller filled in; null where we did. */
export const ownerMark = ({ by }: ConditionReport): string | null =>
  by.role === 'owner'
    ? t`Filled in by the owner, who sells this bus. We did not inspect it and do not vouch for what it says.`
    : null;

/** What it came to on the day it was published. */
export const asPublished = (report: ConditionReport): ReportSummary =>
  summarizeReport(report, { now: new Date(report.publishedAt), mileageMiles: null });

/** "Unsafe until repaired: 1 · Repair soon: 2 · …", what there is none of left out. */
export function saySummary(report: ConditionReport): string {
  const { counts } = asPublished(report);
  const rows = severities.map(
    (severity) => [say(severityNames[severity]), counts[severity]] as const,
  );
  return [...rows, [say(measuredOnly), counts.measured] as const]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => t`${{ label: name }}: ${{ value: sayNumber(count) }}`)
    .join(' · ');
}
