import type { Context } from 'hono';
import { memberCan } from '#domain/staff/permissions.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { HistoryPage, type RefusedForm } from './history-page.tsx';

const listed = 30;

/** The page that imports begin on; with the form that was refused, as it was typed. */
export async function showHistory(c: Context<StaffEnv>, refused?: RefusedForm): Promise<Response> {
  const { imports } = c.get('staff');
  const before = readId(c.req.query('before')) ?? undefined;
  const [records, sources] = await Promise.all([
    imports.list(listed, before),
    imports.sources.list(),
  ]);
  return renderStaffPage(c, {
    title: 'Import and export',
    status: refused ? 422 : 200,
    children: (
      <HistoryPage
        records={records}
        sources={sources}
        refused={refused}
        mayExport={memberCan(c.get('member'), 'export.run')}
        more={records.length === listed}
      />
    ),
  });
}
