import type { Context } from 'hono';

/** Without it a spreadsheet takes UTF-8 for the letters of its own country: "ZÃ¼rich". */
const byteOrderMark = '\uFEFF';

/** A file that a member opens in a spreadsheet. */
export function csvDownload(
  c: Context,
  fileName: string,
  csv: string | ReadableStream<Uint8Array<ArrayBuffer>>,
): Response {
  return c.body(typeof csv === 'string' ? byteOrderMark + csv : csv.pipeThrough(marked()), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}.csv"`,
  });
}

type Bytes = Uint8Array<ArrayBuffer>;
const marked = () =>
  new TransformStream<Bytes, Bytes>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(byteOrderMark)),
  });
