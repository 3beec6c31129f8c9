import type { AdfPoster, ForwardTopic } from '#domain/leads/adf/forward-topics.ts';
import { writeAdf } from '#domain/leads/adf/write-adf.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import { inLanguage } from '#messages/in-language.ts';
import { leadOfJob } from '../mail/lead-of-job.ts';
import { bounced, mailJob } from '../mail/mail-job.ts';
import type { JobHandler } from '../outbox-worker.ts';
import { busesOf, describeProspect } from './describe-prospect.ts';
import type { LeadHandlerParts } from '../mail/lead-handlers.ts';

export interface AdfWays {
  /** Where the CRM reads its mail; null when it reads none. */
  mailTo: string | null;
  /** Null when it takes none over HTTPS. */
  poster: AdfPoster | null;
}

/** Which jobs a lead is stored with. */
export function forwardTopics({ mailTo, poster }: AdfWays): ForwardTopic[] {
  return [
    ...(mailTo === null ? [] : (['lead-adf-mail'] as const)),
    ...(poster === null ? [] : (['lead-adf-post'] as const)),
  ];
}

/**
 * Tells a CRM of leads, one message a lead. A lead that is spam by the time of its job, or erased, is
 * told to nobody. What was told twice has the same id, and as a mail the same Message-ID.
 */
export function adfHandlers(
  { mailTo, poster }: AdfWays,
  parts: Omit<LeadHandlerParts, 'staffMail' | 'salesAddress'>,
): JobHandler[] {
  const { leads, listings, mailer } = parts;
  const find = leadOfJob(leads);

  async function write(lead: Lead): Promise<string> {
    const buses = busesOf(lead);
    const found = buses.length > 0 ? await listings.findByIds(buses) : [];
    return inLanguage('en', () => writeAdf(describeProspect(lead, found, parts)));
  }

  return [
    mailJob<Lead>({
      topic: 'lead-adf-mail' satisfies ForwardTopic,
      find,
      async write(lead) {
        // Switched off since the job was stored.
        if (mailTo === null) return null;
        return {
          id: `lead-adf-${lead.reference}`,
          to: mailTo,
          replyTo: lead.email,
          subject: `Lead ${lead.reference}`,
          text: await write(lead),
          html: '',
        };
      },
      send: (mail) => mailer.send(mail),
      refused: ({ id }, problem) =>
        leads.addNote(id, 'system', bounced(problem, 'our mail to the CRM')),
    }),
    {
      topic: 'lead-adf-post' satisfies ForwardTopic,
      retries: mailRetries,
      async handle(jobs) {
        for (const job of jobs) {
          const lead = poster && (await find(job));
          if (!lead) continue;
          const answer = await poster.post(await write(lead), lead.reference);
          if (answer.outcome === 'taken') continue;
          const words = `The CRM has not taken lead ${lead.reference}: ${answer.reason}`;
          throw answer.lasting ? new PermanentFailure(words) : new Error(words);
        }
      },
    },
  ];
}
