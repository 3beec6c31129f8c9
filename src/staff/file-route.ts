import type { Context } from 'hono';
import type { Permission } from '#domain/staff/permissions.ts';
import { route, type StaffRoute } from './staff-route.ts';
import type { NotedDownload, StaffEnv } from './staff-services.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a member takes away, and how the audit log tells of it. */
interface StaffFile extends NotedDownload {
  name: string;
  type: string;
  body: string | ReadableStream;
}

/**
 * The only routes that send a file to keep: it is in the audit log before the first byte leaves.
 */
export function fileRoute<Pattern extends string>(
  at: { pattern: Pattern },
  permission: Permission,
  find: (c: Context<StaffEnv, Pattern>) => Promise<StaffFile>,
): StaffRoute {
  const sending = route('GET', at, permission, async (c) => {
    const { name, type, body, ...noted } = await find(c);
    try {
      await c.get('staff').noteDownload(c.get('member'), noted);
    } catch (error) {
      if (typeof body !== 'string') await body.cancel();
      throw error;
    }
    return c.body(body, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
  return { ...sending, sendsFile: true };
}

/** Without it a spreadsheet takes UTF-8 for the letters of its own country: "ZÃ¼rich". */
const byteOrderMark = '\uFEFF';

/** A file that a member opens in a spreadsheet. */
export const csvFile = (name: string, csv: string | ReadableStream<Bytes>) => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  body: typeof csv === 'string' ? byteOrderMark + csv : csv.pipeThrough(marked()),
});

const marked = () =>
  new TransformStream<Bytes, Bytes>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(byteOrderMark)),
  });
