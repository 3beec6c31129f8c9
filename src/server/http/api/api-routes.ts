import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';
import { carouselRoutes } from './carousel-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { formProofRoutes } from './form-proof-routes.ts';
import { testimonialsRoutes } from './testimonials-routes.ts';
import { vehicleSuggestionRoutes } from './vehicle-suggestion-routes.ts';
import { hostedQuestionRoutes, smartSearchRoutes } from './smart-search-routes.ts';

/** The site's own JSON, one line an area. */
export const apiRoutes = new Hono<SiteEnv>()
  .route('/', smartSearchRoutes)
  .route('/', hostedQuestionRoutes)
  .route('/', categoryRoutes())
  .route('/', carouselRoutes)
  .route('/', formProofRoutes)
  .route('/', testimonialsRoutes)
  .route('/', vehicleSuggestionRoutes);
