import type { ImportCounts, ImportRecord } from '#domain/staff/import/import-record.ts';
import type { ImportProgress } from '../../islands/import-progress/import-progress.tsx';

/** Null when nothing runs. */
export function progressOf(
  { state, rowCount }: Pick<ImportRecord, 'state' | 'rowCount'>,
  { unread, stages }: ImportCounts,
): ImportProgress | null {
  const ended = stages.applied + stages.skipped + stages.undone + stages.kept;
  if (state === 'planning')
    return { label: 'Rows compared', done: rowCount - unread, total: rowCount };
  if (state === 'applying')
    return { label: 'Rows imported', done: ended, total: ended + stages.planned };
  if (state === 'undoing')
    return {
      label: 'Rows taken back',
      done: stages.undone + stages.kept,
      total: ended - stages.skipped,
    };
  return null;
}
