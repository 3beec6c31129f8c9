import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createWhatOthersAsk } from '#domain/search/what-others-ask.ts';
import { generateListings } from '#demo/inventory/generate-listings.ts';

/**
 * `npm run bench -- prices 5000`: what a bus page pays for what others ask, where it is not remembered.
 * At most a millisecond a bus is asked for at 5,000 listings; a missed figure ends with an error.
 * @bench unbuilt
 */
const mostMs = 1;
const asked = 1_000;
const perInsert = 1_000;

const count = Number(process.argv[2] ?? 5_000);
const folder = await mkdtemp(join(tmpdir(), 'bench-prices-'));
const database = await openDatabase({ kind: 'sqlite', path: join(folder, 'prices.db') });
await migrate(database);
const repository = createListingRepository(database);
const all = [...generateListings({ count, seed: 1 })];
for (let at = 0; at < all.length; at += perInsert)
  await repository.insertMany(all.slice(at, at + perInsert));

const { listings } = await repository.page({
  statuses: ['published'],
  order: { by: 'id' },
  offset: 0,
  limit: asked,
});
const whatOthersAsk = createWhatOthersAsk(repository, () => new Date());
for (const bus of listings.slice(0, 50)) await whatOthersAsk(bus);

const times: number[] = [];
const answers = new Map<string, number>();
let most = 0;
for (const bus of listings) {
  const begun = performance.now();
  const answer = await whatOthersAsk(bus);
  times.push(performance.now() - begun);
  answers.set(answer.outcome, (answers.get(answer.outcome) ?? 0) + 1);
  if (answer.outcome === 'told') most = Math.max(most, answer.count);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;

console.log(`${count} listings, ${listings.length} buses asked about`);
console.log(
  `answers: ${[...answers].map(([is, n]) => `${is} ${n}`).join(', ')}; at most ${most} buses`,
);
console.log(
  `a bus: ${mean.toFixed(2)} ms in the mean, half ${at(0.5).toFixed(2)}, 99 of 100 ${at(0.99).toFixed(2)}`,
);
await database.close();
await rm(folder, { recursive: true });
if (mean > mostMs && count <= 5_000) process.exitCode = 1;
