import {
  isMeasuredOnly,
  type ConditionReport,
  type Finding,
  type Severity,
} from './condition-report.ts';
import type { SectionKey } from './inspection-sections.ts';

/** A finding that a buyer should read first. */
export interface WeightyFinding extends Finding {
  section: SectionKey;
}

export type ReportSummary = ReturnType<typeof summarizeReport>;

const oldAfterDays = 90;
const oldAfterMiles = 1_000;
const order = ['unsafe', 'soon', 'note'] as const;

/** What a report comes to, for whoever reads no further. */
export function summarizeReport(
  report: ConditionReport,
  today: { now: Date; mileageMiles: number | null },
) {
  const all = report.sections.flatMap(({ key, findings }) =>
    findings.map((finding): WeightyFinding => ({ ...finding, section: key })),
  );
  const count = (severity: Severity) => all.filter((one) => one.severity === severity).length;
  const measured = all.filter(isMeasuredOnly).length;
  const days = Math.max(
    0,
    Math.floor((today.now.getTime() - Date.parse(report.inspectedOn)) / 86_400_000),
  );
  const before = report.bus.mileageMiles;
  const milesSince =
    before === null || today.mileageMiles === null
      ? null
      : Math.max(0, today.mileageMiles - before);
  return {
    counts: {
      unsafe: count('unsafe'),
      soon: count('soon'),
      note: count('note'),
      fine: count('fine'),
      measured,
      'not-checked': count('not-checked') - measured,
      'not-fitted': count('not-fitted'),
    },
    /** Unsafe first, then what needs repair soon, then what is worth knowing. */
    weighty: order.flatMap((severity) => all.filter((one) => one.severity === severity)),
    /** Whole days since the inspection. */
    days,
    /** Driven since, by the listing's present figure; null where either is unknown. */
    milesSince,
    /** Older than a buyer should rely on. */
    isOld: days > oldAfterDays || (milesSince !== null && milesSince >= oldAfterMiles),
  };
}
