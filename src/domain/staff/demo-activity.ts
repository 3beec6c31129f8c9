import type { Counter } from '#domain/analytics/counters.ts';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import type { NewLead } from '#domain/leads/lead.ts';
import type { SubmissionEvent } from '#domain/selling/submission-repository.ts';
import type { NewSubmission, SubmissionPhoto } from '#domain/selling/submission.ts';

/**
 * A lead as it would be after its history. Times are ISO 8601 UTC. Its private link is made when it is
 * stored, as that of a submission: one that can be told from the demo would be open to everybody.
 */
export interface DemoLead {
  lead: NewLead;
  /** Oldest first; the first one is its arrival. */
  events: readonly LeadEvent[];
  firstAnswerAt: string | null;
}

export interface DemoSubmission {
  submission: Omit<NewSubmission, 'token'>;
  events: readonly SubmissionEvent[];
  photos: readonly Omit<SubmissionPhoto, 'id'>[];
}

/** What a back office finds in the demo besides the inventory. */
export interface DemoActivity {
  leads: readonly DemoLead[];
  submissions: readonly DemoSubmission[];
  /** Of whole days before today, so that real visits never mix with them. */
  visits: readonly Counter[];
}

/**
 * Where demo data goes. `isEmpty` says whether there are no leads, submissions and visits of anybody:
 * beside a demo inventory, that its loading was cut short. `fill` is one transaction that starts no
 * work: no mail is ever sent for it. `remove` takes away all that `fill` brought and the demo listings
 * with it, and nothing else.
 */
export interface DemoActivityStore {
  isEmpty(): Promise<boolean>;
  fill(activity: DemoActivity): Promise<void>;
  remove(): Promise<{ listings: number; leads: number; submissions: number }>;
}
