import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import { wirePartners } from '#server/wiring/partners/wire-partners.ts';

/**
 * `npm run bench -- partners [ROWS]`: a partner's body of JSON lines on SQLite. Tells how long receiving,
 * storing and writing take, and the memory they need.
 * @bench unbuilt
 */
const rows = Number(process.argv[2] ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'omnibus-rows-'));
const database = await openDatabase({ kind: 'sqlite', path: join(folder, 'omnibus.db') });
await migrate(database);
const now = () => new Date();
const { files } = wirePartners({ database, dataDir: folder, jobTopics: [], now }).services;
const key = { id: 1, name: 'Bench', source: 'bench' } as PartnerKey;

async function* lines() {
  const encoder = new TextEncoder();
  for (let number = 0; number < rows; number++)
    yield encoder.encode(
      `${JSON.stringify({ sourceId: `B-${number}`, make: 'Thomas', model: 'C2', year: 2010 + (number % 14), priceCents: 1_000_000 + number, mileageMiles: 20_000 + number, city: 'Newark', state: 'NJ', description: 'Runs well. '.repeat(20) })}\n`,
    );
}
let mostMb = 0;
const watch = setInterval(() => {
  mostMb = Math.max(mostMb, process.memoryUsage().rss / 1e6);
}, 50);
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  mostMb = process.memoryUsage().rss / 1e6;
  const startedMs = performance.now();
  const done = await work();
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
  process.stdout.write(`${what}: ${seconds} s, at most ${Math.round(mostMb)} MB resident\n`);
  return done;
}

const received = await timed('received and looked at', () => files.receive(lines()));
if (received.outcome !== 'received') throw new Error(received.outcome);
const begun = await timed('stored', () => files.begin(key, received.received, { dryRun: false }));
await timed('compared and written', () => files.goOn(begun.record.id, () => true));
const found = await files.find(key, begun.record.id);
process.stdout.write(`${JSON.stringify(found?.counts)}\n`);
clearInterval(watch);
await database.close();
await rm(folder, { recursive: true });
