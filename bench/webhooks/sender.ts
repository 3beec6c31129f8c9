import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { startOutboxWorker } from '#server/jobs/outbox-worker.ts';
import { createWebhooks } from '#server/wiring/webhooks/create-webhooks.ts';
import { briskPatience, staffSecret } from './brisk-patience.ts';

/** The process that is killed: it works off what waits in a database, as a server does. */
const [config = '', receiver = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(config) as DatabaseConfig);
await database.writeOnThread?.();
const webhooks = await createWebhooks({
  database,
  siteUrl: 'https://omnibus.example',
  secret: staffSecret,
  webhooks: { privateHosts: [receiver], patience: briskPatience },
  now: () => new Date(),
});
const log = {
  info() {},
  warn: (...told: unknown[]) => process.stderr.write(`${JSON.stringify(told)}\n`),
  error: (...told: unknown[]) => process.stderr.write(`${JSON.stringify(told)}\n`),
};
startOutboxWorker({
  outbox: createOutbox(database),
  handlers: webhooks.handlers,
  log: log as unknown as Parameters<typeof startOutboxWorker>[0]['log'],
  pollMs: 50,
});
// The worker's timers keep nobody awake.
setInterval(() => {}, 60_000);
