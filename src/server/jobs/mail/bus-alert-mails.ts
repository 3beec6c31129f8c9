import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { alertMatches, alertMailTopic } from '#domain/leads/alert-matches.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { Outbox } from '#domain/outbox.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import type { Task } from '../scheduler.ts';
import { bounced, mailJob } from './mail-job.ts';
import type { JobHandler } from '../outbox-worker.ts';

export interface BusAlertMails {
  /** Looks for buses that came since each alert was last answered, and queues the mails. */
  check(): Promise<void>;
  handler: JobHandler;
  every: readonly Task[];
}

const everyMs = 5 * 60_000;

/**
 * Tells people of buses like the one they described. What an alert finds is what the site's own
 * search finds for its words, without dropping a condition.
 */
export function busAlertMails(parts: {
  leads: LeadRepository;
  listings: Pick<ListingRepository, 'findByIds'>;
  searchBuses: SearchBuses;
  outbox: Pick<Outbox, 'enqueue' | 'keys'>;
  mailer: Mailer;
  settings: SiteSettings;
  siteUrl: string;
}): BusAlertMails {
  const { leads, searchBuses, mailer, settings, siteUrl } = parts;

  const { newBusesFor, check } = alertMatches<BusCard>({
    ...parts,
    async search(text, language) {
      const found = await searchBuses(
        { text, chosen: new Map(), near: null, sort: 'newest', page: 1 },
        smartLanguage(language),
      );
      return found.dropped.length > 0 ? [] : found.cards;
    },
  });

  return {
    check,
    handler: mailJob({
      topic: alertMailTopic,
      async find({ key }) {
        const alert = await leads.findById(Number(key));
        const newBuses = alert && (await newBusesFor(alert));
        return alert?.email && newBuses ? { alert, to: alert.email, ...newBuses } : null;
      },
      reads: ({ alert }) => alert.details.language,
      write: ({ alert, ...rest }) => alertMail({ alert, ...rest, settings, siteUrl }),
      send: (mail) => mailer.send(mail),
      refused: ({ alert }, problem) => leads.addNote(alert.id, 'system', bounced(problem)),
      sent: ({ alert, until }) => leads.markTold(alert.id, until),
    }),
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
