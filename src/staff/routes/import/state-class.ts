import type { ImportState } from '#domain/staff/import/import-record.ts';

const classes: Readonly<Record<ImportState, string>> = {
  columns: 'staff-state-new',
  planning: 'staff-state-wait',
  ready: 'staff-state-new',
  applying: 'staff-state-wait',
  done: 'staff-state-good',
  cancelled: 'staff-state-bad',
  undoing: 'staff-state-wait',
  undone: '',
  failed: 'staff-state-bad',
};

export function importStateClass(state: ImportState): string {
  return `staff-state ${classes[state]}`.trimEnd();
}
