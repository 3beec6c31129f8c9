import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { tourCalendar } from '#domain/leads/tour-calendar.ts';
import { readReference } from '#domain/leads/reference.ts';
import { within } from '#domain/within.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { ThankYouPage } from './thank-you-page.tsx';

const receiptMs = 1_000;

export const thankYouRoutes = new Hono<SiteEnv>()
  .get(patterns.thankYou, async (c) => {
    const { leads, settings } = c.get('services');
    const reference = readReference(c.req.query('ref') ?? '');
    // Received is received: the page says so even while the database is away.
    const receipt = reference
      ? await within(receiptMs, leads.receipt(reference)).catch(() => null)
      : null;
    const response = renderPage(c, {
      meta: {
        title: t`Thank you | ${{ company: settings.name }}`,
        description: t`We received your request.`,
        canonicalPath: urls.thankYou(),
      },
      current: 'contact',
      styles: 'contact',
      body: <ThankYouPage reference={reference} receipt={receipt} settings={settings} />,
    });
    response.headers.set('cache-control', 'private, no-cache');
    return response;
  })
  .get(patterns.tourCalendar, async (c) => {
    const { leads, settings, siteUrl } = c.get('services');
    const receipt = await leads.receipt(c.req.param('reference'));
    if (!receipt?.slot) return c.notFound();
    const { reference, slot, busTitle: bus, requestedAt } = receipt;
    const company = settings.name;
    const phone = settings.contactPhone.display;
    c.header('content-type', 'text/calendar; charset=utf-8');
    c.header('content-disposition', 'attachment; filename="bus-video-tour.ics"');
    return c.body(
      tourCalendar({
        reference,
        slot,
        summary: bus === null ? t`Video tour` : t`Video tour of ${bus}`,
        description: t`${company} calls you by video. Reference ${reference}. To change the time, call ${phone}.`,
        requestedAt,
        siteUrl,
        companyName: company,
      }),
    );
  });
