import type { Context } from 'hono';
import { redirectWith, setFlash } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { fileRoute } from '#staff/file-route.ts';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import type { ImportRecord, ImportState } from '#domain/staff/import/import-record.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { readTextForm } from '#staff/forms/read-form.ts';
import { lastDoer } from '../audit/latest-entries.tsx';
import { columnRoutes, findImport, openImport } from './column-routes.tsx';
import { exportRoute } from './export-routes.ts';
import { feedRoute } from './feed-routes.tsx';
import { ImportPage } from './import-page.tsx';
import { importUrls } from './import-urls.ts';
import { progressOf } from './progress.ts';
import { receiveUpload } from './receive-upload.ts';
import { showHistory } from './show-history.tsx';
import { isRowsView, rowsViews, viewsWithRows } from './rows-views.ts';
import { RowsPage } from './rows-page.tsx';

const rowsShown = 50;

export const importRoutes = [
  route('GET', importUrls.list, 'import.run', (c) => showHistory(c)),
  route('POST', importUrls.list, 'import.run', async (c) => {
    const upload = await receiveUpload(c);
    return upload.outcome === 'received'
      ? c.redirect(importUrls.columns(upload.id), 303)
      : showHistory(c, { problem: upload.reason, source: upload.source });
  }),
  ...columnRoutes,
  exportRoute,
  feedRoute,
  route('GET', importUrls.one, 'import.run', async (c) => {
    const record = await openImport(c);
    if (record.state === 'columns') return c.redirect(importUrls.columns(record.id), 303);
    const counts = await c.get('staff').imports.counts(record.id);
    const progress = progressOf(record, counts);
    // Without the script, the page asks again by itself while something runs.
    if (progress) c.header('refresh', '10');
    return renderStaffPage(c, {
      title: `Import of ${record.fileName}`,
      children: <ImportPage record={record} counts={counts} progress={progress} />,
    });
  }),
  route('GET', importUrls.state, 'import.run', async (c) => {
    const record = await findImport(c);
    if (!record) return c.json({ progress: null }, 404);
    const counts = await c.get('staff').imports.counts(record.id);
    const progress = progressOf(record, counts);
    // Whoever watched loads the page anew now: it begins with what the work came to.
    const ended = progress ? undefined : whenEnded[record.state];
    if (ended) setFlash(c, 'done', ended);
    return c.json({ progress });
  }),
  route('GET', importUrls.rows, 'import.run', async (c) => {
    const record = await openImport(c);
    const view = c.req.query('show');
    if (!isRowsView(view)) return notFoundPage(c);
    const { imports } = c.get('staff');
    const after = readId(c.req.query('after')) ?? 0;
    const [rows, counts] = await Promise.all([
      imports.rows(record, { ...rowsViews[view], afterLine: after, limit: rowsShown }),
      imports.counts(record.id),
    ]);
    return renderStaffPage(c, {
      title: `${rowsViews[view].label} – ${record.fileName}`,
      children: (
        <RowsPage
          record={record}
          view={view}
          views={viewsWithRows(counts)}
          rows={rows}
          more={rows.length === rowsShown}
          after={after}
        />
      ),
    });
  }),
  fileRoute(importUrls.file, 'import.run', async (c) => {
    const record = await openImport(c);
    return {
      name: record.fileName,
      type: 'application/octet-stream',
      body: orNotFound(c.get('staff').imports.files.read(record.storedName)),
      action: 'import.download',
      subject: ['import', record.id],
    };
  }),
  route('POST', importUrls.run, 'import.run', async (c) => {
    const { preview } = await readTextForm(c);
    return step(
      c,
      (by, { id }) => c.get('staff').imports.apply(by, id, preview),
      'It runs. You may leave this page.',
      ({ state, run }) =>
        state === 'ready' && run !== preview
          ? 'Somebody chose its columns anew meanwhile, so nothing was imported. This is what it would do now.'
          : 'It is not ready to be run any more.',
    );
  }),
  route('POST', importUrls.stop, 'import.run', (c) =>
    step(
      c,
      (by, { id }) => c.get('staff').imports.cancel(by, id),
      'Stopped. What was done so far can be rolled back.',
      () => 'It does not run.',
    ),
  ),
  route('POST', importUrls.undo, 'import.run', (c) =>
    step(
      c,
      (by, { id }) => c.get('staff').imports.undo(by, id),
      'It is being rolled back.',
      () => 'There is nothing to roll back.',
    ),
  ),
];

/** What the page begins with once the work is over; why one failed stands on it anyway. */
const whenEnded: Partial<Record<ImportState, string>> = {
  ready: 'Compared. This is what it would do.',
  done: 'The import has ended.',
  cancelled: 'Stopped. What was done so far can be rolled back.',
  undone: 'It is rolled back.',
};

async function step(
  c: Context<StaffEnv>,
  act: (by: StaffMember, record: ImportRecord) => Promise<boolean>,
  done: string,
  /** Of the import as it is after somebody else was quicker. */
  late: (record: ImportRecord) => string,
): Promise<Response> {
  const record = await openImport(c);
  const url = importUrls.one(record.id);
  if (await act(c.get('member'), record)) return redirectWith(c, url, done);
  const subject = { subjectKind: 'import', subjectId: String(record.id) };
  const last = await lastDoer(c, subject, ['import.run', 'import.stop', 'import.undo']);
  const who = last ? ` The last step was taken by ${last}.` : '';
  return redirectWith(c, url, late((await findImport(c)) ?? record) + who, 'problem');
}
