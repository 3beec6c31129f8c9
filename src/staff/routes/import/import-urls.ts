import type { ExportFormat, ExportTable } from '#domain/staff/import/export-tables.ts';
import type { RowsView } from './rows-views.ts';

const root = '/staff/import';

/** Every address of the import area; the patterns stand in `import-policy.ts`. */
export const importUrls = {
  list: () => root,
  feed: () => `${root}/feed`,
  exported: (table: ExportTable, format: ExportFormat) => `/staff/export/${table}.${format}`,
  earlier: (beforeId: number) => `${root}?before=${beforeId}`,
  one: (id: number) => `${root}/${id}`,
  columns: (id: number) => `${root}/${id}/columns`,
  rows: (id: number, view: RowsView, afterLine = 0) =>
    `${root}/${id}/rows?show=${view}${afterLine > 0 ? `&after=${afterLine}` : ''}`,
  state: (id: number) => `${root}/${id}/state.json`,
  file: (id: number) => `${root}/${id}/file`,
  step: (id: number, step: 'run' | 'stop' | 'undo') => `${root}/${id}/${step}`,
};
