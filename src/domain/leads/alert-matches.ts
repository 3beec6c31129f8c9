import { demoReference } from './reference.ts';
import type { Outbox } from '../outbox.ts';
import type { LeadRepository } from './lead-repository.ts';
import type { Lead } from './lead.ts';

/** The topic of the job that tells of new buses; its key is the alert's id. */
export const alertMailTopic = 'lead-alert-news';

const alertsAtOnce = 500;

interface AlertMatches<Bus> {
  /** The buses that came since the alert was last answered; null when there is nothing to tell. */
  newBusesFor(alert: Lead): Promise<{
    cards: Bus[];
    /** When the newest of them was published. */
    until: string;
  } | null>;
  /** Looks at every open alert, and queues the mails. */
  check(): Promise<void>;
}

/** Which buses are new to people who described the one they want. */
export function alertMatches<Bus extends { id: number }>(parts: {
  leads: Pick<LeadRepository, 'page'>;
  /** What the site's own search finds for these words; nothing unless it heeded all of them. */
  search(wanted: string, language: string | undefined): Promise<readonly Bus[]>;
  listings: {
    findByIds(ids: readonly number[]): Promise<{ id: number; publishedAt: string | null }[]>;
  };
  outbox: Pick<Outbox, 'enqueue' | 'keys'>;
}): AlertMatches<Bus> {
  const newBusesFor = async (alert: Lead) => {
    const { wanted, language, toldUntil } = alert.details;
    if (!wanted || alert.kind !== 'bus-alert' || alert.state !== 'new') return null;
    // Nobody waits for mails about demo data.
    if (alert.reference.startsWith(demoReference)) return null;
    const cards = await parts.search(wanted, language);
    const since = toldUntil ?? alert.updatedAt;
    const stored = await parts.listings.findByIds(cards.map(({ id }) => id));
    const fresh = new Map(
      stored.flatMap(({ id, publishedAt }) =>
        publishedAt && publishedAt > since ? [[id, publishedAt] as const] : [],
      ),
    );
    const until = [...fresh.values()].toSorted().at(-1);
    return until ? { cards: cards.filter(({ id }) => fresh.has(id)), until } : null;
  };

  return {
    newBusesFor,
    async check() {
      // A mail that waits says what is new when it goes; one that was refused waits for a person.
      const asked = await parts.outbox.keys(alertMailTopic);
      for (let beforeId: number | undefined; ;) {
        const alerts = await parts.leads.page({
          kinds: ['bus-alert'],
          states: ['new'],
          beforeId,
          limit: alertsAtOnce,
        });
        for (const alert of alerts) {
          const key = String(alert.id);
          if (asked.has(key) || !(await newBusesFor(alert))) continue;
          await parts.outbox.enqueue([{ topic: alertMailTopic, key }]);
        }
        if (alerts.length < alertsAtOnce) return;
        beforeId = alerts.at(-1)?.id;
      }
    },
  };
}
