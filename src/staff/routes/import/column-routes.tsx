import type { Context } from 'hono';
import { isImportInput } from '#domain/inventory/import/map-columns.ts';
import {
  importCan,
  type ImportRecord,
  type ImportSettings,
} from '#domain/staff/import/import-record.ts';
import { redirectWith } from '#staff/flash.ts';
import { readId } from '#staff/forms/read-id.ts';
import { readTextForm } from '#staff/forms/read-form.ts';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { ColumnsPage } from './columns-page.tsx';
import { importUrls } from './import-urls.ts';

/** What the columns of a file are. */
export const columnRoutes = [
  route('GET', importUrls.columns, 'import.run', async (c) => {
    const record = await openImport(c);
    if (!importCan.choose(record)) return c.redirect(importUrls.one(record.id), 303);
    return showColumns(c, record, record.settings, null);
  }),
  route('POST', importUrls.columns, 'import.run', async (c) => {
    const record = await openImport(c);
    const form = await readTextForm(c);
    const settings: ImportSettings = {
      columns: record.headers.map((_, index) => {
        const input = form[`column-${index}`] ?? '';
        return isImportInput(input) ? input : null;
      }),
      missing: form['missing'] === 'archive' ? 'archive' : 'leave',
      clearBlanks: form['clear-blanks'] === '1',
    };
    const chosen = await c.get('staff').imports.choose(record, settings);
    if (chosen === 'planned') return c.redirect(importUrls.one(record.id), 303);
    if (chosen === 'moved')
      return redirectWith(
        c,
        importUrls.one(record.id),
        'This import has gone on already.',
        'problem',
      );
    return showColumns(
      c,
      record,
      settings,
      'No column says which bus a row is about. Choose one for make, model, year, title, VIN or stock number.',
    );
  }),
];

/** The import of the address; null when there is none. */
export async function findImport(c: Context<StaffEnv>): Promise<ImportRecord | null> {
  const id = readId(c.req.param('id'));
  return id === null ? null : c.get('staff').imports.find(id);
}

export const openImport = async (c: Context<StaffEnv>) => orNotFound(await findImport(c));

async function showColumns(
  c: Context<StaffEnv>,
  record: ImportRecord,
  settings: ImportSettings,
  problem: string | null,
): Promise<Response> {
  return renderStaffPage(c, {
    title: `Columns of ${record.fileName}`,
    status: problem ? 422 : 200,
    children: (
      <ColumnsPage
        record={record}
        columns={await c.get('staff').imports.columns(record)}
        settings={settings}
        problem={problem}
      />
    ),
  });
}
