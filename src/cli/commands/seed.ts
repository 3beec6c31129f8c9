import { generateListings } from '#demo/inventory/generate-listings.ts';
import type { ListingRepository, NewListing } from '#domain/inventory/listing-repository.ts';
import { CommandError, type Command } from '../command.ts';
import { withListings } from '../open-inventory.ts';
import { wholeNumber } from '../parse-line.ts';
import { Progress } from '../progress.ts';

const batchSize = 500;
const maxCount = 10_000_000;

const help = `Usage: npx omnibus seed [--count N] [--seed S]

Adds N generated demo buses. The same seed always makes the same buses, so running it again adds
nothing and a larger count only adds the rest.

  --count N     how many (default 1000)
  --seed S      a whole number (default 1)
  -h, --help    this text
`;

export const seedCommand: Command = {
  name: 'seed',
  summary: 'add generated demo buses, any number, the same every time',
  help,
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  async run({ values, positionals }, context) {
    if (positionals.length > 0)
      throw new CommandError(
        `${JSON.stringify(positionals[0])} is left over. Usage: npx omnibus seed --count N`,
      );
    const count = wholeNumber('count', String(values.count), 1, maxCount);
    const seed = wholeNumber('seed', String(values.seed), 0, 2 ** 31 - 1);
    const progress = new Progress(context.stderr, 'Seeding');
    const added = await withListings(context, async (listings) => {
      let done = 0;
      let stored = 0;
      for (const batch of batches(generateListings({ count, seed }), batchSize)) {
        stored += await addMissing(listings, batch);
        done += batch.length;
        progress.show(
          done,
          count,
          `${done.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
        );
      }
      return stored;
    }).finally(() => progress.clear());
    const present = count - added;
    const rest = present > 0 ? `, ${present.toLocaleString('en-US')} were there already` : '';
    context.stderr.write(`${added.toLocaleString('en-US')} demo buses added${rest}.\n`);
    return 0;
  },
};

async function addMissing(
  listings: ListingRepository,
  batch: readonly NewListing[],
): Promise<number> {
  const ids = await listings.findByIdentity(
    batch.map(({ source, sourceId }) => ({ source, sourceId, vin: null, stockNumber: null })),
  );
  const missing = batch.filter((_, index) => ids[index] === null);
  if (missing.length > 0) await listings.insertMany(missing);
  return missing.length;
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
