import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import type { MailSink } from '#test/contracts/mailer-sink.ts';
import type { Acknowledged } from '../torture/writers.ts';

const toVisitors = 'lead-tell-visitor';

/**
 * Waits until everybody who was told a reference has a mail. What waits for its next try is made due:
 * that a job waits is right, that it is not sent in the end would be wrong.
 */
export async function untilMailed(
  config: DatabaseConfig,
  sink: MailSink,
  told: readonly Acknowledged[],
  patienceMs: number,
): Promise<{ sent: number; again: number; wrong: string[] }> {
  const database = await openDatabase(config);
  try {
    const { kysely } = database;
    await kysely
      .updateTable('outbox')
      .set({ available_at: new Date().toISOString() })
      .where('topic', '=', toVisitors)
      .where('dead', '=', 0)
      .execute();
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      const { waiting } = await kysely
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('topic', '=', toVisitors)
        .where('dead', '=', 0)
        .executeTakeFirstOrThrow();
      if (Number(waiting) === 0 || performance.now() > giveUpAt) break;
      await sleep(500);
    }
    const dead = await kysely
      .selectFrom('outbox')
      .select(['topic', 'last_error'])
      .where('dead', '=', 1)
      .execute();
    const mails = new Map<string, number>();
    for (const { recipients } of sink.mails)
      for (const recipient of recipients) {
        const address = /<([^>]+)>/.exec(recipient)?.[1] ?? '';
        mails.set(address, (mails.get(address) ?? 0) + 1);
      }
    const counts = told.map(({ key }) => mails.get(`${key}@example.com`) ?? 0);
    const without = counts.filter((count) => count === 0).length;
    return {
      sent: counts.reduce((sum, count) => sum + count, 0),
      again: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
      wrong: [
        ...(without > 0 ? [`${without} of ${told.length} people got no mail`] : []),
        ...dead.map(({ topic, last_error }) => `dead job ${topic}: ${last_error}`),
      ],
    };
  } finally {
    await database.close();
  }
}
