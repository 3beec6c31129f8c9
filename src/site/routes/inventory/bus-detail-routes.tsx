import { Hono } from 'hono';
import { displayMileage } from '#domain/inventory/display-values.ts';
import { capacityLine } from '#domain/inventory/listing-title.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { readNear } from '#domain/search/near.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { busEntity } from '#site/structured-data/bus-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { howFar } from './how-far.ts';
import { BusDetailPage } from './bus-detail-page.tsx';
import { firstPicturePreload, sharedPicture } from './bus-picture.ts';
import { WithdrawnPage } from './withdrawn-page.tsx';

export const busDetailRoutes = new Hono<SiteEnv>().get(patterns.bus, async (c) => {
  const { inventory, settings, siteUrl, places = null } = c.get('services');
  const found = await inventory.lookUp(c.req.param('key'));
  if (found.outcome === 'missing') return c.notFound();
  if (found.outcome === 'moved') return c.redirect(urls.bus(found), 301);
  if (found.outcome === 'withdrawn') {
    return renderPage(c, {
      meta: {
        title: `No longer listed: ${found.title} | ${settings.name}`,
        description: 'This bus has been taken off the site. Similar ones are still for sale.',
        canonicalPath: c.req.path,
        robots: 'noindex',
      },
      current: 'buses',
      status: 410,
      body: <WithdrawnPage model={found} settings={settings} />,
    });
  }
  const { bus, similar, prices } = found;
  const away = howFar(readNear(new URL(c.req.url).searchParams), bus, places);
  return renderPage(c, {
    meta: {
      title: `${bus.title}${bus.stockNumber ? `, stock ${bus.stockNumber}` : ''} | ${settings.name}`,
      description: describe(bus),
      canonicalPath: urls.bus(bus),
      ...firstPicturePreload(bus),
      picture: sharedPicture(bus),
      jsonLd: [busEntity(bus, settings, siteUrl)],
    },
    current: 'buses',
    styles: 'bus',
    body: <BusDetailPage model={{ bus, similar, prices, away }} settings={settings} />,
  });
});

/** What a search result or a shared link says: the figures a buyer compares. */
function describe(bus: BusDetail): string {
  const place = [bus.city, bus.state].filter(Boolean).join(', ');
  const mileage = bus.mileageText === displayMileage(null) ? null : bus.mileageText;
  const facts = [
    capacityLine({
      passengers: Number(bus.passengersText) || null,
      wheelchairPositions: bus.wheelchairPositions,
    }),
    mileage,
    bus.priceText,
    place || null,
  ];
  return `${bus.title} for sale. ${facts.filter(Boolean).join(' · ')}.`;
}
