import type { IslandLoader } from '#site/browser/island-registry.ts';

/** Every island of the back office, as `island-registry.ts` is for public pages; one line each. */
export const staffIslands = {
  'big-photos': async () => (await import('../islands/big-photos/big-photos.tsx')).BigPhotos,
  'bulk-bar': async () => (await import('../islands/bulk-bar/bulk-bar.tsx')).BulkBar,
  'crop-stage': async () => (await import('../islands/crop-stage/crop-stage.tsx')).CropStage,
  'database-banner': async () =>
    (await import('../islands/database-banner/database-banner.tsx')).DatabaseBanner,
  'import-columns': async () =>
    (await import('../islands/import-columns/import-columns.tsx')).ImportColumns,
  'import-progress': async () =>
    (await import('../islands/import-progress/import-progress.tsx')).ImportProgressBar,
  'key-help': async () => (await import('../islands/key-help/key-help.tsx')).KeyHelp,
  'live-preview': async () =>
    (await import('../islands/live-preview/live-preview.tsx')).LivePreview,
  palette: async () => (await import('../islands/palette/palette.tsx')).Palette,
  'photo-order': async () => (await import('../islands/photo-order/photo-order.tsx')).PhotoOrder,
  'picture-file': async () =>
    (await import('../islands/picture-file/picture-file.tsx')).PictureFile,
  reply: async () => (await import('../islands/reply/reply.tsx')).Reply,
  'inventory-row': async () =>
    (await import('../islands/inventory-row/inventory-row.tsx')).InventoryRow,
} satisfies Record<string, IslandLoader>;

export type StaffIslandRegistry = typeof staffIslands;
