import { Hono } from 'hono';
import { contactRoutes } from './routes/contact/contact-routes.tsx';
import { thankYouRoutes } from './routes/contact/thank-you-routes.tsx';
import { developersRoutes } from './routes/developers/developers-routes.tsx';
import { devRoutes } from './routes/dev/dev-routes.tsx';
import { embedRoutes } from './routes/embed/embed-routes.tsx';
import { homeRoutes } from './routes/home/home-routes.tsx';
import { costRoutes } from './routes/cost/cost-routes.tsx';
import { busFitRoutes } from './routes/group-fit/bus-fit-routes.tsx';
import { busDetailRoutes } from './routes/inventory/bus-detail-routes.tsx';
import { compareRoutes } from './routes/inventory/compare-routes.tsx';
import { categoriesRoutes } from './routes/inventory/categories-routes.tsx';
import { articlesRoutes } from './routes/knowledge/articles-routes.tsx';
import { faqsRoutes } from './routes/knowledge/faqs-routes.tsx';
import { inspectionRoutes } from './routes/inspections/inspection-routes.tsx';
import { knowledgeRoutes } from './routes/knowledge/knowledge-routes.tsx';
import { knowledgeSearchRoutes } from './routes/knowledge/knowledge-search-routes.tsx';
import { legalRoutes } from './routes/legal/legal-routes.tsx';
import { cdlRoutes } from './routes/licenses/cdl-routes.tsx';
import { locationsRoutes } from './routes/locations/locations-routes.tsx';
import { savedListRoutes } from './routes/inventory/saved-list-routes.tsx';
import { quoteRoutes } from './routes/quote/quote-routes.tsx';
import { reportRoutes } from './routes/reports/report-routes.tsx';
import { listRoutes } from './routes/search/list-routes.tsx';
import { filtersRoutes } from './routes/search/filters-routes.tsx';
import { mapRoutes } from './routes/search/map-routes.tsx';
import { sellRoutes } from './routes/sell/sell-routes.tsx';
import { vinRoutes } from './routes/vin/vin-routes.tsx';
import { worthRoutes } from './routes/worth/worth-routes.tsx';
import type { SiteEnv } from './site-services.ts';

/** Everything a visitor sees, one line an area. */
export const siteRoutes = new Hono<SiteEnv>()
  .route('/', homeRoutes)
  .route('/', listRoutes)
  .route('/', filtersRoutes)
  .route('/', mapRoutes)
  .route('/', busDetailRoutes)
  .route('/', embedRoutes)
  .route('/', reportRoutes)
  .route('/', costRoutes)
  .route('/', busFitRoutes)
  .route('/', compareRoutes)
  .route('/', savedListRoutes)
  .route('/', quoteRoutes)
  .route('/', categoriesRoutes)
  .route('/', contactRoutes)
  .route('/', thankYouRoutes)
  .route('/', cdlRoutes)
  .route('/', vinRoutes)
  .route('/', worthRoutes)
  .route('/', legalRoutes)
  .route('/', sellRoutes)
  .route('/', inspectionRoutes)
  .route('/', locationsRoutes)
  .route('/', knowledgeRoutes)
  .route('/', knowledgeSearchRoutes)
  .route('/', faqsRoutes)
  .route('/', articlesRoutes)
  .route('/', developersRoutes)
  .route('/', devRoutes);
