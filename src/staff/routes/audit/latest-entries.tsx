import type { Context } from 'hono';
import type { AuditEntry, AuditSubjectKey } from '#domain/staff/audit-log.ts';
import { Moment } from '../../layout/moment.tsx';
import { officeStamp } from '../../layout/office-stamp.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { auditLines } from './audit-lines.ts';
import { actionText } from './action-words.ts';

const mostShown = 5;
const mostLookedAt = 50;

/** What was done to a thing most recently, newest first; for whoever acts on an older page of it. */
export function latestEntries(
  c: Context<StaffEnv>,
  { subjectKind, subjectId }: AuditSubjectKey,
  most: number = mostShown,
): Promise<AuditEntry[]> {
  const limit = Math.min(most, mostShown);
  return limit < 1
    ? Promise.resolve([])
    : c.get('staff').audit.page({ subjectKind, subjectId, limit });
}

/** Who did something, and when: "Ana Ruiz (Nov 18, 10:05 AM)". */
export const whoAndWhen = (by: string, at: string) => `${by} (${officeStamp(at)})`;

/** Who did the latest of these actions, for a sentence; null when none is written down lately. */
export async function lastDoer(
  c: Context<StaffEnv>,
  { subjectKind, subjectId }: AuditSubjectKey,
  actions: readonly string[],
): Promise<string | null> {
  const { audit } = c.get('staff');
  const entries = await audit.page({ subjectKind, subjectId, limit: mostLookedAt });
  const last = entries.find(({ action }) => actions.includes(action));
  return last ? whoAndWhen(last.memberName, last.at) : null;
}

/** Who did what when, with the fields that it changed; `nameOf` where it is not all to one thing. */
export function AuditEntries(props: {
  entries: readonly AuditEntry[];
  nameOf?: (entry: AuditEntry) => string | undefined;
}) {
  const { entries, nameOf } = props;
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{entry.memberName}</strong>, <Moment at={entry.at} />
          {nameOf ? `, ${nameOf(entry) ?? 'another'}` : ''}:{' '}
          {[actionText(entry.action).replace(/,$| of$/, ''), ...changeTexts(entry)].join('; ')}
        </li>
      ))}
    </ul>
  );
}

/** The fields that it changed: "Price: $24,500 → $23,275". */
export const changeTexts = (entry: AuditEntry): string[] => auditLines(entry).map(lineText);

function lineText({ field, before, after }: ReturnType<typeof auditLines>[number]): string {
  if (before === null) return `${field}: ${after}`;
  return `${field}: ${before} → ${after ?? 'nothing'}`;
}
