import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { DocumentAnswer, DocumentService } from '#domain/documents/document-service.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import type { SiteEnv } from '#site/site-services.ts';

const failedWaitSeconds = 60;

/** Answers with the file of a sheet, or says when it can be had. */
export async function documentResponse(
  c: Context<SiteEnv>,
  service: DocumentService,
  sheet: Sheet,
  fileName: string,
): Promise<Response> {
  const etag = `"${await service.versionOf(sheet)}"`;
  c.header('x-robots-tag', 'noindex');
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, { etag });
  const answer = await service.file(sheet, c.get('clientAddress') ?? '');
  if (answer.outcome !== 'ready') return laterResponse(c, answer);
  return c.body(answer.bytes, 200, {
    etag,
    'content-type': 'application/pdf',
    'content-length': String(answer.bytes.length),
    'content-disposition': `inline; filename="${fileName}.pdf"`,
    'cache-control': 'no-cache',
  });
}

type Refusal = Exclude<DocumentAnswer, { outcome: 'ready' }>;

function laterResponse(c: Context<SiteEnv>, refusal: Refusal): Response {
  c.header('cache-control', 'no-store');
  switch (refusal.outcome) {
    case 'too-often':
      return c.text(
        t`Many files were made for you just now. Wait a minute and open it again.`,
        429,
        { 'retry-after': String(refusal.waitSeconds) },
      );
    case 'later':
      return c.text(
        t`Many files are being made at the moment. Open it again in a few seconds.`,
        503,
        {
          'retry-after': String(refusal.waitSeconds),
        },
      );
    case 'failed':
      return c.text(t`The file could not be made. Open it again in a minute, or call us.`, 503, {
        'retry-after': String(failedWaitSeconds),
      });
  }
}
