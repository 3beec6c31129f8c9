import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { alertRhythms, type AlertRhythm } from '#domain/leads/alert-rhythms.ts';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { PlaceQuestion } from '#domain/search/place-question.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { sayList } from '#messages/figures.ts';
import { placeName, unknownPlaceWords } from '#site/routes/search/place-note.tsx';
import type { Lead } from '#domain/leads/lead.ts';
import { longestText } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { typedText } from '#domain/search/typed-fields.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { cutLinkWords } from '#site/words/cut-link.ts';
import { watchedBy } from '#site/words/watched-words.ts';
import { BusAlertPage, type AlertView } from './bus-alert-page.tsx';
import { findPublicBus } from './submit-form.ts';

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
    // What says nothing of its wish shows the alert as the link does.
    if (asked !== 'confirm') return shown(await alerts.find(token));
    const answer = await alerts.confirm(token);
    const alert = answer === 'confirmed' ? await alerts.find(token) : null;
    // It may have been confirmed long ago, and paused since.
    return render(c, alert?.details.paused ? 'paused' : answer, alert);
  });

const rhythmOf = (text: string): AlertRhythm =>
  Object.hasOwn(alertRhythms, text) ? (text as AlertRhythm) : 'at-once';

function viewOf({ state, details }: Lead): AlertView {
  if (state === 'unconfirmed') return 'ask';
  return details.paused ? 'paused' : 'on';
}

async function render(c: Context<SiteEnv>, view: AlertView, alert: Lead | null): Promise<Response> {
  const services = c.get('services');
  const { settings, readQuestion } = services;
  const company = settings.name;
  const bus = alert?.bus ? await findPublicBus(services.inventory, String(alert.bus.id)) : null;
  return renderPage(c, {
    meta: {
      title: t`Bus alert | ${company}`,
      description: t`Switch a bus alert on or off.`,
      // The address is private: it stands in no link and no canonical.
      canonicalPath: urls.busAlerts(),
    },
    current: 'contact',
    styles: 'contact',
    body: (
      <BusAlertPage
        view={view}
        cut={view === 'unknown' ? cutLinkWords(c.req.param('token')) : null}
        alert={alert}
        watched={alert ? watchedBy(alert, readQuestion) : []}
        bus={bus}
        notes={alert ? await notesOn(alert, bus !== null, services) : []}
      />
    ),
    status: view === 'unknown' ? 404 : 200,
  });
}

/** What the list would say above its buses; of one bus, that it was taken down. */
async function notesOn(
  { kind, details }: Lead,
  isListed: boolean,
  { searchBuses }: SiteServices,
): Promise<string[]> {
  if (kind === 'price-watch') return isListed ? [] : [t`This bus is no longer listed`];
  const list = watchedList(details);
  const found = await searchBuses(list, smartLanguage(details.language));
  return [...placeNotes(found.placeQuestion), ...wordNotes(found)];
}

function placeNotes(question: PlaceQuestion | null): string[] {
  const everywhere = t`We look everywhere until you change it.`;
  switch (question?.kind) {
    case undefined:
      return [];
    case 'where-you-are':
      return [
        t`An alert does not know where you are: type a ZIP code, or a town and its state.`,
        everywhere,
      ];
    case 'which-town':
      return [t`Read as ${{ names: placeName(question.taken) }}.`];
    case 'unknown':
      return question.instead
        ? [unknownPlaceWords(question)]
        : [unknownPlaceWords(question), everywhere];
  }
}

/** The list shows what it has without such words. A bus that comes may be the first to have them. */
function wordNotes({ dropped }: BusSearchPage): string[] {
  const words = dropped.flatMap((one) =>
    one.kind === 'words' ? [t`“${{ words: one.words }}”`] : [],
  );
  if (words.length === 0) return [];
  return [
    t`No bus has ${{ words: sayList(words) }} today, and we write of one only when it does. Take out what you can do without.`,
  ];
}
