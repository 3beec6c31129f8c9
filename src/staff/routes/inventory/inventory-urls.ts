import type { StaffView } from '#domain/staff/inventory/staff-views.ts';
import {
  readTableQuery,
  tableParams,
  type TableQuery,
} from '#domain/staff/inventory/table-query.ts';
import { address } from '../../address.ts';

export const inventoryUrls = {
  /** The table; a query without what is as usual. */
  list: address('/staff/inventory', (query?: TableQuery) => query && tableParams(query)),
  /** A saved view, by its number only where another has the same search. */
  saved: ({ id, params }: StaffView, views: readonly StaffView[]) => {
    const isAlone = views.every((one) => one.id === id || one.params !== params);
    const query = readTableQuery(new URLSearchParams(params));
    return inventoryUrls.list({ ...query, view: isAlone ? null : id });
  },
  views: address('/staff/inventory/views'),
  deleteView: address('/staff/inventory/views/:view/delete'),
  columns: address('/staff/inventory/columns'),
  add: address('/staff/inventory/new', (fromId?: number) => ({ from: fromId })),
  bulkPreview: address('/staff/inventory/bulk/preview'),
  bulk: address('/staff/inventory/bulk'),
  changes: address('/staff/inventory/changes'),
  change: address('/staff/inventory/changes/:set'),
  undo: address('/staff/inventory/changes/:set/undo'),
  stale: address('/staff/inventory/stale'),
  listing: address('/staff/inventory/:id'),
  settleVin: address('/staff/inventory/:id/vin', (shown?: string) => ({ shown })),
  quick: address('/staff/inventory/:id/quick'),
  act: address('/staff/inventory/:id/act'),
  sold: address('/staff/inventory/:id/sold'),
  preview: address('/staff/inventory/:id/preview'),
  units: address('/staff/inventory/:id/units'),
  unitFile: address('/staff/inventory/:id/units/file'),
  unitRows: address('/staff/inventory/:id/units/rows'),
  reserveUnits: address('/staff/inventory/:id/units/reserve'),
  /** Without a unit, a new one. */
  unit: address('/staff/inventory/:id/unit', (unitId?: number) => ({ unit: unitId })),
  unitAct: address('/staff/inventory/:id/unit/act', (unitId: number) => ({ unit: unitId })),
  photos: address('/staff/inventory/:id/photos'),
  changePhotos: address('/staff/inventory/:id/photos/change'),
  crop: address('/staff/inventory/:id/photos/crop', (name?: string) => ({ photo: name })),
};
