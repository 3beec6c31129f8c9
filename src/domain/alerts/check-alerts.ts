import type { ListingRepository } from '../inventory/listing-repository.ts';
import type { Outbox } from '../outbox.ts';
import type { MatchListings } from '../search/match-listings.ts';
import type { AlertStore } from './alert-store.ts';
import { createMatchAlerts } from './match-alerts.ts';

/** The topic of the job that sends an alert's next mail; its key is the id of the alert's lead. */
export const alertMailTopic = 'lead-alert-news';

const alertsAtOnce = 1_000;

/** Looks what the inventory's changes are to alerts, and queues the mails that may go. */
export function createCheckAlerts(parts: {
  alerts: AlertStore;
  listings: Pick<ListingRepository, 'changedSince' | 'findByIds'>;
  matchListings: MatchListings;
  /** Resolves when the search holds what the database does. */
  refresh(): Promise<void>;
  outbox: Pick<Outbox, 'enqueue' | 'keys'>;
  now(): Date;
}): () => Promise<void> {
  const { alerts, outbox, now } = parts;
  const matchAlerts = createMatchAlerts(parts);
  return async () => {
    await parts.refresh();
    await matchAlerts();
    // A mail that waits says what is new when it goes; one that was refused waits for a person.
    const asked = await outbox.keys(alertMailTopic);
    for (let afterLeadId = 0; ;) {
      const due = await alerts.due({ at: now(), afterLeadId, limit: alertsAtOnce });
      const keys = due.map(String).filter((key) => !asked.has(key));
      if (keys.length > 0) {
        await outbox.enqueue(keys.map((key) => ({ topic: alertMailTopic, key })));
      }
      if (due.length < alertsAtOnce) return;
      afterLeadId = due.at(-1) ?? 0;
    }
  };
}
