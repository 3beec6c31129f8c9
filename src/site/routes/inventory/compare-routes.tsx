import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { mostCompared } from '#domain/inventory/compare-buses.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { costBus } from '#domain/costs/cost-bus.ts';
import { builtInRates } from '#domain/costs/cost-rates.ts';
import { estimateCosts } from '#domain/costs/estimate-costs.ts';
import { answersOf } from '#site/routes/cost/compare-costs.tsx';
import { readCosts } from '#site/routes/cost/read-costs.ts';
import { ComparePage } from './compare-page.tsx';
import { readBusIds } from './read-bus-ids.ts';

/** Buses side by side. The address holds the list, so a link to it is the list. */
export const compareRoutes = new Hono<SiteEnv>().get(patterns.compare, async (c) => {
  const {
    inventory,
    settings,
    siteUrl,
    places = null,
    costRates = builtInRates,
  } = c.get('services');
  const asked = readBusIds(c.req.queries('bus'));
  const only = c.req.query('only') === 'differences';
  const buses = await inventory.details(asked.slice(0, mostCompared));
  const ids = buses.map(({ id }) => id);
  const [first] = buses;
  const around =
    first && buses.length < mostCompared
      ? await inventory.lookUp(`${first.id}-${first.slug}`)
      : { outcome: 'missing' as const };
  const more =
    around.outcome === 'found' ? around.similar.filter(({ id }) => !ids.includes(id)) : [];
  const question = readCosts(new URL(c.req.url).searchParams, places);
  const estimates = buses.map((bus) =>
    bus.sold
      ? null
      : estimateCosts(
          costBus(bus, places),
          question.place?.point ?? null,
          question.answers,
          costRates,
        ),
  );
  const answers = answersOf(question);
  return renderPage(c, {
    meta: {
      title: `${t`Compare buses`} | ${settings.name}`,
      description: t`Up to four buses side by side: price, miles, seats, license and equipment.`,
      canonicalPath: urls.compare(ids, only ? { only: 'differences' } : {}),
    },
    current: 'buses',
    styles: 'cost',
    body: (
      <ComparePage
        model={{
          buses,
          more,
          only,
          gone: Math.min(asked.length, mostCompared) - buses.length,
          tooMany: asked.length > mostCompared,
          shareUrl: siteUrl + urls.compare(ids, answers),
          costs: { question, estimates },
        }}
      />
    ),
  });
});
