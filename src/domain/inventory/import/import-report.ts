import type { ListingStatus } from '../choices.ts';
import type { CellProblem, Rejection, RejectionCode } from './imported-row.ts';
import type { HeaderMap } from './map-headers.ts';

/** Like cases together: how many, and where the first ones stand. */
export interface ProblemGroup {
  column: string;
  clause: string;
  count: number;
  examples: { line: number; value: string }[];
}

/** What an import did, or would do. Lines are physical lines of the file, from 1. */
export interface ImportReport {
  dryRun: boolean;
  rows: number;
  added: number;
  addedByStatus: Partial<Record<ListingStatus, number>>;
  changed: number;
  unchanged: number;
  rejected: number;
  rejections: Rejection[];
  rejectionsByCode: Partial<Record<RejectionCode, number>>;
  /** Cells that need a look, in rows that were used. */
  problems: ProblemGroup[];
  /** Labels of fields that added rows lack to be published, with how many lack them. */
  missing: Record<string, number>;
  columns: { header: string; input: string }[];
  ignoredColumns: string[];
  notes: string[];
}

/** Details kept in memory and in the report; everything beyond is still counted. */
const keptRejections = 5_000;
const keptExamples = 20;
const keptGroups = 500;

export class ReportBuilder {
  readonly report: ImportReport;
  readonly #groups = new Map<string, ProblemGroup>();

  constructor(map: HeaderMap, dryRun: boolean) {
    this.report = {
      dryRun,
      rows: 0,
      added: 0,
      addedByStatus: {},
      changed: 0,
      unchanged: 0,
      rejected: 0,
      rejections: [],
      rejectionsByCode: {},
      problems: [],
      missing: {},
      notes: [],
      columns: map.columns.map(({ header, input }) => ({ header, input })),
      ignoredColumns: map.ignored,
    };
  }

  reject(rejection: Rejection): void {
    const { report } = this;
    report.rejected++;
    report.rejectionsByCode[rejection.code] = (report.rejectionsByCode[rejection.code] ?? 0) + 1;
    if (report.rejections.length < keptRejections) report.rejections.push(rejection);
  }

  problem({ line, column, value, clause }: CellProblem): void {
    const key = `${column}\n${clause}`;
    let group = this.#groups.get(key);
    if (!group) {
      if (this.#groups.size >= keptGroups) return;
      group = { column, clause, count: 0, examples: [] };
      this.#groups.set(key, group);
    }
    group.count++;
    if (group.examples.length < keptExamples) group.examples.push({ line, value });
  }

  add(status: ListingStatus, missing: readonly string[]): void {
    this.report.added++;
    this.report.addedByStatus[status] = (this.report.addedByStatus[status] ?? 0) + 1;
    for (const label of missing) this.report.missing[label] = (this.report.missing[label] ?? 0) + 1;
  }

  finish(): ImportReport {
    this.report.problems = [...this.#groups.values()].sort((a, b) => b.count - a.count);
    this.report.rejections.sort((a, b) => a.line - b.line);
    return this.report;
  }
}
