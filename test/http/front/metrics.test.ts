import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { createMetrics, type MetricSources } from '#server/ops/metrics/metrics.ts';
import { startMetricsServer } from '#server/ops/metrics/metrics-server.ts';
import { routeLabel } from '#server/ops/metrics/route-label.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let bed: FrontBed;
let metrics: { port: number; close(): void };
let databaseAway: boolean;

beforeEach(async () => {
  databaseAway = false;
  bed = await createFrontBed({
    fetch: (request) =>
      new Response('page', {
        status: request.url.endsWith('/contact') ? 303 : 200,
        headers: { 'content-type': 'text/html' },
      }),
  });
  const sources: MetricSources = {
    outbox: async () => ({ waiting: 3, dead: 1, oldestAt: '2020-01-01T00:00:00.000Z' }),
    async probeDatabase() {
      if (databaseAway) throw new Error('away');
    },
    pool: () => ({ total: 4, idle: 3, waiting: 0 }),
    searchable: () => 600,
    ready: async () => (databaseAway ? 'the database does not answer' : null),
    spool: async () => ({ waiting: 2, setAside: 1 }),
    diskFreeBytes: async () => 5e9,
    async lastBackupAt() {
      if (databaseAway) throw new Error('the folder of backups is a file');
      return '2026-11-01T12:00:00.000Z';
    },
  };
  metrics = await startMetricsServer(createMetrics(bed.front, sources), {
    port: 0,
    host: '127.0.0.1',
  });
});
afterEach(async () => {
  metrics.close();
  await bed.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
const valueOf = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);

it('counts answers by route, pages by where they came from', async () => {
  await bed.get('/buses/1-mci');
  await bed.get('/buses/1-mci');
  await bed.get('/sell-your-bus/status/secret-token');
  await bed.get('/contact', {}, 'POST');
  await bed.get('/no/such/place?token=secret');
  const text = await read();
  const requests = (route: string, method: string, status: number) =>
    valueOf(
      text,
      `omnibus_http_requests_total{route="${route}",method="${method}",status="${status}"}`,
    );
  expect(requests('/buses/:key', 'GET', 200)).toBe('1');
  expect(requests('/sell-your-bus/status/:token', 'GET', 200)).toBe('1');
  expect(requests('/contact', 'POST', 303)).toBe('1');
  expect(requests('other', 'GET', 200)).toBe('1');
  expect(valueOf(text, 'omnibus_page_cache_answers_total{outcome="hit"}')).toBe('1');
  expect(valueOf(text, 'omnibus_page_cache_answers_total{outcome="miss"}')).toBe('1');
  expect(valueOf(text, 'omnibus_page_cache_pages')).toBe('1');
  expect(text).not.toContain('secret');
});

it('is what the page for operators lists, and has what alerts ask for', async () => {
  const offered = [...(await read()).matchAll(/^# TYPE (omnibus_\w+)/gm)].map(([, name]) => name!);
  const page = await readFile(join(projectRoot, 'docs/operations.md'), 'utf8');
  const table = /\n## Metrics\n[^]+?\n## /.exec(page)![0];
  const listed = [...table.matchAll(/`(omnibus_\w+\*?)/g)].map(([, name]) => name!);
  const isListed = (name: string) =>
    listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  expect(offered.filter((name) => !isListed(name))).toEqual([]);
  const rules = await readFile(join(projectRoot, 'deploy/prometheus-alerts.yml'), 'utf8');
  const asked = [...rules.matchAll(/\bomnibus_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  const unknown = [...listed.filter((name) => !name.endsWith('*')), ...asked];
  expect(unknown.filter((name) => !offered.includes(name))).toEqual([]);
});

it('reports the outbox, the pool, the index and the process', async () => {
  const text = await read();
  expect(valueOf(text, 'omnibus_database_up')).toBe('1');
  expect(valueOf(text, 'omnibus_outbox_waiting')).toBe('3');
  expect(valueOf(text, 'omnibus_outbox_dead')).toBe('1');
  expect(Number(valueOf(text, 'omnibus_outbox_oldest_age_seconds'))).toBeGreaterThan(1e8);
  expect(valueOf(text, 'omnibus_database_pool_idle')).toBe('3');
  expect(valueOf(text, 'omnibus_search_listings')).toBe('600');
  expect(valueOf(text, 'omnibus_ready')).toBe('1');
  expect(valueOf(text, 'omnibus_spool_waiting')).toBe('2');
  expect(valueOf(text, 'omnibus_spool_set_aside')).toBe('1');
  expect(valueOf(text, 'omnibus_disk_free_bytes')).toBe('5000000000');
  expect(Number(valueOf(text, 'omnibus_backup_last_success_timestamp_seconds'))).toBe(
    Date.parse('2026-11-01T12:00:00.000Z') / 1_000,
  );
  expect(Number(valueOf(text, 'process_resident_memory_bytes'))).toBeGreaterThan(1e6);
});

it('still answers when the database does not', async () => {
  databaseAway = true;
  const text = await read();
  expect(valueOf(text, 'omnibus_database_up')).toBe('0');
  expect(valueOf(text, 'omnibus_ready')).toBe('0');
  expect(valueOf(text, 'omnibus_backup_last_success_timestamp_seconds')).toBe('Nan');
});

it('serves nothing else', async () => {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/`);
  expect(answer.status).toBe(404);
  expect((await bed.get('/metrics')).text).not.toContain('omnibus_');
});

it.each([
  ['/', '/'],
  ['/buses?search=x', '/buses'],
  ['/buses/12-x', '/buses/:key'],
  ['/buses/12-x/cost?zip=08067', '/buses/:key/cost'],
  ['/knowledge-center/blog/x/', '/knowledge-center/blog/:slug/'],
  ['/sell-your-bus/uploading', '/sell-your-bus/uploading'],
  ['/contact/bus-alert', '/contact/bus-alert'],
  ['/contact/bus-alert/abc', '/contact/bus-alert/:token'],
  ['/media/demo/x.webp', '/media/*'],
  ['/1/indexes/buses_v2/queries', '/1/indexes/*/queries'],
  ['/staff/leads/7', '/staff/*'],
  ['/wp-login.php', 'other'],
])('%s is counted under %s', (target, label) => expect(routeLabel(target)).toBe(label));
