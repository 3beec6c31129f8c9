import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createApp } from '#server/app.ts';
import { sourceAssets } from '#server/front/assets/assets.ts';
import { compose, type Composition } from '#server/wiring/compose.ts';
import { parseEnv, type Env } from '#server/config/env.ts';
import {
  createSearchClient,
  findBusesWith,
  readByThisSite,
} from '#site/islands/header-search/search-client.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { searchSyncTopic } from '#server/jobs/search-sync.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import {
  hostedKeys,
  startHostedSearchServer,
  type HostedSearchServer,
} from './hosted-search-server.ts';

let folder: string;
let server: HostedSearchServer;
let env: Env;
let composition: Composition;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-hosted-'));
  server = await startHostedSearchServer();
  const read = parseEnv({
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SEARCH: 'algolia',
    NEXT_PUBLIC_ALGOLIA_APP_ID: hostedKeys.applicationId,
    NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: hostedKeys.searchKey,
    ALGOLIA_ADMIN_API_KEY: hostedKeys.adminKey,
    ALGOLIA_HOST: server.origin,
  });
  if (!read.ok) throw new Error(read.problem);
  env = read.env;
  composition = await compose(env, createLogger('silent'), sourceAssets);
  composition.afterListening();
  app = createApp(composition.parts);
  // As a command-line tool beside the running server would.
  const database = await openDatabase(env.database);
  await createListingRepository(database, { jobTopics: [searchSyncTopic] }).insertMany([
    aListing({ id: 1, details: { bodyMake: 'Thomas', bodyModel: 'C2' } }),
    aListing({ id: 2, details: { bodyMake: 'MCI', bodyModel: 'J4500' } }),
  ]);
  await database.close();
});
afterAll(async () => {
  await composition.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const hostsOf = (origin: string) => {
  const { hostname, port } = new URL(origin);
  const host = {
    url: hostname,
    port: Number(port),
    protocol: 'http',
    accept: 'readWrite',
  } as const;
  return { hosts: [host] };
};

const page = async (path: string) => {
  const answer = await app.request(`http://localhost:3000${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('the site on the hosted service', () => {
  it('fills the index from the start on', async () => {
    await vi.waitFor(() => expect([...server.records.keys()].toSorted()).toEqual(['1', '2']), {
      timeout: 10_000,
    });
    // Listings and settings are jobs of their own: either may be done first.
    await vi.waitFor(() => expect(server.settings.has(hostedKeys.indexName)).toBe(true), {
      timeout: 10_000,
    });
  });

  it('asks it for the list, and answers by itself when it is down', async () => {
    server.asked.length = 0;
    const up = await page('/buses?make=Thomas');
    expect(up.text).toContain('Thomas C2');
    expect(up.text).not.toContain('MCI J4500');
    expect(server.asked).toContain('POST /1/indexes/*/queries');

    server.fault = 503;
    const down = await page('/buses?make=MCI');
    expect(down.status).toBe(200);
    expect(down.text).toContain('MCI J4500');
    server.fault = null;
  });

  it('reads a question for browsers, who ask it of the service, as the list reads it', async () => {
    const question = await app.request(
      'http://localhost:3000/api/hosted-question?search=tomas+under+9000k&category=school&seats=50%2B',
    );
    const read = (await question.json()) as Record<string, unknown>;
    expect(read).toEqual({
      indexName: hostedKeys.indexName,
      query: '',
      filters:
        '(make:"Thomas Built" OR chassisMake:"Thomas Built") AND price <= 9000000 AND ' +
        'categorySlug:"school" AND (seats >= 51 OR seatsAdult >= 51)',
    });
    const find = findBusesWith(
      createSearchClient(
        { mode: 'hosted', ...hostedKeys },
        'http://localhost:3000',
        hostsOf(server.origin),
      ),
      hostedKeys.indexName,
      { hitsPerPage: 8, featuredWithoutWords: false },
      readByThisSite('http://localhost:3000', async (url) => app.request(String(url))),
    );
    const found = await find({ text: 'mci or prevost', category: '', seats: '' });
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['2']);
    expect(found.total).toBe(1);
    // This site away: the words as they are.
    const plain = await readByThisSite('http://localhost:3000', async () => {
      throw new Error('no line');
    })({ text: 'mci', category: '', seats: '' });
    expect(plain).toEqual({});
  });

  it('gives it the synonyms that staff write, while it runs', async () => {
    const { content } = composition.parts.staff!;
    const saved = await content.saveEntry({
      kind: 'synonym',
      slug: 'people-mover',
      expectedRevision: 0,
      values: { words: 'people mover', means: 'shuttle' },
      by: { id: 'member', name: 'Member' },
    });
    expect(saved.outcome).toBe('saved');
    const own = {
      objectID: 'staff-people%20mover',
      type: 'oneWaySynonym',
      input: 'people mover',
      synonyms: ['shuttle'],
    };
    await vi.waitFor(() => expect(server.synonyms).toContainEqual(own), { timeout: 10_000 });
    expect(server.synonyms.length).toBeGreaterThan(40);
  });

  it('lets pages talk to it, and does not play it', async () => {
    const { headers } = await page('/buses');
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${server.origin};`,
    );
    expect((await page('/1/indexes/buses_v2?query=x')).status).toBe(404);
  });
});
