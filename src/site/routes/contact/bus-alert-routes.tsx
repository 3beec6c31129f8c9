import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { alertRhythms, type AlertRhythm } from '#domain/leads/alert-rhythms.ts';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { longestText } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { typedText } from '#domain/search/typed-text.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { watchedWords } from '#site/words/watched-words.ts';
import { BusAlertPage, type AlertView } from './bus-alert-page.tsx';

/** A few words. */
const mostBytes = 4 * 1024;

/**
 * The private page of one alert. Following the link only shows it, because mail scanners follow links
 * too; its buttons do something. A mail program's own button posts here as well (RFC 8058): without a
 * cookie, without a page of ours before it.
 */
export const busAlertRoutes = new Hono<SiteEnv>()
  .get(patterns.busAlert, async (c) => {
    const { alerts } = c.get('services').leads;
    // The link of somebody who wants no more mail opens while the database is away, too.
    const alert = await alerts.find(c.req.param('token')).catch(() => 'away' as const);
    if (alert === 'away') return render(c, 'ask', null);
    return render(c, alert ? viewOf(alert) : 'unknown', alert);
  })
  .post(patterns.busAlert, async (c) => {
    const { get } = await readPostedForm(c.req.raw, { mostBytes });
    const { alerts } = c.get('services').leads;
    const token = c.req.param('token');
    const shown = (alert: Lead | null, view?: AlertView) =>
      render(c, alert ? (view ?? viewOf(alert)) : 'unknown', alert);
    const asked = get('List-Unsubscribe') === 'One-Click' ? 'stop' : get('do');
    if (asked === 'stop') return render(c, await alerts.stop(token), null);
    if (asked === 'pause' || asked === 'resume') {
      return shown(await alerts.pause(token, asked === 'pause'));
    }
    if (asked === 'change') {
      const to = { wanted: typedText(get('wanted'), longestText), rhythm: rhythmOf(get('rhythm')) };
      return shown(await alerts.change(token, to), 'changed');
    }
    const answer = await alerts.confirm(token);
    return render(c, answer, answer === 'confirmed' ? await alerts.find(token) : null);
  });

const rhythmOf = (text: string): AlertRhythm =>
  Object.hasOwn(alertRhythms, text) ? (text as AlertRhythm) : 'at-once';

function viewOf({ state, details }: Lead): AlertView {
  if (state === 'unconfirmed') return 'ask';
  return details.paused ? 'paused' : 'on';
}

function render(c: Context<SiteEnv>, view: AlertView, alert: Lead | null): Response {
  const { settings, now } = c.get('services');
  const company = settings.name;
  return renderPage(c, {
    meta: {
      title: t`Bus alert | ${company}`,
      description: t`Switch a bus alert on or off.`,
      // The address is private: it stands in no link and no canonical.
      canonicalPath: urls.busAlerts(),
    },
    current: 'contact',
    styles: 'contact',
    body: <BusAlertPage view={view} alert={alert} watched={alert ? watchedBy(alert, now()) : []} />,
    status: view === 'unknown' ? 404 : 200,
  });
}

function watchedBy({ kind, bus, details }: Lead, now: Date): string[] {
  if (kind === 'price-watch') return bus ? [bus.title] : [];
  return watchedWords(watchedList(details), smartLanguage(details.language), now);
}
