import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { Outbox } from '#domain/outbox.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import type { Task } from './jobs/scheduler.ts';
import type { JobHandler } from './outbox-worker.ts';

export interface BusAlertNews {
  /** Looks for buses that came since each alert was last answered, and queues the mails. */
  check(): Promise<void>;
  handler: JobHandler;
  every: readonly Task[];
}

const everyMs = 5 * 60_000;

const topic = 'lead-alert-news';
const alertsAtOnce = 500;

interface News {
  cards: BusCard[];
  /** When the newest of them was published. */
  until: string;
}

/**
 * Tells people of buses like the one they described. What an alert finds is what the site's own
 * search finds for its words, without dropping a condition.
 */
export function busAlertNews(parts: {
  leads: LeadRepository;
  listings: Pick<ListingRepository, 'findByIds'>;
  searchBuses: SearchBuses;
  outbox: Pick<Outbox, 'enqueue'>;
  mailer: Mailer;
  settings: SiteSettings;
  siteUrl: string;
}): BusAlertNews {
  const { leads, listings, searchBuses, outbox, mailer, settings, siteUrl } = parts;

  const newsFor = async (alert: Lead): Promise<News | null> => {
    const text = alert.details.wanted;
    if (!text || alert.kind !== 'bus-alert' || alert.state !== 'new') return null;
    const found = await searchBuses(
      {
        text,
        chosen: new Map(),
        near: null,
        sort: 'newest',
        page: 1,
      },
      smartLanguage(alert.details.language),
    );
    if (found.dropped.length > 0) return null;
    const since = alert.details.toldUntil ?? alert.updatedAt;
    const stored = await listings.findByIds(found.cards.map(({ id }) => id));
    const fresh = new Map(
      stored.flatMap(({ id, publishedAt }) =>
        publishedAt && publishedAt > since ? [[id, publishedAt] as const] : [],
      ),
    );
    const until = [...fresh.values()].toSorted().at(-1);
    return until ? { cards: found.cards.filter(({ id }) => fresh.has(id)), until } : null;
  };

  const check = async () => {
    for (let beforeId: number | undefined; ;) {
      const alerts = await leads.page({
        kinds: ['bus-alert'],
        states: ['new'],
        beforeId,
        limit: alertsAtOnce,
      });
      for (const alert of alerts) {
        if (await newsFor(alert)) await outbox.enqueue([{ topic, key: String(alert.id) }]);
      }
      if (alerts.length < alertsAtOnce) return;
      beforeId = alerts.at(-1)?.id;
    }
  };

  return {
    check,
    handler: {
      topic,
      timeoutMs: 60_000,
      async handle(jobs) {
        for (const job of jobs) {
          const alert = await leads.findById(Number(job.key));
          const news = alert && (await newsFor(alert));
          if (!alert?.email || !news) continue;
          const mail = alertMail({ alert, to: alert.email, ...news, settings, siteUrl });
          await mailer.send(mailInLanguage(mail, alert.details.language, siteUrl));
          await leads.markTold(alert.id, news.until);
        }
      },
    },
    every: [
      {
        name: 'bus-alerts',
        everyMs,
        lease: true,
        run: check,
        fault: 'bus alerts were not checked',
      },
    ],
  };
}
