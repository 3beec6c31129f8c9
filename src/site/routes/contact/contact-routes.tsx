import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';
import { busAlertRoutes } from './bus-alert-routes.tsx';
import { leadRoutes } from './lead-routes.tsx';

/** Contact and everything that starts a conversation. */
export const contactRoutes = new Hono<SiteEnv>().route('/', leadRoutes).route('/', busAlertRoutes);
