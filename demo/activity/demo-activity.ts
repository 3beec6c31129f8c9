import type { DemoActivity } from '#domain/staff/demo-activity.ts';
import { demoLeads } from './demo-leads.ts';
import { demoSubmissions } from './demo-submissions.ts';
import { demoVisits } from './demo-visits.ts';

/** What a newcomer finds in the demo's back office; dates count back from `now`. */
export function demoActivity(now: Date): DemoActivity {
  // In the order in which they came, as the inbox lists them by number.
  const cameAt = ({ events }: DemoActivity['leads'][number]) => events[0]!.at;
  const leads = demoLeads(now).toSorted((a, b) => cameAt(a).localeCompare(cameAt(b)));
  return {
    leads,
    submissions: demoSubmissions(now),
    // Whoever takes the demo away knows by the newest lead where its visits end.
    visits: demoVisits(new Date(cameAt(leads.at(-1)!))),
  };
}
