import { plural, t } from '@lingui/core/macro';
import type { ConditionReport, Finding } from '#domain/inspections/condition-report.ts';
import type { ReportMention } from '#domain/inspections/inspection.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { summarizeReport, type ReportSummary } from '#domain/inspections/summarize-report.ts';
import { sayList, sayLongDate, sayMeasure } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { ReportLinks } from '#site/routes/reports/report-links.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { urls } from '#site/urls.ts';
import { withUnit } from '#site/words/lot-words.ts';
import {
  itemWords,
  sayFigures,
  sayFound,
  sectionNames,
  severityNames,
} from '#site/words/inspection-words.ts';

/** The current report of a bus, and those before it. */
export interface BusConditionModel {
  report: ConditionReport;
  /** Newest first, the current one among them. */
  all: readonly ReportMention[];
  now: Date;
  /** What the listing says today. */
  mileageMiles: number | null;
}

/** Who looked at the bus and when, what matters of it in words, and all the rest on request. */
export function BusCondition({ model }: { model: BusConditionModel }) {
  const { report, all, now, mileageMiles } = model;
  const summary = summarizeReport(report, { now, mileageMiles });
  const { number } = report;
  const earlier = all.filter((one) => one.number !== number && one.withdrawnAt === null);
  return (
    // A bus is printed on one sheet; its report is a sheet of its own.
    <section aria-labelledby="condition-heading" className="bus-condition specifications no-print">
      <h2 id="condition-heading">{withUnit(t`Condition report`, report.bus.unit)}</h2>
      <p>
        {sayWho(report)} {sayAge(summary)}
      </p>
      <p>{sayCounts(summary)}</p>
      {summary.weighty.length > 0 ? (
        <ul>
          {summary.weighty.map((finding) => (
            <li key={finding.item}>
              <strong>{t`${{ label: say(severityNames[finding.severity]) }}:`}</strong>{' '}
              {say(itemWords[finding.item].name)}. <Found finding={finding} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary className="text-link">{t`All that was looked at, and what was not`}</summary>
        <div className="specification-groups">
          {report.sections.map(({ key, findings }) => (
            <SpecificationTable
              key={key}
              group={{
                label: say(sectionNames[key]),
                rows: findings.map((finding) => ({
                  key: finding.item,
                  label: say(itemWords[finding.item].name),
                  value: (
                    <>
                      {sayFound(finding)} <Found finding={finding} />
                    </>
                  ),
                  isName: false,
                })),
              }}
            />
          ))}
        </div>
      </details>
      <p className="text-muted">
        {t`Report ${number}.`}{' '}
        {earlier.length > 0
          ? sayEarlier(earlier.map((one) => withUnit(one.number, one.unit)))
          : null}
      </p>
      <ReportLinks number={number} />
    </section>
  );
}

/** Figures, the inspector's own words, and photos to open. */
function Found({ finding: { item, figures, note, photos } }: { finding: Finding }) {
  const measured = sayFigures(figures);
  return (
    <>
      {measured.length > 0 ? <span className="figures">{measured.join(', ')}. </span> : null}
      {note ? (
        <span lang="" className="typed-lines">
          {note}
        </span>
      ) : null}
      {photos.map(({ name }) => (
        <a key={name} href={urls.media(name)}>
          <img
            src={urls.media(thumbnailName(name))}
            alt={say(itemWords[item].name)}
            width={96}
            height={72}
            loading="lazy"
          />
        </a>
      ))}
    </>
  );
}

function sayWho({ by, inspectedOn }: ConditionReport): string {
  const { name } = by;
  const day = sayLongDate(inspectedOn);
  return by.role === 'owner'
    ? t`Inspected on ${day} by ${name}, the owner of the bus.`
    : t`Inspected on ${day} by ${name}, who works for us.`;
}

/** Said only where it is too old to rely on. */
function sayAge({ isOld, days, milesSince }: ReportSummary): string | null {
  if (!isOld) return null;
  const driven = milesSince === null || milesSince === 0 ? null : sayMeasure(milesSince, 'mile');
  const age = plural(days, { one: '# day', other: '# days' });
  return driven === null
    ? t`That is ${age} ago: ask what has changed since.`
    : t`That is ${age} and ${driven} ago: ask what has changed since.`;
}

function sayCounts({ counts }: ReportSummary): string {
  const { unsafe, soon, note, fine, measured } = counts;
  const unseen = counts['not-checked'];
  const said = [
    unsafe && plural(unsafe, { one: '# unsafe until repaired', other: '# unsafe until repaired' }),
    soon && plural(soon, { one: '# to repair soon', other: '# to repair soon' }),
    note && plural(note, { one: '# worth knowing', other: '# worth knowing' }),
    fine && plural(fine, { one: '# looked at and fine', other: '# looked at and fine' }),
    measured && plural(measured, { one: '# measured only', other: '# measured only' }),
    unseen && plural(unseen, { one: '# not checked', other: '# not checked' }),
  ].filter((part) => typeof part === 'string');
  const counted = sayList(said);
  return t`What was found: ${counted}.`;
}

function sayEarlier(all: readonly string[]): string {
  const numbers = sayList(all);
  return t`Earlier reports: ${numbers}.`;
}
