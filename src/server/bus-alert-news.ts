import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { Outbox } from '#domain/outbox.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import type { Logger } from './logger.ts';
import { bounced, mailJob } from './mail-job.ts';
import type { JobHandler } from './outbox-worker.ts';

export interface BusAlertNews {
  /** Looks for buses that came since each alert was last answered, and queues the mails. */
  check(): Promise<void>;
  handler: JobHandler;
  /** Checks every few minutes from now on. */
  start(): void;
  stop(): void;
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
  outbox: Pick<Outbox, 'enqueue' | 'keys'>;
  mailer: Mailer;
  settings: SiteSettings;
  siteUrl: string;
  log: Pick<Logger, 'warn'>;
  /** Shares work by the clock with other nodes; alone unless told otherwise. */
  leases?: JobLeases;
}): BusAlertNews {
  const { leads, listings, searchBuses, outbox, mailer, settings, siteUrl, log } = parts;
  const { leases = unleased } = parts;
  let timer: NodeJS.Timeout | undefined;

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
    // A mail that waits says what is new when it goes; one that was refused waits for a person.
    const asked = await outbox.keys(topic);
    for (let beforeId: number | undefined; ;) {
      const alerts = await leads.page({
        kinds: ['bus-alert'],
        states: ['new'],
        beforeId,
        limit: alertsAtOnce,
      });
      for (const alert of alerts) {
        const key = String(alert.id);
        if (asked.has(key) || !(await newsFor(alert))) continue;
        await outbox.enqueue([{ topic, key }]);
      }
      if (alerts.length < alertsAtOnce) return;
      beforeId = alerts.at(-1)?.id;
    }
  };

  return {
    check,
    handler: mailJob({
      topic,
      async find({ key }) {
        const alert = await leads.findById(Number(key));
        const news = alert && (await newsFor(alert));
        return alert?.email && news ? { alert, to: alert.email, ...news } : null;
      },
      write: ({ alert, ...rest }) =>
        mailInLanguage(
          alertMail({ alert, ...rest, settings, siteUrl }),
          alert.details.language,
          siteUrl,
        ),
      send: (mail) => mailer.send(mail),
      refused: ({ alert }, problem) => leads.addNote(alert.id, 'system', bounced(problem)),
      sent: ({ alert, until }) => leads.markTold(alert.id, until),
    }),
    start() {
      timer = setInterval(() => {
        leases
          .oncePer('bus-alerts', everyMs, check)
          .catch((error: unknown) => log.warn({ err: error }, 'bus alerts were not checked'));
      }, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
