import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { networkOf } from '#domain/leads/rate-limit.ts';
import type { PieceAnswer } from '#domain/selling/photo-pieces.ts';
import { shownFileName } from '#domain/selling/sell-photos.ts';
import { say, type Text } from '#messages/i18n.ts';
import { bodyStream } from '#site/read-bounded-body.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { fileNameOf, photoAgainSeconds, photoKeyOf } from './photo-headers.ts';
import { openSubmission } from './open-submission.ts';
import { photoIsHere } from './sell-words.ts';

/**
 * One photo in pieces, after the IETF's resumable uploads (draft-ietf-httpbis-resumable-upload):
 * `GET` says how far it is, `PATCH` with `Upload-Offset` and `Upload-Length` goes on from there,
 * `DELETE` gives it up.
 * 202 asks for more, 409 says where to go on, 200 and 201 give the photo; `isCopy` when its picture
 * was there before under another key. 503 with `Retry-After`: what has come is kept, and so is its turn.
 */
export const photoPieceRoutes = new Hono<SiteEnv>()
  .get(patterns.sellPhoto, async (c) => {
    const asked = await photoAskedFor(c);
    if (asked instanceof Response) return asked;
    const progress = await c
      .get('services')
      .selling.pieces.progress(asked.submission, asked.clientId);
    if (progress.outcome === 'partial') return says(c, 200, { offset: progress.sizeBytes });
    return says(c, 200, { id: progress.photo.id, name: progress.photo.name });
  })
  .delete(patterns.sellPhoto, async (c) => {
    const asked = await photoAskedFor(c);
    if (asked instanceof Response) return asked;
    await c.get('services').selling.pieces.giveUp(asked.submission, asked.clientId);
    return c.body(null, 204);
  })
  .patch(patterns.sellPhoto, async (c) => {
    const opened = await openSubmission(c, c.req.query('draft'));
    if (!opened) return says(c, 404, { message: t`This link opens nothing.` });
    const clientId = photoKeyOf(c);
    const offset = count(c.req.header('upload-offset'));
    const totalBytes = count(c.req.header('upload-length'));
    if (!clientId || offset === null || totalBytes === null || offset > totalBytes) {
      return says(c, 400, { message: t`The piece does not say where it belongs.` });
    }
    const answer = await c.get('services').selling.pieces.take(opened.submission, {
      clientId,
      offset,
      totalBytes,
      source: bodyStream(c.req.raw, totalBytes - offset) ?? new Blob([]).stream(),
      fileName: shownFileName(fileNameOf(c)),
      network: networkOf(c.get('clientAddress') ?? ''),
      signal: c.req.raw.signal,
    });
    return pieceResponse(c, clientId, answer);
  });

/** Whose photo a request without a body names, and which; the answer where it names none. */
async function photoAskedFor(c: Context<SiteEnv>) {
  const opened = await openSubmission(c, c.req.query('draft'));
  if (!opened) return says(c, 404, { message: t`This link opens nothing.` });
  const clientId = photoKeyOf(c);
  if (!clientId) return says(c, 400, { message: t`The photo has no key.` });
  return { submission: opened.submission, clientId };
}

function pieceResponse(c: Context<SiteEnv>, clientId: string, answer: PieceAnswer): Response {
  switch (answer.outcome) {
    case 'partial':
      return says(c, 202, { offset: answer.sizeBytes });
    case 'elsewhere':
      return says(c, 409, { offset: answer.sizeBytes });
    case 'refused':
      if (answer.retry) c.header('retry-after', photoAgainSeconds);
      return says(c, answer.retry ? 503 : 422, { message: answer.message, retry: answer.retry });
    case 'added':
    case 'repeated': {
      const { id, name } = answer.photo;
      const status = answer.outcome === 'added' ? 201 : 200;
      const isCopy = answer.photo.clientId !== clientId;
      return says(c, status, { id, name, isCopy, ...(isCopy && { message: photoIsHere() }) });
    }
  }
}

function says(
  c: Context<SiteEnv>,
  status: ContentfulStatusCode,
  body: { offset?: number; message?: Text; [name: string]: unknown },
): Response {
  const { message } = body;
  const said = message === undefined ? {} : { message: say(message) };
  const response = c.json({ status, ...body, ...said }, status);
  if (body.offset !== undefined) response.headers.set('upload-offset', String(body.offset));
  return response;
}

function count(text: string | undefined): number | null {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : null;
}
