import { Hono } from 'hono';
import { BodyFault } from '#site/body-fault.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { photoPieceRoutes } from './photo-piece-routes.tsx';
import { unavailablePage } from './private-page.tsx';
import { startRoutes } from './start-routes.tsx';
import { statusRoutes } from './status-routes.tsx';
import { uploadingRoutes } from './uploading-routes.tsx';

/** The sell flow: describe, show, done (spec §4), and the private pages of what was sent. */
export const sellRoutes = new Hono<SiteEnv>()
  .route('/', startRoutes)
  .route('/', uploadingRoutes)
  .route('/', photoPieceRoutes)
  .route('/', statusRoutes);

sellRoutes.onError((error, c) => {
  if (error instanceof BodyFault) throw error;
  c.get('services').reportFault?.(c.get('requestId'), error);
  return unavailablePage(c);
});
