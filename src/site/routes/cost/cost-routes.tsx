import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { costBus } from '#domain/costs/cost-bus.ts';
import { builtInRates } from '#domain/costs/cost-rates.ts';
import { estimateCosts } from '#domain/costs/estimate-costs.ts';
import { renderPage } from '#site/render-page.tsx';
import { busToBuy } from '#site/routes/inventory/bus-to-buy.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { CostPage } from './cost-page.tsx';
import { readCosts } from './read-costs.ts';

/** What a bus costs at a visitor's door. All answers stand in the address; nothing is kept. */
export const costRoutes = new Hono<SiteEnv>().get(patterns.busCost, async (c) => {
  const { settings, siteUrl, now, ...services } = c.get('services');
  const { places = null, costRates: rates = builtInRates } = services;
  const { search, searchParams } = new URL(c.req.url);
  const bus = await busToBuy(c, {
    key: c.req.param('key'),
    addressOf: (one) => urls.busCost(one) + search,
  });
  if (bus instanceof Response) return bus;
  const { title } = bus;
  const question = readCosts(searchParams, places);
  const estimate = estimateCosts(
    costBus(bus, places),
    question.place?.point ?? null,
    question.answers,
    rates,
  );
  const path = urls.busCost(bus);
  return renderPage(c, {
    meta: {
      title: `${t`Cost at your door: ${title}`} | ${settings.name}`,
      description: t`Price, delivery, tax, first service, fuel and upkeep of ${title}: an estimate, line by line.`,
      canonicalPath: path,
    },
    current: 'buses',
    styles: 'cost',
    body: (
      <CostPage
        model={{ bus, question, estimate, rates, now: now(), shareUrl: siteUrl + path + search }}
      />
    ),
  });
});
