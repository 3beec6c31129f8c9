import { alertEntries, isLastNews } from '#domain/alerts/alert-entries.ts';
import { questionOf } from '#domain/alerts/alert-question.ts';
import { alertMailTopic, createCheckAlerts } from '#domain/alerts/check-alerts.ts';
import { longestAgoMs } from '#domain/alerts/match-alerts.ts';
import { isInForce } from '#domain/leads/bus-alerts.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { ReadQuestion } from '#domain/search/understand-query.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import { confirmAlertMail } from '#site/mail/lead-mails.tsx';
import { watchedBy, watchedInOurWords } from '#site/words/watched-words.ts';
import { busesNamedBy, leadOfJob } from './lead-of-job.ts';
import { bounced, mailJob } from './mail-job.ts';
import type { LeadHandlerParts } from './lead-handlers.ts';

const everyMs = 5 * 60_000;
const cleanEveryMs = 6 * 3_600_000;

/**
 * Asks for a word back before the first mail, and tells people of buses like the one they described, of
 * prices that fell, and that a bus they watch was sold or taken off the site. What an alert finds is what
 * the site's own list shows.
 */
export function busAlertMails(
  parts: Parameters<typeof createCheckAlerts>[0] &
    Pick<LeadHandlerParts, 'leads' | 'mailer' | 'settings' | 'siteUrl'> & {
      readQuestion: ReadQuestion;
    },
) {
  const { leads, listings, alerts, mailer, settings, siteUrl, readQuestion, now } = parts;
  const namedBy = busesNamedBy(listings);
  const check = createCheckAlerts(parts);

  return {
    /** Looks what the inventory's changes are to alerts, and queues the mails that may go. */
    check,
    confirming: mailJob<Lead>({
      topic: 'lead-confirm-alert',
      find: leadOfJob(leads),
      reads: ({ details }) => details.language,
      async write(lead) {
        if (!lead.email || lead.state !== 'unconfirmed') return null;
        const watched = lead.kind === 'price-watch' ? [] : watchedInOurWords(lead, readQuestion);
        return confirmAlertMail(lead, { named: await namedBy(lead), watched }, parts, lead.email);
      },
      send: (mail) => mailer.send(mail),
      refused: ({ id }, problem) => leads.addNote(id, 'system', bounced(problem)),
    }),
    handler: mailJob({
      topic: alertMailTopic,
      async find({ key }) {
        const alert = await leads.findById(Number(key));
        if (!alert?.email || !isInForce(alert)) return null;
        const taken = await alerts.take(alert.id);
        if (!taken) return null;
        const entries = await alertEntries(questionOf(alert), taken.news, parts);
        if (entries.length > 0) return { alert, to: alert.email, ...taken, entries };
        await alerts.markSent(alert.id, taken.mail, new Set(), now());
        return null;
      },
      reads: ({ alert }) => alert.details.language,
      write: ({ alert, to, mail, entries }) => {
        const watched = watchedBy(alert, readQuestion);
        return alertMail({ alert, to, mail, entries, watched, settings, siteUrl });
      },
      send: (mail) => mailer.send(mail),
      async refused({ alert, mail }, problem) {
        await alerts.giveBack(alert.id, mail);
        await leads.addNote(alert.id, 'system', bounced(problem));
      },
      async sent({ alert, mail, news, entries }) {
        await alerts.markSent(alert.id, mail, new Set(entries.map(({ card }) => card.id)), now());
        // A node of an older version beside this one goes by it.
        const until = news
          .map(({ happenedAt }) => happenedAt)
          .toSorted()
          .at(-1);
        if (until) await leads.markTold(alert.id, until);
        const last = entries.find(isLastNews);
        if (last) {
          await leads.changeState({
            id: alert.id,
            expectedRevision: null,
            to: 'closed',
            actor: 'system',
            note: last.tells === 'sold' ? 'The bus was sold' : 'The bus was taken off the site',
          });
        }
      },
    }),
    every: [
      {
        name: 'bus-alerts',
        everyMs,
        lease: true,
        run: check,
        fault: 'bus alerts were not checked',
      },
      {
        name: 'bus-alert-retention',
        everyMs: cleanEveryMs,
        lease: true,
        run: () => alerts.clean(new Date(now().getTime() - longestAgoMs)),
        fault: 'old news of bus alerts were not forgotten',
      },
    ],
  };
}
