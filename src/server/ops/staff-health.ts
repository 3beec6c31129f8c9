import { performance } from 'node:perf_hooks';
import { freeBytes, judgeRoom } from '#files/free-bytes.ts';
import type { HealthFact } from '#domain/staff/operations-service.ts';

/** What the health page looks at; each throws when it does not answer. */
export interface HealthSources {
  /** One cheap read. */
  probeDatabase(): Promise<unknown>;
  /** Settings that durability rests on; `value` differs from `wanted` when unsafe. */
  durability(): Promise<{ name: string; value: string; wanted: string }[]>;
  /** What waits since when, and what failed for good. */
  jobs(): Promise<{ oldestAt: string | null; dead: number }>;
  /** Documents that search finds; null when a hosted service has them. */
  searchable(): number | null;
  published(): Promise<number>;
  /** What could not be read when it last was: table and id. */
  damaged(): readonly string[];
  dataDir: string;
  now(): Date;
}

const gigabyte = 1024 ** 3;
const slowProbeMs = 250;
const oldJobMs = 10 * 60_000;
const muchMemoryBytes = gigabyte;
const mostNamed = 10;

/** Everything at once; what fails says so in its own line and stops nothing else. */
export async function checkHealth(sources: HealthSources): Promise<HealthFact[]> {
  const checks: [string, () => Promise<HealthFact>][] = [
    ['Database', () => database(sources)],
    ['Durability', () => durability(sources)],
    ['Jobs', () => jobs(sources)],
    ['Search', () => search(sources)],
    ['Rows', async () => rows(sources)],
    ['Disk', () => disk(sources)],
    ['Memory', async () => memory()],
    ['Uptime', async () => good('Uptime', durationText(process.uptime()))],
  ];
  return Promise.all(
    checks.map(async ([subject, check]) => {
      try {
        return await check();
      } catch (error) {
        return { subject, level: 'bad', text: `Does not answer: ${(error as Error).message}` };
      }
    }),
  );
}

async function database({ probeDatabase }: HealthSources): Promise<HealthFact> {
  const start = performance.now();
  await probeDatabase();
  const tookMs = performance.now() - start;
  const text = `Answers in ${tookMs.toFixed(1)} ms`;
  return { subject: 'Database', level: tookMs > slowProbeMs ? 'watch' : 'good', text };
}

async function durability(sources: HealthSources): Promise<HealthFact> {
  const unsafe = (await sources.durability()).filter(({ value, wanted }) => value !== wanted);
  if (unsafe.length === 0) return good('Durability', 'A power cut loses nothing acknowledged');
  const text = unsafe.map(({ name, value, wanted }) => `${name} is ${value}, not ${wanted}`);
  return { subject: 'Durability', level: 'bad', text: text.join('; ') };
}

async function jobs(sources: HealthSources): Promise<HealthFact> {
  const { oldestAt, dead } = await sources.jobs();
  const ageMs = oldestAt === null ? 0 : sources.now().getTime() - Date.parse(oldestAt);
  if (dead > 0) {
    const text = `${dead} failed for good and wait for a decision`;
    return { subject: 'Jobs', level: 'bad', text };
  }
  if (ageMs > oldJobMs) {
    const text = `The oldest waits ${durationText(ageMs / 1_000)}`;
    return { subject: 'Jobs', level: 'watch', text };
  }
  return good('Jobs', 'Done as they come');
}

async function search(sources: HealthSources): Promise<HealthFact> {
  const searchable = sources.searchable();
  if (searchable === null) return good('Search', 'A hosted service answers');
  const published = await sources.published();
  const text = `${searchable.toLocaleString('en-US')} of ${published.toLocaleString('en-US')} public listings`;
  return { subject: 'Search', level: searchable === published ? 'good' : 'watch', text };
}

function rows({ damaged }: HealthSources): HealthFact {
  const found = damaged();
  if (found.length === 0) return good('Rows', 'All that was read could be');
  const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : '';
  const text = `Cannot be read and left out: ${found.slice(0, mostNamed).join(', ')}${more}`;
  return { subject: 'Rows', level: 'bad', text };
}

async function disk({ dataDir }: HealthSources): Promise<HealthFact> {
  const free = await freeBytes(dataDir);
  const level = { plenty: 'good', low: 'watch', none: 'bad' } as const;
  return {
    subject: 'Disk',
    level: level[judgeRoom(free)],
    text: `${(free / gigabyte).toFixed(1)} GB free`,
  };
}

function memory(): HealthFact {
  const { rss, heapUsed } = process.memoryUsage();
  const text = `${megabytes(rss)} in all, ${megabytes(heapUsed)} of it JavaScript`;
  return { subject: 'Memory', level: rss > muchMemoryBytes ? 'watch' : 'good', text };
}

const good = (subject: string, text: string): HealthFact => ({ subject, level: 'good', text });
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}
