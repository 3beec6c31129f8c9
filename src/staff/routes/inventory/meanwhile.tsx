import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { listingStatuses } from '#domain/inventory/choices.ts';
import { formatDollars } from '#domain/inventory/display-values.ts';
import type { AuditEntry } from '#domain/staff/audit-log.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { Moment } from '#staff/layout/moment.tsx';
import type { StaffEnv } from '#staff/staff-services.ts';
import { AuditEntries, latestEntries, whoAndWhen } from '../audit/latest-entries.tsx';

/** What others did with a bus since somebody's page of it was drawn. */
export interface Meanwhile {
  /** By members, newest first. */
  entries: readonly AuditEntry[];
  /** An import or a job changed it last, which writes no such lines; ISO 8601 UTC. */
  machineAt: string | null;
}

/** `seen` is the revision that the page was drawn with. */
export async function meanwhileOf(
  c: Context<StaffEnv>,
  { listing }: StaffListing,
  seen: number,
): Promise<Meanwhile> {
  const { id, revision, updatedAt } = listing;
  const subject = { subjectKind: 'listing', subjectId: String(id) };
  const entries = await latestEntries(c, subject, revision - seen);
  // A line bears the time of the change it tells of.
  if (entries[0]?.at === updatedAt) return { entries, machineAt: null };
  return { entries: entries.slice(0, revision - seen - 1), machineAt: updatedAt };
}

/** For answers that are one sentence: "Ana Ruiz (Nov 18, 10:05 AM)". */
export function whoOf({ entries, machineAt }: Meanwhile): string {
  if (machineAt !== null) return whoAndWhen('An import or a job', machineAt);
  const [last] = entries;
  return last ? whoAndWhen(last.memberName, last.at) : 'Somebody else';
}

/** Above a form that somebody else was quicker than; `children` say what became of one's own. */
export function MeanwhileNotice(
  props: Parameters<typeof MeanwhileList>[0] & { children: ReactNode },
) {
  const { children, ...list } = props;
  return (
    <div className="notice notice-problem staff-space-below" role="alert">
      <p>
        <strong>Somebody else saved this bus in the meantime.</strong> {children}
      </p>
      <MeanwhileList {...list} />
    </div>
  );
}

/** Who did what, and how the bus stands now. */
export function MeanwhileList({
  current,
  entries,
  machineAt,
}: Meanwhile & { current: StaffListing }) {
  const { listing, facts } = current;
  const now = [
    listingStatuses[listing.status].toLowerCase(),
    ...(facts.archivedAt === null ? [] : ['in the archive']),
    listing.priceCents === null ? 'no price' : formatDollars(listing.priceCents),
    listing.featured ? 'featured' : 'not featured',
    `units ${listing.quantity ?? 'none'}`,
  ];
  return (
    <>
      {machineAt === null ? null : (
        <p>
          An import or a job changed it, <Moment at={machineAt} />.
        </p>
      )}
      <AuditEntries entries={entries} />
      <p>Now it is: {now.join(', ')}.</p>
    </>
  );
}
