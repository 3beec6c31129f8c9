import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { createAlertStore } from '#db/repositories/alert-store.ts';
import { leadColumns } from '#db/repositories/lead-statements.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { createCheckAlerts } from '#domain/alerts/check-alerts.ts';
import type { LeadDetails } from '#domain/leads/lead-forms.ts';
import { makeReference } from '#domain/leads/reference.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { startInventoryServices } from '#server/wiring/inventory/inventory-services.ts';
import { seededRandom } from '../search/random.ts';
import { measureOnBoth } from '../search/on-both-databases.ts';

/**
 * `npm run bench -- alerts [--alerts=100000 --questions=20000 --listings=1000 --before=4000]`: how long
 * it takes to find out whom new listings concern and to queue the mails, beside the floor of only
 * reading the alerts; on SQLite, and on PostgreSQL where it is installed.
 * @bench unbuilt expose-gc
 */
const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '20000' },
    listings: { type: 'string', default: '1000' },
    before: { type: 'string', default: '4000' },
  },
});
const [alertCount, questionCount, listingCount, beforeCount] = [
  values.alerts,
  values.questions,
  values.listings,
  values.before,
].map(Number) as [number, number, number, number];
const mostSeconds = 60;
/** What a run may hold on to above what was there before it. */
const mostMegabytes = 150;

const typed = readFileSync(join(import.meta.dirname, '../relevance/questions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => line.split(' | ')[0]!);
const prices = ['', 'under 20k', 'under 35k', 'under 60k', 'under 90k', 'over 40k', '30k to 70k'];
const years = ['', '2012 or newer', '2016 or newer', '2019 or newer', '2008 to 2015'];
const filters = ['', 'cdl=no', 'wheelchair=yes', 'near=08067&within=250', 'price=20000-45000'];

/** Question number `at`: what buyers type, with a limit or a filter of their own. */
function questionAt(at: number): LeadDetails {
  const of = <T>(all: readonly T[], each: number): T => all[Math.floor(at / each) % all.length]!;
  const words = [of(typed, 1), of(prices, typed.length), of(years, typed.length * prices.length)];
  const filter = of(filters, typed.length * prices.length * years.length);
  return { wanted: words.filter(Boolean).join(' '), ...(filter ? { filters: filter } : {}) };
}

/** Few ask most: a question is the likelier the lower its number. */
async function addAlerts({ kysely }: Database): Promise<void> {
  const random = seededRandom(7);
  const at = new Date(Date.now() - 60_000).toISOString();
  for (let from = 0; from < alertCount; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, alertCount - from) }, (_, index) => {
      const number = from + index;
      const asked = number < questionCount ? number : questionCount * random.next() ** 3;
      const bytes = Uint8Array.from({ length: 12 }, (_byte, place) => (number >> (5 * place)) & 31);
      return {
        ...leadColumns({
          reference: makeReference(bytes),
          kind: 'bus-alert',
          state: 'new',
          firstName: null,
          lastName: null,
          email: `buyer-${number}@example.com`,
          phone: null,
          phoneE164: null,
          message: null,
          bus: null,
          details: questionAt(Math.floor(asked)),
          spamScore: 0,
          spamReasons: [],
          token: number.toString(16).padStart(32, '0'),
        }),
        created_at: at,
        updated_at: at,
        revision: 1,
        text_hash: null,
      };
    });
    await kysely.insertInto('leads').values(rows).execute();
  }
}

const demo = demoListings().filter(({ status }) => status === 'published');
const listingAt = (at: number): NewListing => {
  const { details } = demo[at % demo.length]!;
  const { priceCents } = details;
  return {
    status: 'published',
    images: [],
    source: 'bench',
    sourceId: String(at),
    details: {
      ...details,
      stockNumber: `N-${at}`,
      vin: null,
      priceCents: priceCents && priceCents + (at % 97) * 1_000,
    },
  };
};

async function measure(config: DatabaseConfig): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    await database.writeOnThread?.();
    await migrate(database);
    const repository = createListingRepository(database);
    const add = async (from: number, count: number) => {
      await repository.insertMany(Array.from({ length: count }, (_, at) => listingAt(from + at)));
    };
    for (let from = 0; from < beforeCount; from += 1_000) {
      await add(from, Math.min(1_000, beforeCount - from));
    }
    await addAlerts(database);
    const buses = await startInventoryServices({
      repository,
      versions: createTagVersions(database),
      log: createLogger('silent'),
      now: () => new Date(),
    });
    const store = createAlertStore(database);
    const followMs = await timed(() => store.follow());
    const check = createCheckAlerts({
      ...buses,
      alerts: store,
      listings: repository,
      refresh: buses.refresh.refresh,
      outbox: createOutbox(database),
      now: () => new Date(),
    });
    await check();
    await add(beforeCount, listingCount);
    await buses.refresh.refresh();
    const floorMs = await timed(() => readAll(database));
    const memory = watchMemory();
    const cpu = process.cpuUsage();
    const totalMs = await timed(check);
    const { user, system } = process.cpuUsage(cpu);
    const megabytes = memory.stop();
    const againMs = await timed(check);
    const rows = async (table: 'alert_questions' | 'alert_news' | 'outbox') => {
      const query = database.kysely.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
      return Number((await query.executeTakeFirstOrThrow()).count);
    };
    buses.close();
    const passed = totalMs <= mostSeconds * 1_000 && megabytes <= mostMegabytes;
    process.stdout.write(
      `${config.kind}: ${alertCount} alerts asking ${await rows('alert_questions')} questions, ${listingCount} new listings beside ${beforeCount}\n` +
        `  whom they concern, and the mails queued: ${seconds(totalMs)} (at most ${mostSeconds} s; ${seconds((user + system) / 1_000)} of processor time), ${(totalMs / floorMs).toFixed(0)} × only reading the alerts (${seconds(floorMs)})\n` +
        `  found ${await rows('alert_news')} answers, queued ${await rows('outbox')} mails, held up to ${megabytes.toFixed(0)} MB more (at most ${mostMegabytes} MB)\n` +
        `  once more, with nothing new: ${seconds(againMs)}; alerts made from their leads, once: ${seconds(followMs)}\n` +
        `${passed ? 'passed' : 'FAILED'}\n`,
    );
    return passed;
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

async function readAll({ kysely }: Database): Promise<void> {
  for (let afterId = 0; ;) {
    const rows = await kysely
      .selectFrom('leads')
      .selectAll()
      .where('kind', '=', 'bus-alert')
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(1_000)
      .execute();
    if (rows.length === 0) return;
    for (const { details } of rows) JSON.parse(details);
    afterId = Number(rows.at(-1)!.id);
  }
}

/** The most that was held above the beginning, looked at ten times a second. */
function watchMemory() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
  return {
    stop() {
      clearInterval(timer);
      return (most - before) / 2 ** 20;
    },
  };
}

await measureOnBoth(measure);
