import { Hono } from 'hono';
import { inspectionItem } from '#domain/inspections/read-finding.ts';
import { readVersions } from '#domain/inspections/read-version.ts';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { say } from '#messages/i18n.ts';
import { readJson, bodyStream } from '#site/read-bounded-body.ts';
import { photoAgainSeconds, photoKeyOf } from '#site/routes/sell/photo-headers.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { openInspection } from './open-inspection.tsx';

/** A hundred versions with their notes. */
const mostBytes = 512 * 1024;
const statusOf = { recorded: 200, full: 409, ended: 410 } as const;

/** What a phone kept and sends when it has a line: any of it may come twice, late, or out of order. */
export const inspectionSyncRoutes = new Hono<SiteEnv>()
  .post(patterns.inspectionVersions, async (c) => {
    const opened = await openInspection(c, c.req.param('token'));
    if (!opened) return c.json({ outcome: 'ended' }, 410);
    const sent = await readJson(c.req.raw, mostBytes);
    const versions =
      typeof sent === 'object' && sent !== null && 'versions' in sent
        ? readVersions(sent.versions, c.get('services').now())
        : null;
    if (!versions) return c.json({ outcome: 'malformed' }, 400);
    const outcome = await c.get('services').inspections.keep(opened.inspection, versions);
    return c.json({ outcome, sold: opened.isSold }, statusOf[outcome]);
  })
  .post(patterns.inspectionPhoto, async (c) => {
    const opened = await openInspection(c, c.req.param('token'));
    if (!opened) return c.json({ outcome: 'ended' }, 410);
    const clientId = photoKeyOf(c);
    const item = inspectionItem(c.req.header('x-inspection-item') ?? '');
    const declared = Number(c.req.header('content-length') ?? Number.NaN);
    if (!clientId || !item) return c.json({ outcome: 'malformed' }, 400);
    const answer = await c.get('services').inspections.photos.take(opened.inspection, {
      item: item.key,
      clientId,
      // One that is too large is refused for good, in words: a phone sends it again after any other answer.
      source: bodyStream(c.req.raw, Number.POSITIVE_INFINITY) ?? new Blob([]).stream(),
      sizeBytes: declared >= 0 ? declared : null,
      network: networkOf(c.get('clientAddress') ?? ''),
      signal: c.req.raw.signal,
    });
    if (answer.outcome === 'refused') {
      const { retry } = answer;
      if (retry) c.header('retry-after', photoAgainSeconds);
      return c.json({ message: say(answer.message), retry }, retry ? 503 : 422);
    }
    const { id, name } = answer.photo;
    return c.json(
      { id, thumbnail: urls.media(thumbnailName(name)) },
      answer.outcome === 'added' ? 201 : 200,
    );
  });
