import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSearchIndex, type Synonym } from '@omnibus/search-core';
import { Hono, type Context } from 'hono';
import {
  busSchema,
  countedAttributes,
  countedName,
  facetAttributes,
  flagAttributes,
  highlightAttributes,
  numberAttributes,
  textName,
  type BusDocument,
} from '#domain/search/bus-document.ts';
import { groupAttributes } from '#domain/search/group-choice.ts';
import type { BusRecord } from '#domain/search/bus-record.ts';
import type { BusIndex, EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { algoliaRoutes } from '#server/http/algolia/algolia-routes.ts';

/**
 * Stands in for the hosted service over real HTTP: our own read routes over an index that is filled
 * by the protocol's writes (batch, settings, synonyms, browse) under an admin key. It knows nothing
 * of listings, only what was pushed to it, and hides what the pushed settings say.
 */
export interface HostedSearchServer {
  origin: string;
  records: Map<string, JsonRecord>;
  settings: Map<string, Record<string, unknown>>;
  synonyms: Record<string, unknown>[];
  /** Answers to give instead of working: a status, `hang`, or null for normal work. */
  fault: number | 'hang' | null;
  /** A batch with a longer record is refused whole, as the service does. */
  mostRecordBytes: number;
  /** Paths that were asked, in order. */
  asked: string[];
  close(): Promise<void>;
}

type JsonRecord = Record<string, unknown> & { objectID: string };

export const hostedKeys = {
  applicationId: 'TESTAPP',
  searchKey: 'public-key',
  adminKey: 'admin-key',
  indexName: 'buses_v2',
} as const;

export async function startHostedSearchServer(): Promise<HostedSearchServer> {
  const state = createState();
  const app = new Hono();
  app.use(async (c, next) => {
    state.asked.push(`${c.req.method} ${new URL(c.req.url).pathname}`);
    if (state.fault === 'hang') return new Promise<Response>(() => {});
    if (state.fault !== null)
      return c.json({ message: 'fault', status: state.fault }, state.fault as 500);
    return next();
  });
  app.use('/1/*', async (c, next) => {
    const admin =
      c.req.header('x-algolia-api-key') === hostedKeys.adminKey &&
      c.req.header('x-algolia-application-id') === hostedKeys.applicationId;
    const answer = admin ? await write(state, c) : null;
    return answer ?? next();
  });
  app.route(
    '/1',
    algoliaRoutes({
      search: state.search,
      settings: hostedKeys,
      siteUrl: 'http://localhost',
      onError: (error) => console.error(error),
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function createState() {
  const records = new Map<string, JsonRecord>();
  const settings = new Map<string, Record<string, unknown>>();
  let index: BusIndex | null = null;
  const state = {
    records,
    settings,
    synonyms: [] as Record<string, unknown>[],
    fault: null as HostedSearchServer['fault'],
    mostRecordBytes: Infinity,
    asked: [] as string[],
    /** The index is made anew when it is asked after a write. */
    version: 0,
    changed: () => {
      state.version += 1;
      index?.close();
      index = null;
    },
    search: null as unknown as EmbeddedBusSearch,
  };
  const unused = () => {
    throw new Error('only what is pushed gets in');
  };
  state.search = {
    get version() {
      return state.version;
    },
    get index() {
      index ??= buildIndex(records, state.synonyms);
      return index;
    },
    stockNumbers: { named: () => null, isListing: () => false },
    has: (id) => records.has(String(id)),
    record(id) {
      const record = records.get(String(id));
      if (!record) return null;
      const hidden = settings.get(hostedKeys.indexName)?.unretrievableAttributes as string[];
      return Object.fromEntries(
        Object.entries(record).filter(([name]) => !hidden?.includes(name)),
      ) as unknown as BusRecord;
    },
    replaceAll: unused,
    apply: unused,
    remove: unused,
    execute: unused,
    executeAll: unused,
    keep: unused,
    restore: unused,
  };
  return state;
}

type State = ReturnType<typeof createState>;

/** The writes that synchronising needs; null: not one of them. */
async function write(state: State, c: Context): Promise<Response | null> {
  const [, indexName = '', ...rest] = new URL(c.req.url).pathname.split('/').slice(2);
  const action = `${c.req.method} ${rest[0] ?? ''}`;
  const task = { taskID: 1, updatedAt: new Date(0).toISOString() };
  if (action === 'GET task') return c.json({ status: 'published' });
  const body = (await c.req.json()) as Record<string, unknown>;
  switch (action) {
    case 'PUT settings':
      state.settings.set(indexName, body);
      return c.json(task);
    case 'POST synonyms':
      state.synonyms = body as unknown as State['synonyms'];
      state.changed();
      return c.json(task);
    case 'POST browse':
      return c.json({ hits: [...state.records.keys()].map((objectID) => ({ objectID })) });
    case 'POST batch': {
      const requests = body.requests as { action: string; body: JsonRecord }[];
      const isLong = (request: object) => JSON.stringify(request).length > state.mostRecordBytes;
      if (requests.some(isLong)) return c.json({ message: 'Record is too big', status: 400 }, 400);
      for (const request of requests) {
        if (request.action === 'deleteObject') state.records.delete(request.body.objectID);
        else state.records.set(request.body.objectID, request.body);
      }
      state.changed();
      return c.json({ ...task, objectIDs: requests.map((request) => request.body.objectID) });
    }
    default:
      return null;
  }
}

function buildIndex(records: State['records'], pushed: State['synonyms']): BusIndex {
  const synonyms = pushed.map((synonym) =>
    synonym.type === 'oneWaySynonym'
      ? { from: synonym.input, to: synonym.synonyms }
      : { same: synonym.synonyms },
  ) as Synonym[];
  const index: BusIndex = createSearchIndex(busSchema, { synonyms });
  index.replaceAll([...records.values()].map(documentOf));
  return index;
}

function documentOf(record: JsonRecord): BusDocument {
  const pick = (names: readonly string[], as = (name: string) => name) =>
    Object.fromEntries(names.map((name) => [as(name), record[name] ?? null]));
  const counted = countedAttributes.map((name) => [
    countedName(name),
    record[name] === undefined ? null : String(record[name]),
  ]);
  return {
    id: Number(record.objectID),
    text: {
      ...pick(highlightAttributes, (name) => textName(name as 'title')),
      ...pick(['vehicle', 'place', 'description']),
    },
    facets: { ...pick(facetAttributes), ...Object.fromEntries(counted), ...pick(['objectID']) },
    numbers: pick([...numberAttributes, 'lot', ...groupAttributes]),
    flags: pick(flagAttributes),
    geo: record._geoloc ?? null,
  } as BusDocument;
}
