import { settleRoute } from './settle-routes.tsx';
import { actRoutes } from './act-routes.tsx';
import { bulkRoutes } from './bulk-routes.tsx';
import { listingRoutes, newListingRoutes } from './listing-routes.tsx';
import { lotFileRoutes } from '../lots/lot-file-routes.tsx';
import { lotRoutes } from '../lots/lot-routes.tsx';
import { photoRoutes } from './photo-routes.tsx';
import { previewRoute } from './preview-routes.tsx';
import { quickRoutes } from './quick-routes.tsx';
import { staleRoute } from './stale-routes.tsx';
import { tableRoutes } from './table-routes.tsx';

/** The inventory area. Literal paths stand before `/:id`, which would take them. */
export const inventoryRoutes = [
  ...tableRoutes,
  ...newListingRoutes,
  ...bulkRoutes,
  staleRoute,
  ...quickRoutes,
  ...actRoutes,
  settleRoute,
  previewRoute,
  ...photoRoutes,
  ...lotRoutes,
  ...lotFileRoutes,
  ...listingRoutes,
];
