import type { ImportReport, ProblemGroup } from '#domain/inventory/import/import-report.ts';
import type { Rejection } from '#domain/inventory/import/imported-row.ts';

const shownRejections = 40;
const shownExamples = 3;

/** The report of an import as a person reads it: counts first, then what needs a look. */
export function formatReport(
  file: string,
  report: ImportReport,
  /** What the numbers of rows count. */
  rowWord: 'line' | 'record',
): string {
  const lines = [
    `${file}: ${count(report.rows)} ${report.rows === 1 ? 'row' : 'rows'} read${report.dryRun ? ' (dry run, nothing was stored)' : ''}`,
    `  added      ${count(report.added)}${byStatus(report)}`,
    `  changed    ${count(report.changed)}`,
    `  unchanged  ${count(report.unchanged)}`,
    `  rejected   ${count(report.rejected)}`,
    ...rejections(report, rowWord),
    ...missing(report),
    ...problems(report.problems, rowWord),
    ...(report.ignoredColumns.length > 0
      ? ['', `Columns not used: ${report.ignoredColumns.join(', ')}`]
      : []),
    ...report.notes.flatMap((note) => ['', note]),
  ];
  return `${lines.join('\n')}\n`;
}

function byStatus({ added, addedByStatus }: ImportReport): string {
  if (added === 0) return '';
  const parts = Object.entries(addedByStatus).map(
    ([status, number]) => `${count(number)} ${status}`,
  );
  return `  (${parts.join(', ')})`;
}

function rejections({ rejections: all, rejected }: ImportReport, rowWord: string): string[] {
  if (rejected === 0) return [];
  const shown = all
    .slice(0, shownRejections)
    .map((rejection) => `  ${rejectionLine(rejection, rowWord)}`);
  const more = rejected - shown.length;
  return [
    '',
    'Rejected rows',
    ...shown,
    ...(more > 0 ? [`  and ${count(more)} more (--json lists up to 5,000)`] : []),
  ];
}

function rejectionLine({ line, column, reason }: Rejection, rowWord: string): string {
  return `${rowWord} ${line}${column ? `, column ${column}` : ''}: ${reason}`;
}

function missing({ missing: labels }: ImportReport): string[] {
  const entries = Object.entries(labels).sort((a, b) => b[1] - a[1]);
  if (entries.length === 0) return [];
  return [
    '',
    'Drafts lack',
    ...entries.map(([label, number]) => `  ${count(number).padStart(7)}  ${label}`),
  ];
}

function problems(groups: readonly ProblemGroup[], rowWord: string): string[] {
  if (groups.length === 0) return [];
  const lines = groups.map((group) => {
    const examples = group.examples
      .slice(0, shownExamples)
      .map(({ line, value }) => `${rowWord} ${line} ${JSON.stringify(value)}`);
    const more = group.count > shownExamples ? ', …' : '';
    return `  ${count(group.count).padStart(7)}  ${group.column}: ${group.clause} (${examples.join(', ')}${more})`;
  });
  return ['', 'Cells that need a look; everything else in their rows was used', ...lines];
}

function count(figure: number): string {
  return figure.toLocaleString('en-US');
}
