import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client';
import type { OutboxCounts } from '#domain/outbox.ts';
import type { SpoolCounts } from '#domain/spool.ts';
import type { Front } from '../../front/create-front.ts';
import { routeLabel } from './route-label.ts';

/** What is asked when the metrics are read; each may fail without spoiling the rest. */
export interface MetricSources {
  outbox(): Promise<OutboxCounts>;
  /** One trivial read of the database. */
  probeDatabase(): Promise<unknown>;
  /** Connections of the pool; null where there is none. */
  pool(): { total: number; idle: number; waiting: number } | null;
  /** Listings in the search index. */
  searchable(): number;
  /** As `/readyz`: null, or why not. */
  ready(): Promise<string | null>;
  /** Forms that wait for a database that is away, and those that a person has to look at. */
  spool(): Promise<SpoolCounts>;
  /** Free bytes where the data lie. */
  diskFreeBytes(): Promise<number>;
  /** When the newest backup was made, ISO; null when there is none. */
  lastBackupAt(): Promise<string | null>;
}

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const prefix = 'omnibus_';

/** A registry of its own that reads the front and the sources whenever it is scraped. */
export function createMetrics(front: Front, sources: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  // How busy the event loop is, once a second: ten times would keep an idle machine awake.
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1_000 });
  countAnswers(front, registers);
  countPages(front, registers);
  countLoad(front, registers);
  readSources(sources, registers);
  return registry;
}

function countAnswers(front: Front, registers: Registry[]): void {
  const answers = new Counter({
    name: `${prefix}http_requests_total`,
    help: 'Answers that did not come from memory, by route pattern and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'Time from the request line to the last byte, by route pattern',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  });
  const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  front.observe(({ method, url, status, durationMs }) => {
    const route = routeLabel(url);
    answers.inc({ route, method: methods.has(method) ? method : 'other', status });
    durations.observe({ route }, durationMs / 1_000);
  });
}

function countPages({ pages }: Front, registers: Registry[]): void {
  if (!pages) return;
  const { cache, answers } = pages;
  const total = new Counter({
    name: `${prefix}page_cache_answers_total`,
    help: 'Answers about pages that may be kept: hit, miss, stale, not-kept, refused',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(answers.counts)) this.inc({ outcome }, count);
    },
  });
  total.inc({ outcome: 'hit' }, 0);
  gauge('page_cache_pages', 'Pages in memory', registers, () => cache.size().pages);
  gauge('page_cache_bytes', 'Bytes of the pages in memory', registers, () => cache.size().bytes);
}

function countLoad({ admission, loopDelay }: Front, registers: Registry[]): void {
  const refused = new Counter({
    name: `${prefix}refused_total`,
    help: 'Requests answered 503 because there were too many, by class',
    labelNames: ['class'],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of Object.entries(admission.state().refused))
        this.inc({ class: name }, count);
    },
  });
  refused.inc({ class: 'list' }, 0);
  gauge('renders_active', 'Renders under way', registers, () => admission.state().active);
  gauge('renders_waiting', 'Renders in the queue', registers, () => admission.state().waiting);
  gauge('open_requests', 'Forms, uploads and files under way', registers, () =>
    Object.values(admission.state().open).reduce((sum, count) => sum + count, 0),
  );
  gauge(
    'event_loop_delay_peak_seconds',
    'Largest delay since the last scrape',
    registers,
    () => loopDelay.takePeakMs() / 1_000,
  );
}

function readSources(sources: MetricSources, registers: Registry[]): void {
  const probe = shared(() => probeOnce(sources));
  const spool = shared(sources.spool);
  const probed = (name: string, help: string, read: (found: Probe) => number) =>
    gauge(name, help, registers, async () => read(await probe()));
  probed('database_up', 'Whether the database answers', ({ up }) => (up ? 1 : 0));
  probed('database_probe_seconds', 'Time of one trivial read', ({ seconds }) => seconds);
  probed('outbox_waiting', 'Jobs that wait', ({ waiting }) => waiting);
  probed('outbox_dead', 'Jobs that failed for good', ({ dead }) => dead);
  probed(
    'outbox_oldest_age_seconds',
    'Age of the oldest waiting job',
    ({ ageSeconds }) => ageSeconds,
  );
  gauge('search_listings', 'Listings in the search index', registers, sources.searchable);
  const asked = (name: string, help: string, read: () => Promise<number>) =>
    // What cannot be told is no number, and the other metrics come all the same.
    gauge(name, help, registers, () => read().catch(() => Number.NaN));
  asked('ready', 'Whether /readyz says yes', async () =>
    (await sources.ready()) === null ? 1 : 0,
  );
  asked('spool_waiting', 'Forms on disk that wait for the database', async () => {
    const { waiting } = await spool();
    return waiting;
  });
  asked('spool_set_aside', 'Forms on disk that a person has to look at', async () => {
    const { setAside } = await spool();
    return setAside;
  });
  asked('disk_free_bytes', 'Free space where DATA_DIR is', sources.diskFreeBytes);
  asked('backup_last_success_timestamp_seconds', 'Time of the newest backup; 0: none', async () => {
    const at = await sources.lastBackupAt();
    return at === null ? 0 : Date.parse(at) / 1_000;
  });
  if (!sources.pool()) return;
  const state = (name: 'total' | 'idle' | 'waiting', help: string) =>
    gauge(`database_pool_${name}`, help, registers, () => sources.pool()?.[name] ?? 0);
  state('total', 'Connections of the pool');
  state('idle', 'Connections that nobody uses');
  state('waiting', 'Queries that wait for a connection');
}

/** All gauges are read at the same moment: one answer serves those that ask together. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () =>
    (asking ??= ask().finally(() => {
      asking = null;
    }));
}

interface Probe {
  up: boolean;
  seconds: number;
  waiting: number;
  dead: number;
  ageSeconds: number;
}

async function probeOnce(sources: MetricSources): Promise<Probe> {
  const startedMs = performance.now();
  try {
    await sources.probeDatabase();
    const seconds = (performance.now() - startedMs) / 1_000;
    const { waiting, dead, oldestAt } = await sources.outbox();
    const ageMs = oldestAt === null ? 0 : Math.max(0, Date.now() - Date.parse(oldestAt));
    return { up: true, seconds, waiting, dead, ageSeconds: ageMs / 1_000 };
  } catch {
    // The gauge is the report: an alert watches it.
    return {
      up: false,
      seconds: Number.NaN,
      waiting: Number.NaN,
      dead: Number.NaN,
      ageSeconds: Number.NaN,
    };
  }
}

function gauge(
  name: string,
  help: string,
  registers: Registry[],
  read: () => number | Promise<number>,
): Gauge {
  return new Gauge({
    name: prefix + name,
    help,
    registers,
    async collect() {
      this.set(await read());
    },
  });
}
