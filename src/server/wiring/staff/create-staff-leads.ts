import { replyTemplates } from '#content/reply-templates.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { leadReplyTopic } from '#db/repositories/lead-inbox-statements.ts';
import { createReplyTemplates } from '#db/repositories/reply-templates.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { inLanguage } from '#messages/in-language.ts';
import { createPersonFile } from '#domain/staff/person-file.ts';
import type { StaffLeads } from '#staff/routes/leads/lead-services.ts';
import { leadReplyHandler } from '../../jobs/mail/lead-handlers.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import type { ForwardTopic } from '#domain/leads/adf/forward-topics.ts';
import type { StaffBasis } from '../area.ts';

/** The leads area with everything behind it. Pictures of erased submissions go with the next sweep. */
export async function createStaffLeads(
  parts: StaffBasis & { forwards?: readonly ForwardTopic[] },
): Promise<{ leads: StaffLeads; handlers: JobHandler[] }> {
  const { database, mailer, settings, forwards, now } = parts;
  const inbox = createLeadInbox(database, forwards);
  const templates = createReplyTemplates(database);
  await templates.seed(replyTemplates);

  return {
    handlers: [leadReplyHandler({ topic: leadReplyTopic, inbox, mailer, settings, now })],
    leads: {
      inbox,
      templates,
      inLanguage,
      ...createPersonFile({
        inbox,
        submissions: createSubmissionRepository(database),
      }),
    },
  };
}
