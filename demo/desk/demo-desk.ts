import type { DemoDesk } from '#domain/staff/demo-desk.ts';
import { demoLeads } from './demo-leads.ts';
import { demoSubmissions } from './demo-submissions.ts';
import { demoVisits } from './demo-visits.ts';

/** What a newcomer finds in the demo's back office; dates count back from `now`. */
export function demoDesk(now: Date): DemoDesk {
  const leads = demoLeads(now);
  const newest = leads
    .map(({ events }) => events[0]!.at)
    .toSorted()
    .at(-1)!;
  return {
    leads,
    submissions: demoSubmissions(now),
    // Whoever takes the demo away knows by the newest lead where its visits end.
    visits: demoVisits(new Date(newest)),
  };
}
