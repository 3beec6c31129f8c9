import { Hono } from 'hono';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { AuditPage, type AuditQuery } from './audit-page.tsx';

const pageSize = 50;

/** What was done, by whom. Nothing here changes anything. */
export const auditRoutes = new Hono<StaffEnv>().get('/staff/audit', async (c) => {
  const { audit } = c.get('staff');
  const asked = (name: string) => c.req.query(name)?.slice(0, 200) || undefined;
  const query: AuditQuery = {
    member: asked('member'),
    action: asked('action'),
    kind: asked('kind'),
    subject: asked('subject')?.trim(),
  };
  const before = asked('before') ?? '';
  const [found, choices] = await Promise.all([
    audit.page({
      memberId: query.member,
      action: query.action,
      subjectKind: query.kind,
      subjectId: query.subject,
      beforeId: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
      limit: pageSize + 1,
    }),
    audit.choices(),
  ]);
  return renderStaffPage(c, {
    title: 'Audit',
    section: 'Audit',
    children: (
      <AuditPage
        entries={found.slice(0, pageSize)}
        more={found.length > pageSize}
        query={query}
        choices={choices}
      />
    ),
  });
});
