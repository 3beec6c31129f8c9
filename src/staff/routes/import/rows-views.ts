import type {
  ImportCounts,
  StoredRowOutcome,
  RowStage,
} from '#domain/staff/import/import-record.ts';

interface View {
  label: string;
  outcomes: readonly StoredRowOutcome[];
  stages?: readonly RowStage[];
  noted?: true;
  count(counts: ImportCounts): number;
}

/** What rows of an import can be looked at together. */
export const rowsViews = {
  new: { label: 'New', outcomes: ['new'], count: (counts) => counts.new },
  changed: { label: 'Changed', outcomes: ['changed'], count: (counts) => counts.changed },
  returned: {
    label: 'Back from the archive',
    outcomes: ['returned'],
    count: (counts) => counts.returned,
  },
  missing: { label: 'Not in the file', outcomes: ['missing'], count: (counts) => counts.missing },
  unchanged: { label: 'Unchanged', outcomes: ['unchanged'], count: (counts) => counts.unchanged },
  rejected: { label: 'Rejected', outcomes: ['rejected'], count: (counts) => counts.rejected },
  noted: {
    label: 'With cells not used',
    outcomes: ['new', 'changed', 'returned', 'unchanged'],
    noted: true,
    count: (counts) => counts.noted,
  },
  skipped: {
    label: 'Set aside',
    outcomes: ['new', 'changed', 'returned', 'missing'],
    stages: ['skipped'],
    count: (counts) => counts.stages.skipped,
  },
  kept: {
    label: 'Kept: edited since',
    outcomes: ['new', 'changed', 'returned', 'missing'],
    stages: ['kept'],
    count: (counts) => counts.stages.kept,
  },
} as const satisfies Record<string, View>;
export type RowsView = keyof typeof rowsViews;

export function isRowsView(text: string | undefined): text is RowsView {
  return text !== undefined && Object.hasOwn(rowsViews, text);
}

/** Those that have rows, in order. */
export function viewsWithRows(
  counts: ImportCounts,
): { view: RowsView; label: string; count: number }[] {
  return (Object.keys(rowsViews) as RowsView[])
    .map((view) => ({ view, label: rowsViews[view].label, count: rowsViews[view].count(counts) }))
    .filter(({ count }) => count > 0);
}
