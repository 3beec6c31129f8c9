import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { picturesOf } from '#demo/demo-pictures.ts';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { tellHistory } from '#domain/inventory/history/tell-history.ts';
import { measureOnBoth } from '../search/on-both-databases.ts';

/**
 * `npm run bench -- history`: what it costs to tell the history of one bus among 100,000 changes, beside
 * reading the bus itself, and what writing changes down costs those who make them; on SQLite, and on
 * PostgreSQL where it is installed.
 * @bench unbuilt
 */
const busCount = 1_000;
const changesEach = 90;
/** One bus has a feed that changes it all day long. */
const busiestChanges = 4_000;
const mostMs = 5;
const asked = 400;

const demo = demoListings();

async function measure(config: DatabaseConfig): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    await database.writeOnThread?.();
    await migrate(database);
    const repository = createListingRepository(database);
    const ids = await repository.insertMany(
      Array.from({ length: busCount }, (_, at) => {
        const { details } = demo[at % demo.length]!;
        const images = picturesOf(details).images;
        return { details, status: 'published', images, source: 'bench', sourceId: String(at) };
      }),
    );
    let draw = 1;
    const change = (of: readonly number[]) =>
      repository.updateMany(
        of.map((id) => {
          draw += 1;
          const details = { priceCents: 1_000_000 + draw, mileageMiles: draw };
          return { id, patch: { details, status: 'published' as const } };
        }),
      );
    const round = async (rounds: number) => {
      const begun = performance.now();
      for (let at = 0; at < rounds; at += 1) await change(ids);
      return performance.now() - begun;
    };
    // As far as the record is concerned it is the same who changes a bus; this way it takes seconds.
    const raise = (where: string) =>
      sql
        .raw(
          `update bus_listings set revision = revision + 1, price_cents = 1000000 + revision, mileage_miles = revision ${where}`,
        )
        .execute(database.kysely);
    for (let at = 0; at < changesEach; at += 1) await raise('');
    for (let at = 0; at < busiestChanges; at += 1) await raise(`where id = ${ids[0]!}`);
    const rounds = 5;
    await round(1);
    const writtenMs = (await round(rounds)) / rounds / busCount;
    const records = await database.kysely
      .selectFrom('listing_changes')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();

    const tell = async (id: number) => {
      const listing = (await repository.findById(id))!;
      const begun = performance.now();
      const history = tellHistory(listing, [], await repository.records(id));
      if (history.prices.at(-1)?.cents !== listing.priceCents) throw new Error('not its history');
      return performance.now() - begun;
    };
    const bus = (at: number) => ids[1 + ((at * 7) % (busCount - 1))]!;
    for (let at = 0; at < 50; at += 1) await tell(bus(at));
    const of = await spread((at) => tell(bus(at)));
    const busiest = await spread(() => tell(ids[0]!));
    const floor = await spread(async (at) => {
      const begun = performance.now();
      await repository.findById(bus(at));
      return performance.now() - begun;
    });
    // The same writes with nothing written down.
    for (const drop of dropTriggers[database.engine]) await sql.raw(drop).execute(database.kysely);
    const plainMs = (await round(rounds)) / rounds / busCount;

    const passed = of.middle <= mostMs && busiest.middle <= mostMs;
    process.stdout.write(
      `${config.kind}: ${Number(records.count)} records of ${busCount} buses\n` +
        `  history of a bus of ${changesEach} changes: ${say(of)}, ${(of.middle / floor.middle).toFixed(1)} × reading the bus (at most ${mostMs} ms)\n` +
        `  of the busiest, ${busiestChanges} changes, the newest told: ${say(busiest)}\n` +
        `  a change written in bulk: ${writtenMs.toFixed(3)} ms, ${(writtenMs / plainMs).toFixed(2)} × without the record\n` +
        `${passed ? 'passed' : 'FAILED'}\n`,
    );
    return passed;
  } finally {
    await database.close();
  }
}

const dropTriggers = {
  sqlite: ['drop trigger bus_listings_record'],
  postgres: ['alter table bus_listings disable trigger bus_listings_record'],
};

interface Spread {
  middle: number;
  p95: number;
}

async function spread(once: (at: number) => Promise<number>): Promise<Spread> {
  const times: number[] = [];
  for (let at = 0; at < asked; at += 1) times.push(await once(at));
  times.sort((one, other) => one - other);
  return { middle: times[asked / 2]!, p95: times[Math.floor(asked * 0.95)]! };
}

const say = ({ middle, p95 }: Spread) => `${middle.toFixed(2)} ms (95 %: ${p95.toFixed(2)} ms)`;

await measureOnBoth(measure);
