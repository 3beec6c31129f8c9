import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import { siteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { visitorsConfig } from '#db/open-pools.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { every } from '#domain/every.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { createFront, type Front } from '#server/front/create-front.ts';
import { createFormSpool, type FormSpool } from '#server/wiring/forms/form-spool.ts';
import { createChangeFeed, type ChangeFeed } from '#server/jobs/change-feed.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { serverOptions } from '#server/front/overload/clients/connection-limits.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { inCluster } from '#test/setup/postgres-cluster.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from './tcp-fault-proxy.ts';

export interface SiteBehindLine {
  site: TestSite;
  /** The line between the site and PostgreSQL. */
  line: TcpFaultProxy;
  /** The visitors' connections of the site. */
  database: Database;
  front: Front;
  watch: ChangeFeed;
  forms: FormSpool;
  /** The same database without the line, with the name it has. */
  direct: DatabaseConfig & { kind: 'postgres' };
  get(path: string): Promise<{ status: number; text: string }>;
  /** Sends message `number` under a key of its own; gives status and reference. */
  send(number: number): Promise<{ status: number; reference: string | null }>;
  /** References of all that are stored, after the spool was drained. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

const log = { info() {}, warn() {}, error() {} };
const now = () => new Date();

/**
 * The real site, front and form spool on PostgreSQL, with visitors' limits and a line that can be
 * made to misbehave. `clusterUrl` is that of the test run; the database is new.
 */
export async function siteBehindLine(
  clusterUrl: string,
  options: { listings: readonly NewListing[]; pollMs?: number; user?: string; poolMax?: number },
): Promise<SiteBehindLine> {
  const name = `faults_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const real = new URL(await inCluster(clusterUrl, `create database ${name}`, name));
  const line = await createTcpFaultProxy({ targetPort: Number(real.port) });
  const behind = new URL(real);
  behind.port = String(line.port);
  const { poolMax = 5 } = options;
  const config: DatabaseConfig = { kind: 'postgres', url: behind.href, poolMax };
  const database = await openDatabase(visitorsConfig(config));
  const site = await createTestSite({
    listings: options.listings,
    parts: { trustedProxies: 1 },
    database: {
      engine: 'postgres',
      create: async () => ({ database, config, remove: () => database.close() }),
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-line-'));
  const forms = createFormSpool({ spool: createDiskSpool(folder), log, now });
  site.parts.site.leads = createLeadService({ leads: forms.leads(site.leads), now });
  const watch = createChangeFeed({ versions: createTagVersions(database) });
  const stopWatching = every(options.pollMs ?? 50, () => void watch.poll());
  const front = await createFront({
    app: site.app,
    log: createLogger('silent'),
    siteUrl: 'https://omnibus.example',
    settings: siteSettings,
    stylesheets: [],
    trustedProxies: 1,
    pageCache: { maxBytes: 64 * 1024 * 1024, watch },
    now,
  });
  const server = createServer(serverOptions(1), front.listener);
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  let asked = 0;
  const from = () => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;
  return {
    site,
    line,
    database,
    front,
    watch,
    forms,
    direct: { kind: 'postgres', url: real.href, poolMax: 4 },
    async get(path) {
      const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': from() } });
      return { status: answer.status, text: await answer.text() };
    },
    async send(number) {
      const answer = await fetch(`${origin}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: 'https://omnibus.example', 'x-forwarded-for': from() },
        body: new URLSearchParams({
          firstName: 'Ada',
          email: `ada${number}@example.com`,
          message: `Message ${number}`,
          key: `key-${String(number).padStart(20, '0')}`,
        }),
      });
      await answer.arrayBuffer();
      const place = new URL(answer.headers.get('location') ?? '/', origin);
      return { status: answer.status, reference: place.searchParams.get('ref') };
    },
    async stored() {
      // One that runs already may have looked before the last form came.
      await forms.drain();
      for (let round = 0; round < 100 && (await forms.drain()) > 0; round++);
      const leads = await allRows(site.leads);
      return leads.map(({ reference }) => reference);
    },
    async close() {
      line.poison([]);
      stopWatching();
      front.stop();
      server.closeAllConnections();
      server.close();
      await forms.stop();
      await site.close();
      await line.close();
      await rm(folder, { recursive: true, force: true });
      await inCluster(clusterUrl, `drop database ${name} with (force)`, name);
    },
  };
}
