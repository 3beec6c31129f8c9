import { officeDate } from '#domain/office/opening-hours.ts';
import { exportTables, type ExportTable } from '#domain/staff/import/export-tables.ts';
import { csvFile, fileRoute } from '#staff/file-route.ts';
import { orNotFound } from '#staff/or-not-found.ts';
import { importUrls } from './import-urls.ts';

export const exportRoute = fileRoute(importUrls.exported, 'export.run', async (c) => {
  const [table = '', format = '', surplus] = c.req.param('file').split('.');
  if (
    surplus !== undefined ||
    !Object.hasOwn(exportTables, table) ||
    (format !== 'csv' && format !== 'jsonl')
  )
    return orNotFound(null);
  const { exports } = c.get('staff').imports;
  const body = streamOf(exports.open(table as ExportTable, format));
  const name = `${table}-${officeDate(c.get('services').now())}`;
  return {
    ...(format === 'csv'
      ? csvFile(name, body)
      : { name: `${name}.jsonl`, type: 'application/x-ndjson; charset=utf-8', body }),
    action: 'export.run',
    subject: ['export', table],
    after: { format },
  };
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
