import { examples as bigPhotos } from './islands/big-photos/big-photos.examples.tsx';
import { examples as bulkBar } from './islands/bulk-bar/bulk-bar.examples.tsx';
import { examples as cropStage } from './islands/crop-stage/crop-stage.examples.tsx';
import { examples as importColumns } from './islands/import-columns/import-columns.examples.tsx';
import { examples as importProgress } from './islands/import-progress/import-progress.examples.tsx';
import { examples as inventoryRow } from './islands/inventory-row/inventory-row.examples.tsx';
import { examples as livePreview } from './islands/live-preview/live-preview.examples.tsx';
import { examples as palette } from './islands/palette/palette.examples.tsx';
import { examples as photoOrder } from './islands/photo-order/photo-order.examples.tsx';
import { examples as reply } from './islands/reply/reply.examples.tsx';
import type { Example } from '#site/ui/example.ts';

/**
 * Every component of the back office in its states, by the component's file name, for `/dev/ui`: two
 * lines here for each `<component>.examples.tsx`.
 */
export const allStaffExamples: Readonly<Record<string, readonly Example[]>> = {
  'big-photos': bigPhotos,
  'bulk-bar': bulkBar,
  'crop-stage': cropStage,
  'import-columns': importColumns,
  'import-progress': importProgress,
  'inventory-row': inventoryRow,
  'live-preview': livePreview,
  palette,
  'photo-order': photoOrder,
  reply,
};
