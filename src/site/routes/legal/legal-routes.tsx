import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { textPageResponse } from '../text-page-response.tsx';

const legalPages = {
  'privacy-policy': patterns.privacyPolicy,
  'terms-of-service': patterns.termsOfService,
  accessibility: patterns.accessibility,
};

export const legalRoutes = new Hono<SiteEnv>();
for (const [name, path] of Object.entries(legalPages))
  legalRoutes.get(path, (c) => textPageResponse(c, { name, path, current: 'none', dated: true }));
