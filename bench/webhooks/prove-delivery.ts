import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { createWebhooks } from '#server/wiring/webhooks/create-webhooks.ts';
import { staffSecret } from './brisk-patience.ts';
import { fickleReceiver } from './fickle-receiver.ts';

export interface DeliveryReport {
  messages: number;
  kills: number;
  /** Attempts that reached the receiver. */
  asked: number;
  missing: number;
  /** Taken more than once: the sender never learned of the first time. */
  repeated: number;
  outOfOrder: number;
  unverified: number;
}

const clerk = { id: 'bench', name: 'Bench', email: 'bench@example.com', role: 'owner' } as const;

/**
 * Publishes buses and changes each so many times while a process of its own sends what is told of them
 * and is killed in the middle of it, again and again. Ends when nothing waits any more.
 */
export async function proveDelivery(
  config: DatabaseConfig,
  { buses, changesEach, kills }: { buses: number; changesEach: number; kills: number },
): Promise<DeliveryReport> {
  const receiver = await fickleReceiver();
  const database = await openDatabase(config);
  let sender: ChildProcess | null = null;
  const start = () => {
    const program = join(projectRoot, 'bench/webhooks/sender.ts');
    const args = [...process.execArgv, program, JSON.stringify(config), receiver.host];
    sender = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const kill = async () => {
    const dying = sender;
    if (!dying) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };
  try {
    await migrate(database);
    const { service } = await createWebhooks({
      database,
      siteUrl: 'https://omnibus.example',
      secret: staffSecret,
      webhooks: { privateHosts: [receiver.host] },
      now: () => new Date(),
    });
    const added = await service.add(
      { url: `http://${receiver.host}/hooks`, events: ['bus.published', 'bus.changed'] },
      { ...clerk },
    );
    if (added.outcome !== 'added') throw new Error(added.text);
    receiver.trust(added.secret);

    const listings = createListingRepository(database);
    const ids = await listings.insertMany(
      Array.from({ length: buses }, (_, at) => ({
        details: { ...emptyBusDetails, year: 2015, bodyMake: 'Champion', priceCents: 1_000_000 },
        status: 'published' as const,
        images: [],
        source: 'bench',
        sourceId: String(at),
      })),
    );
    start();
    const messages = buses * (changesEach + 1);
    const write = async () => {
      for (let change = 1; change <= changesEach; change += 1) {
        await listings.updateMany(
          ids.map((id) => ({ id, patch: { details: { mileageMiles: change } } })),
        );
        await sleep(20);
      }
    };
    const hinder = async () => {
      for (let killed = 1; killed <= kills; killed += 1) {
        const enough = (messages * killed) / (kills + 1);
        while (receiver.taken.size < enough) await sleep(5);
        await kill();
        start();
      }
    };
    await Promise.all([write(), hinder()]);
    const waiting = async () => {
      const jobs = database.kysely.selectFrom('outbox').select('id').limit(1);
      return (await jobs.executeTakeFirst()) !== undefined;
    };
    while (await waiting()) await sleep(50);
    const sent = await database.kysely
      .selectFrom('webhook_messages')
      .select('message_id')
      .where('state', '=', 'delivered')
      .execute();
    const arrived = sent.filter(({ message_id: id }) => receiver.taken.has(id)).length;
    return {
      messages,
      kills,
      asked: receiver.asked(),
      missing: messages - arrived,
      repeated: [...receiver.taken.values()].reduce((sum, times) => sum + times - 1, 0),
      outOfOrder: receiver.outOfOrder(),
      unverified: receiver.unverified(),
    };
  } finally {
    await kill();
    await database.close();
    await receiver.close();
  }
}
