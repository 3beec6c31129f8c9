import type { Context } from 'hono';
import type { AuditFilter, AuditSubjectKey } from '#domain/staff/audit-log.ts';
import { fromOfficeTime } from '#domain/content/editing/office-time.ts';
import { isDay } from '#domain/is-day.ts';
import { pageSizes, readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { thingsNumbered } from './audit-lines.ts';
import { AuditPage, noMember, type AuditQuery } from './audit-page.tsx';

const pageSize = 50;

/** What was done, by whom. Nothing here changes anything. */
export const auditRoute = route('GET', staffUrls.audit, 'audit.read', async (c) => {
  const { audit } = c.get('staff');
  const asked = (name: string) => c.req.query(name)?.trim().slice(0, 200) || undefined;
  const query: AuditQuery = {
    member: asked('member'),
    action: asked('action'),
    kind: asked('kind'),
    subject: asked('subject'),
    from: readDay(asked('from')),
    to: readDay(asked('to')),
  };
  const before = asked('before') ?? '';
  const [about, choices] = await Promise.all([whatAbout(c, query.subject), audit.choices()]);
  const found = await audit.page({
    memberId: query.member === noMember ? null : query.member,
    action: query.action,
    subjectKind: query.kind,
    about,
    since: query.from && startOfDay(query.from),
    until: query.to && startOfDay(dayAfter(query.to)),
    beforeId: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
    limit: pageSize + 1,
  });
  const entries = found.slice(0, pageSize);
  return renderStaffPage(c, {
    title: 'Audit',
    children: (
      <AuditPage
        entries={entries}
        names={await audit.names([...entries, ...entries.flatMap(thingsNumbered)])}
        more={found.length > pageSize}
        query={query}
        choices={choices}
      />
    ),
  });
});

/** Buses are found as the inventory finds them, by any of their words. */
async function whatAbout(
  c: Context<StaffEnv>,
  words: string | undefined,
): Promise<AuditFilter['about']> {
  if (words === undefined) return undefined;
  const { audit, inventory } = c.get('staff');
  const buses = async (status: 'archive' | null): Promise<AuditSubjectKey[]> => {
    if (!memberCan(c.get('member'), 'inventory.read')) return [];
    const query = readTableQuery(new URLSearchParams({ q: words }));
    const { ids } = await inventory.page({ ...query, status, perPage: pageSizes[2] });
    return ids.map((id) => ({ subjectKind: 'listing', subjectId: String(id) }));
  };
  const found = await Promise.all([buses(null), buses('archive'), audit.subjectsNamed(words)]);
  return { words, subjects: found.flat() };
}

/** A day as a date field sends it; anything else counts as not given. */
function readDay(text: string | undefined): string | undefined {
  return text?.startsWith('20') && isDay(text) ? text : undefined;
}

const startOfDay = (day: string) => fromOfficeTime(`${day}T00:00`)?.toISOString();

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
