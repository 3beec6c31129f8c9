import { t } from '@lingui/core/macro';
import type { ReportSheet, SheetFinding, Tone } from '#domain/documents/sheet.ts';
import type { ConditionReport, Finding, Severity } from '#domain/inspections/condition-report.ts';
import { currentLanguage, languages } from '#messages/languages.ts';
import { say } from '#messages/i18n.ts';
import { urls } from '#site/urls.ts';
import { itemWords, sayFigures, sayFound, sectionNames } from '#site/words/inspection-words.ts';
import { withUnit } from '#site/words/lot-words.ts';
import { ownerMark, reportFacts, saySummary } from './report-words.ts';

const tones: Readonly<Record<Severity, Tone>> = {
  unsafe: 'alarm',
  soon: 'warning',
  note: 'plain',
  fine: 'plain',
  'not-checked': 'quiet',
  'not-fitted': 'quiet',
};

/** A report as it is printed, in the language of the moment. */
export function reportSheet(
  report: ConditionReport,
  { name: siteName, siteUrl }: { name: string; siteUrl: string },
): ReportSheet {
  const { number } = report;
  const bus = withUnit(report.bus.title, report.bus.unit);
  const address = siteUrl + urls.check(number);
  const heading = t`Condition report`;
  return {
    kind: 'report',
    locale: languages[currentLanguage()].locale,
    title: t`${{ title: `${heading} ${number}` }}: ${bus}`,
    datedAt: report.publishedAt,
    qrAddress: address,
    unprintable: t`[…] stands for characters that cannot be printed here, such as other scripts and small pictures.`,
    number,
    heading,
    bus,
    mark: ownerMark(report),
    facts: reportFacts(report).map(({ label, value }) => ({ label, value })),
    summary: saySummary(report),
    sections: report.sections.map(({ key, findings }) => ({
      heading: say(sectionNames[key]),
      findings: findings.map(findingOf),
    })),
    check: t`Is this paper genuine? Scan, or open:`,
    foot: `${number} · ${siteName} · ${bus.slice(0, 80)}`,
    noPhoto: t`This photo could not be had when the file was made.`,
  };
}

const findingOf = ({ item, severity, figures, note, photos }: Finding): SheetFinding => ({
  label: say(itemWords[item].name),
  verdict: sayFound({ severity, figures }),
  tone: tones[severity],
  figures: sayFigures(figures).join(', '),
  note,
  photos: photos.map(({ name }) => ({ name, caption: say(itemWords[item].name) })),
});
