import { Hono } from 'hono';
import type { StaffEnv } from '#staff/staff-services.ts';
import { actRoutes } from './act-routes.tsx';
import { bulkRoutes } from './bulk-routes.tsx';
import { listingRoutes, newListingRoutes } from './listing-routes.tsx';
import { photoRoutes } from './photo-routes.tsx';
import { previewRoutes } from './preview-routes.tsx';
import { quickRoutes } from './quick-routes.tsx';
import { staleRoutes } from './stale-routes.tsx';
import { tableRoutes } from './table-routes.tsx';

/** The inventory area. Literal paths stand before `/:id`, which would take them. */
export const inventoryRoutes = new Hono<StaffEnv>()
  .route('/', tableRoutes)
  .route('/', newListingRoutes)
  .route('/', bulkRoutes)
  .route('/', staleRoutes)
  .route('/', quickRoutes)
  .route('/', actRoutes)
  .route('/', previewRoutes)
  .route('/', photoRoutes)
  .route('/', listingRoutes);
