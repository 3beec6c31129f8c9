import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { textPageResponse } from '../text-page-response.tsx';

export const legalRoutes = new Hono<SiteEnv>()
  .get(patterns.privacyPolicy, (c) =>
    textPageResponse(c, {
      name: 'privacy-policy',
      path: patterns.privacyPolicy,
      current: 'none',
      dated: true,
    }),
  )
  .get(patterns.termsOfService, (c) =>
    textPageResponse(c, {
      name: 'terms-of-service',
      path: patterns.termsOfService,
      current: 'none',
      dated: true,
    }),
  )
  .get(patterns.accessibility, (c) =>
    textPageResponse(c, {
      name: 'accessibility',
      path: patterns.accessibility,
      current: 'none',
      dated: true,
    }),
  );
