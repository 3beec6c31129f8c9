import { Hono } from 'hono';
import { contactRoutes } from './routes/contact/contact-routes.tsx';
import { thankYouRoutes } from './routes/contact/thank-you-routes.tsx';
import { devRoutes } from './routes/dev/dev-routes.tsx';
import { homeRoutes } from './routes/home/home-routes.tsx';
import { busDetailRoutes } from './routes/inventory/bus-detail-routes.tsx';
import { compareRoutes } from './routes/inventory/compare-routes.tsx';
import { categoriesRoutes } from './routes/inventory/categories-routes.tsx';
import { articlesRoutes } from './routes/knowledge/articles-routes.tsx';
import { faqsRoutes } from './routes/knowledge/faqs-routes.tsx';
import { knowledgeRoutes } from './routes/knowledge/knowledge-routes.tsx';
import { knowledgeSearchRoutes } from './routes/knowledge/knowledge-search-routes.tsx';
import { legalRoutes } from './routes/legal/legal-routes.tsx';
import { cdlRoutes } from './routes/licenses/cdl-routes.tsx';
import { locationsRoutes } from './routes/locations/locations-routes.tsx';
import { savedListRoutes } from './routes/inventory/saved-list-routes.tsx';
import { listRoutes } from './routes/search/list-routes.tsx';
import { mapRoutes } from './routes/search/map-routes.tsx';
import { sellRoutes } from './routes/sell/sell-routes.tsx';
import { vinRoutes } from './routes/vin/vin-routes.tsx';
import type { SiteEnv } from './site-services.ts';

/** Everything a visitor sees, one line an area. */
export const siteRoutes = new Hono<SiteEnv>()
  .route('/', homeRoutes)
  .route('/', listRoutes)
  .route('/', mapRoutes)
  .route('/', busDetailRoutes)
  .route('/', compareRoutes)
  .route('/', savedListRoutes)
  .route('/', categoriesRoutes)
  .route('/', contactRoutes)
  .route('/', thankYouRoutes)
  .route('/', cdlRoutes)
  .route('/', vinRoutes)
  .route('/', legalRoutes)
  .route('/', sellRoutes)
  .route('/', locationsRoutes)
  .route('/', knowledgeRoutes)
  .route('/', knowledgeSearchRoutes)
  .route('/', faqsRoutes)
  .route('/', articlesRoutes)
  .route('/', devRoutes);
