import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { keepPrivate } from '#site/keep-private.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { VinPage, type SameBuses, type VinPageModel } from './vin-page.tsx';

const mostBytes = 4_096;
const longestText = 60;

/**
 * What a VIN says. It is posted: the VIN of a bus that nobody is to know of stands in no address, so in
 * no log, no history and nothing that a third party is told. The answer is nobody else's.
 */
export const vinRoutes = new Hono<SiteEnv>()
  .get(patterns.vin, (c) => showVin(c, { typed: '', answer: null, same: null }))
  .post(patterns.vin, async (c) => {
    const { get } = await readPostedForm(c.req.raw, { mostBytes });
    const typed = get('vin').slice(0, longestText);
    const { selling, now } = c.get('services');
    const answer = lookUpVin(typed, { table: selling.vinTable, now: now() });
    const response = showVin(c, { typed, answer, same: await sameBuses(c, answer.says) });
    keepPrivate(response.headers);
    return response;
  });

function showVin(c: Context<SiteEnv>, model: Omit<VinPageModel, 'date'>): Response {
  const { settings, selling } = c.get('services');
  return renderPage(c, {
    meta: {
      title: `${t`What a VIN says`} | ${settings.name}`,
      description: t`Type the VIN of a bus: maker, model, model year, weight class, engine, brakes and plant, and which character is wrong when it does not add up.`,
      canonicalPath: urls.vin(),
    },
    current: 'none',
    body: <VinPage model={{ ...model, date: selling.vinTable().date }} />,
  });
}

/** Buses of ours with the same make and model; null where there are none. */
async function sameBuses(
  c: Context<SiteEnv>,
  says: Parameters<typeof vinVehicle>[0] | null,
): Promise<SameBuses | null> {
  if (says === null) return null;
  const { make, model, isMakeKnown, isModelKnown } = vinVehicle(says);
  if (make === null || !isMakeKnown) return null;
  const { searchBuses } = c.get('services');
  const names = isModelKnown ? [`${make} ${model}`, make] : [make];
  for (const name of names) {
    const { cards, total, dropped } = await searchBuses(
      parseListQuery(new URLSearchParams({ search: name })),
    );
    if (total > 0 && dropped.length === 0) return { name, cards: cards.slice(0, mostCards), total };
  }
  return null;
}

const mostCards = 4;
