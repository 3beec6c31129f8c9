import type { DemoDesk } from '#domain/staff/demo-desk.ts';
import { demoLeads } from './demo-leads.ts';
import { demoSubmissions } from './demo-submissions.ts';
import { demoVisits } from './demo-visits.ts';

/** What a newcomer finds in the demo's back office; dates count back from `now`. */
export const demoDesk = (now: Date): DemoDesk => ({
  leads: demoLeads(now),
  submissions: demoSubmissions(now),
  visits: demoVisits(now),
});
