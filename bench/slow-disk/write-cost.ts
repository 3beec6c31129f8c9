import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#db/open-database.ts';

/**
 * `node bench/slow-disk/write-cost.ts`: what a write costs in the thread that asks and on a thread of
 * its own, on the disk of the system's temporary folder. One writer; the two take turns.
 */
const rounds = 20;
const writesARound = 50;

const folder = await mkdtemp(join(tmpdir(), 'omnibus-write-cost-'));
const places = ['in the same thread', 'on its own thread'] as const;

async function prepared(place: (typeof places)[number]) {
  const path = join(folder, `${place.replaceAll(' ', '-')}.db`);
  const database = await openDatabase({ kind: 'sqlite', path });
  await sql`create table notes (id integer primary key, words text)`.execute(database.kysely);
  if (place === 'on its own thread') await database.writeOnThread?.();
  const write = (of: typeof database.kysely) =>
    sql`insert into notes (words) values (${'words '.repeat(20)})`.execute(of);
  return {
    place,
    database,
    work: {
      'one statement': () => write(database.kysely),
      'a transaction of five': () =>
        database.kysely.transaction().execute(async (trx) => {
          for (let count = 0; count < 5; count++) await write(trx);
        }),
      'one statement that waits for no flush': () => write(database.bookkeeping!),
    } as Record<string, () => Promise<unknown>>,
  };
}

const beds = await Promise.all(places.map(prepared));
const taken = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const { place, work } of beds) {
    for (const [what, write] of Object.entries(work)) {
      const list = taken.get(`${what}, ${place}`) ?? [];
      taken.set(`${what}, ${place}`, list);
      for (let count = 0; count < writesARound; count++) {
        const began = performance.now();
        await write();
        // The first round compiles.
        if (round > 0) list.push(performance.now() - began);
      }
    }
  }
}
for (const [what, list] of [...taken].toSorted()) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(3);
  process.stdout.write(`${what}: ${at(0.5)} ms at p50, ${at(0.9)} at p90\n`);
}
for (const { database } of beds) await database.close();
await rm(folder, { recursive: true });
process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
