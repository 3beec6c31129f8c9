import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import type { Acknowledged } from './writers.ts';

export interface Verdict {
  stored: number;
  /** Acknowledged to a visitor, but not there, or there with other words. */
  lost: string[];
  /** Messages that are there more than once. */
  doubled: string[];
  /** Leads without their event, key or jobs. */
  torn: string[];
}

/** Compares what visitors were told with what the database holds. */
export async function verify(
  config: DatabaseConfig,
  told: readonly Acknowledged[],
): Promise<Verdict> {
  const database = await openDatabase(config);
  try {
    // Of one instant: what a killed server had sent to PostgreSQL may still be committed meanwhile.
    const [leads, events, keys] = await database.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(
        async (trx) =>
          [
            await trx.selectFrom('leads').select(['id', 'reference', 'message']).execute(),
            await trx.selectFrom('lead_events').select('lead_id').execute(),
            await trx
              .selectFrom('idempotency_records')
              .select('answer')
              .where('scope', '=', 'lead')
              .execute(),
          ] as const,
      );
    const messages = new Map<string, number>();
    for (const { message } of leads) {
      messages.set(message ?? '', (messages.get(message ?? '') ?? 0) + 1);
    }
    const stored = new Set(leads.map(({ reference, message }) => `${reference} ${message}`));
    const withEvent = new Set(events.map(({ lead_id }) => lead_id));
    const withKey = new Set(keys.map(({ answer }) => answer));
    return {
      stored: leads.length,
      lost: told
        .filter(({ reference, message }) => !stored.has(`${reference} ${message}`))
        .map(({ reference }) => reference),
      doubled: [...messages].filter(([, count]) => count > 1).map(([message]) => message),
      torn: [
        ...leads
          .filter(({ id, reference }) => !withEvent.has(id) || !withKey.has(reference))
          .map(({ reference }) => reference),
        ...(keys.length === leads.length ? [] : [`${keys.length} keys for ${leads.length} leads`]),
      ],
    };
  } finally {
    await database.close();
  }
}
