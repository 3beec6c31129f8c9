import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { generateListings } from '#demo/inventory/generate-listings.ts';
import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { algoliaRoutes } from '#server/http/algolia/algolia-routes.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';

/** The search routes as the site mounts them, over an index of generated listings. */
const [count, port] = process.argv.slice(2).map(Number) as [number, number];

const at = new Date(2026, 5, 1).toISOString();
const search = createEmbeddedBusSearch();
search.replaceAll(
  Array.from(generateListings({ count, seed: 5 }), (listing, index) => ({
    ...startListing(listing, at),
    id: index + 1,
  })),
);

const app = new Hono().route(
  '/1',
  algoliaRoutes({
    search,
    settings: defaultSearchService,
    siteUrl: 'http://localhost',
    onError: (error) => console.error(error),
  }),
);
app.get('/readyz', (c) => c.text('ready'));
createAdaptorServer({ fetch: app.fetch }).listen(port, '127.0.0.1');
