import { replyTemplates } from '#content/reply-templates.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { leadReplyTopic } from '#db/repositories/lead-inbox-writes.ts';
import { createReplyTemplates } from '#db/repositories/reply-templates.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { submissionRecord } from '#domain/selling/present-submission.ts';
import type { StaffLeads } from '#staff/routes/leads/lead-services.ts';
import { leadReplyHandler } from './lead-reply-handler.ts';
import type { JobHandler } from './outbox-worker.ts';

/** The leads area with everything behind it. Pictures of erased submissions go with the next sweep. */
export async function createStaffLeads(parts: {
  database: Database;
  mailer: Mailer;
  settings: SiteSettings;
  now(): Date;
}): Promise<{ leads: StaffLeads; handlers: JobHandler[] }> {
  const { database, mailer, settings, now } = parts;
  const inbox = createLeadInbox(database);
  const templates = createReplyTemplates(database);
  const submissions = createSubmissionRepository(database);
  await templates.seed(replyTemplates);

  const addressesOf = async (leadId: number) => {
    const leads = await inbox.person(leadId);
    const emails = leads.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
    return { leads, emails: new Set(emails) };
  };
  return {
    handlers: [leadReplyHandler({ topic: leadReplyTopic, inbox, mailer, settings, now })],
    leads: {
      inbox,
      templates,
      async exportPerson(leadId) {
        const { leads, emails } = await addressesOf(leadId);
        if (leads.length === 0) return null;
        const files = await Promise.all(leads.map(({ id }) => inbox.read(id)));
        const sold = await Promise.all([...emails].map((email) => submissions.findByEmail(email)));
        return {
          leads: files.flatMap((file) =>
            file ? [{ ...leadRecord(file.lead), history: file.events, replies: file.replies }] : [],
          ),
          submissions: await Promise.all(
            sold.flat().map(async (one) => submissionRecord(one, await submissions.photos(one.id))),
          ),
        };
      },
      async erasePerson(leadId, by) {
        const { emails } = await addressesOf(leadId);
        let erasedSubmissions = 0;
        // The leads last: while they are there, an interrupted erasure can be asked for again.
        for (const email of emails) {
          erasedSubmissions += (await submissions.eraseByEmail(email)).submissions;
        }
        return {
          ...(await inbox.erasePerson({ id: leadId, by })),
          submissions: erasedSubmissions,
        };
      },
    },
  };
}
