import { officeDate } from '#domain/office/opening-hours.ts';
import { exportTables, type ExportTable } from '#domain/staff/import/export-tables.ts';
import { csvDownload } from '#staff/csv-download.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { route } from '#staff/staff-route.ts';
import { importUrls } from './import-urls.ts';

export const exportRoute = route('GET', importUrls.exported, 'export.run', async (c) => {
  const [table = '', format = '', surplus] = c.req.param('file').split('.');
  if (
    surplus !== undefined ||
    !Object.hasOwn(exportTables, table) ||
    (format !== 'csv' && format !== 'jsonl')
  )
    return notFoundPage(c);
  const { exports } = c.get('staff').imports;
  const text = streamOf(await exports.open(c.get('member'), table as ExportTable, format));
  const name = `${table}-${officeDate(c.get('services').now())}`;
  if (format === 'csv') return csvDownload(c, name, text);
  return c.body(text, 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.jsonl"`,
  });
});

/** As fast as the reader takes it, no faster. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await text.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await text.return(undefined)),
  });
}
