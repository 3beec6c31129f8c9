import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
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
  if (answer.outcome !== 'ready') refuse(c, answer);
  return c.body(answer.bytes, 200, {
    etag,
    'content-type': 'application/pdf',
    'content-length': String(answer.bytes.length),
    'content-disposition': `inline; filename="${fileName}.pdf"`,
    'cache-control': 'no-cache',
  });
}

type Refusal = Exclude<DocumentAnswer, { outcome: 'ready' }>;

function refuse(c: Context<SiteEnv>, refusal: Refusal): never {
  const { outcome } = refusal;
  const waitSeconds = outcome === 'failed' ? failedWaitSeconds : refusal.waitSeconds;
  c.header('retry-after', String(waitSeconds));
  throw new HTTPException(outcome === 'too-often' ? 429 : 503, { message: refusalWords(outcome) });
}

function refusalWords(outcome: Refusal['outcome']): string {
  switch (outcome) {
    case 'too-often':
      return t`Many files were made for you just now. Wait a minute and open it again.`;
    case 'later':
      return t`Many files are being made at the moment. Open it again in a few seconds.`;
    case 'failed':
      return t`The file could not be made. Open it again in a minute, or call us.`;
  }
}
