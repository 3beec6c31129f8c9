import { Hono } from 'hono';
import { homeRoutes } from './routes/home/home-routes.tsx';
import { busDetailRoutes } from './routes/inventory/bus-detail-routes.tsx';
import { categoriesRoutes } from './routes/inventory/categories-routes.tsx';
import { listRoutes } from './routes/search/list-routes.tsx';
import type { SiteEnv } from './site-services.ts';

/** Everything a visitor sees, one line an area. */
export const siteRoutes = new Hono<SiteEnv>()
  .route('/', homeRoutes)
  .route('/', listRoutes)
  .route('/', busDetailRoutes)
  .route('/', categoriesRoutes);
