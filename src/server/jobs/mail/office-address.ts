import type { DigestItem } from '#domain/mail/staff-digest.ts';
import { leadsUrls } from '#staff/routes/leads/leads-urls.ts';
import { submissionUrls } from '#staff/routes/submissions/submission-urls.ts';

/** Where staff work on what a mail to them tells of. */
export const officeAddress = (
  siteUrl: string,
  { topic, subjectId, reference }: Omit<DigestItem, 'title'>,
): string =>
  siteUrl + (topic.startsWith('lead-') ? leadsUrls.lead(subjectId) : submissionUrls.one(reference));
