import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { generateListings } from '#demo/inventory/generate-listings.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

export interface SearchApiServer {
  site: TestSite;
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  /** What an official client needs to talk to this server and no other. */
  clientOptions: {
    hosts: { url: string; port: number; protocol: 'http'; accept: 'readWrite' }[];
  };
  close(): Promise<void>;
}

export const { applicationId, searchKey, indexName } = defaultSearchService;

/** The site over real HTTP on a port of the system's choice, with believable buses in it. */
export async function startSearchApi(
  options: Parameters<typeof createTestSite>[0] = {
    listings: [...generateListings({ count: 240, seed: 11 })],
  },
): Promise<SearchApiServer> {
  const site = await createTestSite(options);
  const server = serve({ fetch: site.app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site,
    origin: `http://127.0.0.1:${port}`,
    clientOptions: {
      hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await site.close();
    },
  };
}
