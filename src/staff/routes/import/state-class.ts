import type { ImportState } from '#domain/staff/import/import-record.ts';

const classes: Readonly<Record<ImportState, string>> = {
  columns: 'tag-new',
  planning: 'tag-wait',
  ready: 'tag-new',
  applying: 'tag-wait',
  done: 'tag-good',
  cancelled: 'tag-bad',
  undoing: 'tag-wait',
  undone: '',
  failed: 'tag-bad',
};

export function importStateClass(state: ImportState): string {
  return `tag ${classes[state]}`.trimEnd();
}
