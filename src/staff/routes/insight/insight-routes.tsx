import { memberCan } from '#domain/staff/permissions.ts';
import { csvFile, fileRoute } from '../../file-route.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import { staffUrls } from '../../urls.ts';
import { insightTables, tableCsv } from './insight-csv.ts';
import { InsightPage } from './insight-page.tsx';
import { readRange } from './read-range.ts';

export const insightRoutes = [
  route('GET', staffUrls.insight, 'insight.read', async (c) => {
    const chosen = readRange(c.req.query(), c.get('services').now());
    const report = await c.get('staff').insight.report(chosen.range);
    return renderStaffPage(c, {
      title: 'Insight',
      status: chosen.problem === null ? 200 : 422,
      children: (
        <InsightPage
          report={report}
          chosen={chosen}
          may={{
            seeInventory: memberCan(c.get('member'), 'inventory.read'),
            export: memberCan(c.get('member'), 'export.run'),
          }}
        />
      ),
    });
  }),
  fileRoute(staffUrls.insightFile, 'export.run', async (c) => {
    const name = /^([a-z-]+)\.csv$/.exec(c.req.param('file'))?.[1] ?? '';
    const table = orNotFound(Object.hasOwn(insightTables, name) ? insightTables[name] : undefined);
    const { range } = readRange(c.req.query(), c.get('services').now());
    const rows = await table(c.get('staff').insight, range);
    return {
      ...csvFile(`${name}-${range.from}-${range.to}`, tableCsv(rows)),
      action: 'export.run',
      subject: ['export', `insight-${name}`],
      after: { format: 'csv', from: range.from, to: range.to },
    };
  }),
];
