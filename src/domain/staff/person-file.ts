import type { Erased, Handler, LeadInbox } from '../leads/inbox/lead-inbox.ts';
import { leadRecord } from '../leads/present-lead.ts';
import { submissionFile } from '../selling/submission-file.ts';
import type { SubmissionRepository } from '../selling/submission-repository.ts';

/** Everything kept about the person behind a lead, in whatever area. */
export type PersonFile = ReturnType<typeof createPersonFile>;

export function createPersonFile(parts: {
  inbox: Pick<LeadInbox, 'person' | 'read' | 'erasePerson'>;
  submissions: Pick<
    SubmissionRepository,
    'findByEmail' | 'photos' | 'history' | 'inspections' | 'eraseByEmail'
  >;
}) {
  const { inbox, submissions } = parts;
  const addressesOf = async (leadId: number) => {
    const leads = await inbox.person(leadId);
    const emails = leads.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
    return { leads, emails: new Set(emails) };
  };
  return {
    /** As plain records; null for unknown ids. */
    async exportPerson(leadId: number): Promise<Record<string, unknown> | null> {
      const { leads, emails } = await addressesOf(leadId);
      if (leads.length === 0) return null;
      const files = await Promise.all(leads.map(({ id }) => inbox.read(id)));
      const sold = await Promise.all([...emails].map((email) => submissions.findByEmail(email)));
      return {
        leads: files.flatMap((file) =>
          file ? [{ ...leadRecord(file.lead), history: file.events, replies: file.replies }] : [],
        ),
        submissions: await Promise.all(sold.flat().map((one) => submissionFile(submissions, one))),
      };
    },
    /**
     * Deletes all of it: leads, replies, mails, submissions and their photos, and the name in inspections
     * of what the person sold, whose reports are withdrawn.
     */
    async erasePerson(leadId: number, by: Handler): Promise<Erased & { submissions: number }> {
      const { emails } = await addressesOf(leadId);
      let erasedSubmissions = 0;
      // The leads last: while they are there, an interrupted erasure can be asked for again.
      for (const email of emails) {
        erasedSubmissions += (await submissions.eraseByEmail(email, by)).submissions;
      }
      return {
        ...(await inbox.erasePerson({ id: leadId, by })),
        submissions: erasedSubmissions,
      };
    },
  };
}
