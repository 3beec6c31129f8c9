import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import type { AlertAnswer } from '#domain/leads/bus-alerts.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { BusAlertPage } from './bus-alert-page.tsx';

/** One of two words. */
const mostBytes = 4 * 1024;

/**
 * The private page of one alert. Following the link only shows it, because mail scanners follow
 * links too; its two buttons do something.
 */
export const busAlertRoutes = new Hono<SiteEnv>()
  .get(patterns.busAlert, (c) => render(c, 'ask'))
  .post(patterns.busAlert, async (c) => {
    const { get } = await readPostedForm(c.req.raw, { mostBytes });
    const { alerts } = c.get('services').leads;
    const token = c.req.param('token');
    return render(c, await (get('do') === 'stop' ? alerts.stop(token) : alerts.confirm(token)));
  });

function render(c: Context<SiteEnv>, state: AlertAnswer | 'ask'): Response {
  const { name: company } = c.get('services').settings;
  return renderPage(c, {
    meta: {
      title: t`Bus alert | ${company}`,
      description: t`Switch a bus alert on or off.`,
      // The address is private: it stands in no link and no canonical.
      canonicalPath: urls.busAlerts(),
    },
    current: 'contact',
    styles: 'contact',
    body: <BusAlertPage state={state} />,
    status: state === 'unknown' ? 404 : 200,
  });
}
