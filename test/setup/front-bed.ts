import { createServer, request as httpRequest, type Server } from 'node:http';
import { siteSettings } from '#content/site-settings.ts';
import type { CacheTag, TagVersions } from '#domain/tag-versions.ts';
import type { FormStart } from '#domain/forms/form-start.ts';
import { createFront, type Front } from '#server/front/create-front.ts';
import type { FrontApp } from '#server/front/app-listener.ts';
import { createChangeFeed, type ChangeFeed } from '#server/jobs/change-feed.ts';
import type { PageDictionaries } from '#server/front/encodings/page-dictionaries.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import type { Admission } from '#server/front/overload/admission.ts';
import {
  limitConnections,
  serverOptions,
} from '#server/front/overload/clients/connection-limits.ts';
import { testNow } from '#test/factories/test-site.ts';
import { listenLocally } from './listen-locally.ts';

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  text: string;
}

/** The front with a real port of the system's choice, around any app. */
export interface FrontBed {
  front: Front;
  server: Server;
  watch: ChangeFeed;
  origin: string;
  /** The database behind the versions; make `current` throw to take it away. */
  database: { versions: Record<CacheTag, number>; away: boolean };
  /** The clock of the pages. */
  clock: { now: Date };
  /** Over the wire with `node:http`, so that bodies arrive as they were sent. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<WireAnswer>;
  close(): Promise<void>;
}

export async function createFrontBed(
  app: FrontApp,
  options: {
    maxBytes?: number;
    admission?: Admission;
    trustedProxies?: number;
    startForm?: () => Promise<FormStart>;
    dictionaries?: PageDictionaries;
    movedTo?(pathname: string): string | null;
  } = {},
): Promise<FrontBed> {
  const database = { versions: { inventory: 0, content: 0, settings: 0 }, away: false };
  const versions: TagVersions = {
    async current() {
      if (database.away) throw new Error('the database is away');
      return { ...database.versions };
    },
  };
  const watch = createChangeFeed({ versions });
  const clock = { now: testNow };
  const { maxBytes = 16 * 1024 * 1024, trustedProxies = 0, movedTo, ...given } = options;
  const front = await createFront({
    app,
    log: createLogger('silent'),
    siteUrl: 'https://omnibus.example',
    settings: siteSettings,
    stylesheets: ['/assets/styles.css'],
    trustedProxies,
    pageCache: maxBytes === 0 ? null : { maxBytes, watch },
    movedTo,
    ...given,
    now: () => clock.now,
  });
  const server = createServer(serverOptions(trustedProxies), front.listener);
  limitConnections(server);
  front.attach(server);
  const port = await listenLocally(server);
  return {
    front,
    server,
    watch,
    origin: `http://127.0.0.1:${port}`,
    database,
    clock,
    get: (path, headers = {}, method = 'GET') => wireRequest(port, path, headers, method),
    async close() {
      front.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function wireRequest(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body,
            text: body.toString(),
          });
        });
      },
    );
    request.once('error', reject);
    request.end();
  });
}
