import { measureOnBoth } from '../search/on-both-databases.ts';
import { proveDelivery } from './prove-delivery.ts';

/**
 * `npm run bench -- webhooks`: 10,000 messages to a receiver that fails half of the time, while the process
 * that sends them is killed ten times; on SQLite, and on PostgreSQL where it is installed.
 * @bench unbuilt
 */
await measureOnBoth(async (config) => {
  const begunMs = performance.now();
  const report = await proveDelivery(config, { buses: 500, changesEach: 19, kills: 10 });
  const seconds = ((performance.now() - begunMs) / 1000).toFixed(0);
  const passed = report.missing + report.outOfOrder + report.unverified === 0;
  process.stdout.write(
    `${config.kind}: ${report.messages} messages in ${seconds} s and ${report.asked} attempts, sender killed ${report.kills} times\n` +
      `  missing ${report.missing}, out of order ${report.outOfOrder}, signature not verified ${report.unverified}, taken twice ${report.repeated}\n` +
      `${passed ? 'passed' : 'FAILED'}\n`,
  );
  return passed;
});
