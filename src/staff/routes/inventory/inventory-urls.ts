import { tableParams, type TableQuery } from '#domain/staff/inventory/table-query.ts';

const root = '/staff/inventory';

/** Every address of the inventory area; the patterns stand in `inventory-policy.ts`. */
export const inventoryUrls = {
  list: () => root,
  /** The table with a query, without what is as usual. */
  table: (query: TableQuery) => withParams(root, tableParams(query)),
  /** A stored address query of the table. */
  saved: (params: string) => (params === '' ? root : `${root}?${params}`),
  views: () => `${root}/views`,
  deleteView: (id: number) => `${root}/views/${id}/delete`,
  columns: () => `${root}/columns`,
  add: (fromId?: number) => (fromId === undefined ? `${root}/new` : `${root}/new?from=${fromId}`),
  bulkPreview: () => `${root}/bulk/preview`,
  bulk: () => `${root}/bulk`,
  changes: () => `${root}/changes`,
  change: (id: number) => `${root}/changes/${id}`,
  undo: (id: number) => `${root}/changes/${id}/undo`,
  stale: () => `${root}/stale`,
  listing: (id: number) => `${root}/${id}`,
  quick: (id: number) => `${root}/${id}/quick`,
  act: (id: number) => `${root}/${id}/act`,
  sold: (id: number) => `${root}/${id}/sold`,
  preview: (id: number) => `${root}/${id}/preview`,
  photos: (id: number) => `${root}/${id}/photos`,
  changePhotos: (id: number) => `${root}/${id}/photos/change`,
  crop: (id: number, name?: string) =>
    name === undefined
      ? `${root}/${id}/photos/crop`
      : `${root}/${id}/photos/crop?photo=${encodeURIComponent(name)}`,
};

function withParams(path: string, params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
