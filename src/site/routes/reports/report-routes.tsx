import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { verifyFile } from '#domain/documents/signed-file.ts';
import { toHex } from '#domain/hash-text.ts';
import { standingReport } from '#domain/inspections/inspection.ts';
import type { ConditionReport } from '#domain/inspections/condition-report.ts';
import { BodyFault } from '#site/body-fault.ts';
import { keepPrivate } from '#site/keep-private.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { CheckPage, type CheckedCopy } from './check-page.tsx';
import { documentResponse } from './document-response.ts';
import { reportSheet } from './report-sheet.ts';
import { windshieldSheet } from './windshield-sheet.ts';

/** Ours have at most 5 MB. */
const mostCopyBytes = 6_000_000;

/** Papers of a bus, and the page where anybody finds out whether one is genuine. */
export const reportRoutes = new Hono<SiteEnv>()
  .get(patterns.windshield, async (c) => {
    const { inventory, documents, settings, siteUrl } = c.get('services');
    const found = await inventory.lookUp(c.req.param('key'));
    if (found.outcome === 'moved') return c.redirect(urls.windshield(found), 301);
    if (found.outcome !== 'found' || !documents) return c.notFound();
    const { bus } = found;
    const sheet = windshieldSheet(bus, settings, siteUrl);
    return documentResponse(c, documents.service, sheet, `windshield-${bus.id}`);
  })
  .get(patterns.reportKeys, async (c) => {
    const { documents } = c.get('services');
    if (!documents) return c.notFound();
    const keys = await documents.keys.published();
    const text = keys
      .map(({ fingerprint, madeAt, pem }) => `SHA-256 ${fingerprint}\nSince ${madeAt}\n${pem}`)
      .join('\n');
    return c.text(text, 200, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  })
  .get(patterns.reportFile, async (c) => {
    const { documents, settings, siteUrl } = c.get('services');
    const report = await publishedReport(c);
    if (!documents) return c.notFound();
    if (!report) {
      const withdrawn = await withdrawnReport(c);
      // Whoever comes by a link in a mail is told why there is no file.
      return withdrawn ? c.redirect(urls.check(withdrawn.number), 303) : c.notFound();
    }
    const sheet = reportSheet(report, { name: settings.name, siteUrl });
    return documentResponse(c, documents.service, sheet, report.number);
  })
  .get(patterns.check, (c) => showCheck(c, null))
  .post(patterns.check, async (c) => {
    const { documents } = c.get('services');
    if (!documents) return c.notFound();
    const copy = await readCopy(c.req.raw);
    if (typeof copy === 'string') return showCheck(c, { is: copy });
    const [verdict, hash] = await Promise.all([verifyFile(copy, documents.keys), sha256(copy)]);
    return showCheck(c, { ...verdict, sha256: hash });
  });

async function publishedReport(c: Context<SiteEnv>): Promise<ConditionReport | null> {
  return c.get('services').inspections.publishedReport(c.req.param('number') ?? '');
}

const withdrawnReport = (c: Context<SiteEnv>) =>
  c.get('services').inspections.withdrawnReport(c.req.param('number') ?? '');

/** The file that was chosen, or what is wrong with it. */
async function readCopy(request: Request): Promise<Uint8Array<ArrayBuffer> | 'none' | 'too-large'> {
  try {
    const form = await readPostedForm(request, { mostBytes: mostCopyBytes, files: ['copy'] });
    return form.file('copy')?.bytes ?? 'none';
  } catch (error) {
    if (error instanceof BodyFault && error.reason === 'too-large') return 'too-large';
    throw error;
  }
}

async function showCheck(c: Context<SiteEnv>, copy: CheckedCopy | null): Promise<Response> {
  const { documents, inspections, inventory, settings, siteUrl } = c.get('services');
  if (!documents) return c.notFound();
  const report = await publishedReport(c);
  const withdrawn = report ? null : await withdrawnReport(c);
  const number = report?.number ?? withdrawn?.number ?? (c.req.param('number') ?? '').slice(0, 40);
  const [reports, [bus], keys, kept] = await Promise.all([
    report ? inspections.reportsOf(report.bus.listingId) : [],
    report ? inventory.details([report.bus.listingId]) : [],
    documents.keys.published(),
    report ? documents.service.kept(reportSheet(report, { name: settings.name, siteUrl })) : null,
  ]);
  const response = renderPage(c, {
    meta: {
      title: `${report || withdrawn ? t`Condition report ${number}` : t`No report ${number}`} | ${settings.name}`,
      description: t`Which bus a condition report is about, and whether a copy of it is genuine.`,
      canonicalPath: urls.check(number),
    },
    current: 'none',
    status: report ? 200 : withdrawn ? 410 : 404,
    body: (
      <CheckPage
        model={{
          number,
          report,
          withdrawnAt: withdrawn?.withdrawnAt ?? null,
          currentNumber: (report && standingReport(reports, report.bus)?.number) ?? null,
          busPage: bus ? urls.bus(bus) : null,
          keys,
          fileSha256: kept && (await sha256(kept)),
          copy,
        }}
      />
    ),
  });
  // Whoever checks a paper leaves no trace in caches.
  keepPrivate(response.headers);
  return response;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
