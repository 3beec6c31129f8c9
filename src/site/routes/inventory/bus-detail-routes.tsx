import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { readNear } from '#domain/search/near.ts';
import { sayMeasure } from '#messages/figures.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { busEntity } from '#site/structured-data/bus-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { placeOf, sayCapacity, sayPrice } from '#site/words/bus-words.ts';
import { howFar } from './how-far.ts';
import { BusDetailPage } from './bus-detail-page.tsx';
import { firstPicturePreload, sharedPicture } from './bus-picture.ts';
import { WithdrawnPage } from './withdrawn-page.tsx';

export const busDetailRoutes = new Hono<SiteEnv>().get(patterns.bus, async (c) => {
  const { inventory, settings, siteUrl, places = null, selling, now } = c.get('services');
  const found = await inventory.lookUp(c.req.param('key'));
  if (found.outcome === 'missing') return c.notFound();
  if (found.outcome === 'moved') return c.redirect(urls.bus(found), 301);
  if (found.outcome === 'withdrawn') {
    const { title } = found;
    return renderPage(c, {
      meta: {
        title: `${t`No longer listed: ${title}`} | ${settings.name}`,
        description: t`This bus has been taken off the site. Similar ones are still for sale.`,
        canonicalPath: c.req.path,
        robots: 'noindex',
      },
      current: 'buses',
      status: 410,
      body: <WithdrawnPage model={found} settings={settings} />,
    });
  }
  const { bus, similar, prices } = found;
  const { title, stockNumber } = bus;
  const away = howFar(readNear(new URL(c.req.url).searchParams), bus, places);
  const vin = bus.vin
    ? lookUpVin(bus.vin, { table: selling.vinTable, now: now(), yearSaid: bus.year })
    : null;
  return renderPage(c, {
    meta: {
      title: `${stockNumber ? t`${title}, stock ${stockNumber}` : title} | ${settings.name}`,
      description: describe(bus),
      canonicalPath: urls.bus(bus),
      ...firstPicturePreload(bus),
      picture: sharedPicture(bus),
      jsonLd: [busEntity(bus, settings, siteUrl)],
    },
    current: 'buses',
    styles: 'bus',
    body: <BusDetailPage model={{ bus, similar, prices, away, vin }} settings={settings} />,
  });
});

/** What a search result or a shared link says: the figures a buyer compares. */
function describe(bus: BusDetail): string {
  const { title, mileageMiles } = bus;
  const passengers = isKnown(bus.passengers) ? bus.passengers : null;
  const facts = [
    sayCapacity({ ...bus, passengers }),
    isKnown(mileageMiles) ? sayMeasure(mileageMiles, 'mile') : null,
    sayPrice(bus.priceCents),
    placeOf(bus),
  ]
    .filter(Boolean)
    .join(' · ');
  return t`${title} for sale. ${facts}.`;
}
