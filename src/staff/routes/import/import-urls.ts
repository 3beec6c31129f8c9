import { address } from '../../address.ts';
import type { RowsView } from './rows-views.ts';

export const importUrls = {
  list: address('/staff/import', (beforeId?: number) => ({ before: beforeId })),
  feed: address('/staff/import/feed'),
  exported: address('/staff/export/:file'),
  one: address('/staff/import/:id'),
  columns: address('/staff/import/:id/columns'),
  rows: address('/staff/import/:id/rows', (view: RowsView, afterLine?: number) => ({
    show: view,
    after: afterLine,
  })),
  state: address('/staff/import/:id/state.json'),
  file: address('/staff/import/:id/file'),
  run: address('/staff/import/:id/run'),
  stop: address('/staff/import/:id/stop'),
  undo: address('/staff/import/:id/undo'),
};
