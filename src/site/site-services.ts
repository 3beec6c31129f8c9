import type { SiteSettings } from '#content/site-settings.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';

/** What pages may ask for. Built by `server/compose.ts`, handed in through the request context. */
export interface SiteServices {
  inventory: InventoryQueries;
  settings: SiteSettings;
  /** Demo data is loaded: pages say so. */
  demo: boolean;
  siteUrl: string;
  now(): Date;
}

/** Hono's context variables for every site route. */
export interface SiteEnv {
  Variables: { services: SiteServices; requestId: string };
}
