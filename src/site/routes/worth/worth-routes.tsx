import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import type { AskedPrices } from '#domain/inventory/asked-prices.ts';
import { readForm, type Typed } from '#domain/forms/read-form.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { worthFields, type WorthFieldName } from '#domain/selling/worth-form.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { keepPrivate } from '#site/keep-private.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { WorthPage, type WorthModel } from './worth-page.tsx';

const longestValue = 100;
/** The whole sell form, with room. */
const mostBytes = 64 * 1024;

/**
 * What a bus is worth, as far as prices here tell. It is asked by the address: nothing in it says whose
 * bus it is, and nothing of it is kept.
 */
export const worthRoutes = new Hono<SiteEnv>()
  // From the sell form, which posts all that was typed in it: what names somebody goes no further.
  .post(patterns.busWorth, async (c) => {
    const { get } = await readPostedForm(c.req.raw, { mostBytes });
    const told = worthFields.flatMap(({ name }) => {
      const text = get(name).trim().slice(0, longestValue);
      return text === '' ? [] : [[name, text]];
    });
    const query = new URLSearchParams(told).toString();
    return c.redirect(`${urls.busWorth()}${query === '' ? '' : `?${query}#answer`}`, 303);
  })
  .get(patterns.busWorth, async (c) => {
    const { settings, inventory, demo, now } = c.get('services');
    const { searchParams } = new URL(c.req.url);
    const typed: Typed<WorthFieldName> = Object.fromEntries(
      worthFields.map(({ name }) => [name, (searchParams.get(name) ?? '').slice(0, longestValue)]),
    );
    const wasAsked = Object.values(typed).some(Boolean);
    const model: WorthModel = wasAsked
      ? await answerWorth(typed, { inventory, demo, now })
      : { typed, faults: new Map(), prices: null };
    const response = renderPage(c, {
      meta: {
        title: `${t`What is my bus worth?`} | ${settings.name}`,
        description: t`What is asked for buses of the same kind, age, size and miles: a range with its number and dates, or a plain no. Nothing you type is kept.`,
        canonicalPath: urls.busWorth(),
      },
      current: 'sell',
      styles: 'selling',
      body: <WorthPage model={model} />,
    });
    if (wasAsked) keepPrivate(response.headers);
    return response;
  });

async function answerWorth(
  typed: Typed<WorthFieldName>,
  { inventory, demo, now }: Pick<SiteServices, 'inventory' | 'demo' | 'now'>,
): Promise<WorthModel> {
  const { values, faults } = readForm(worthFields, typed, now());
  if (faults.size > 0) return { typed, faults, prices: null };
  const prices: AskedPrices = await inventory.whatOthersAsk({
    id: null,
    vin: null,
    // Where pages say that demo data is loaded, it is compared with that.
    source: demo ? 'demo' : 'seller',
    condition: 'used',
    category: findCategory(values.kind ?? '')?.slug ?? null,
    year: values.year,
    passengers: values.passengers?.passengers ?? null,
    mileageMiles: values.odometerMileage,
    priceCents: null,
  });
  return { typed, faults, prices };
}
