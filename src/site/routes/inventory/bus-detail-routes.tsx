import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { canBeHad, isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { findBusRecalls, recalledVehicles } from '#domain/inventory/recalls/bus-recalls.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { readNear } from '#domain/search/near.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { busEntity } from '#site/structured-data/bus-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { placeOf, sayCapacity, sayMiles, sayOffer } from '#site/words/bus-words.ts';
import { conditionOf } from '#site/routes/inspections/condition-of.ts';
import { howFar } from './how-far.ts';
import { BusDetailPage } from './bus-detail-page.tsx';
import { firstPicturePreload, sharedPicture } from './bus-picture.ts';
import { WithdrawnPage } from './withdrawn-page.tsx';

export const busDetailRoutes = new Hono<SiteEnv>().get(patterns.bus, async (c) => {
  const services = c.get('services');
  const { inventory, settings, siteUrl, places = null, selling, now } = services;
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
  const { bus, similar, prices, history, settled } = found;
  const { title, stockNumber } = bus;
  const away = howFar(readNear(new URL(c.req.url).searchParams), bus, places);
  const vin = bus.vin
    ? lookUpVin(bus.vin, { table: selling.vinTable, now: now(), yearSaid: bus.year })
    : null;
  const recalled = recalledVehicles(bus.besideVin, vin);
  const [condition, recalls] = await Promise.all([
    conditionOf(c, bus),
    findBusRecalls(services.recalls, recalled, now()),
  ]);
  const { players = false } = services.videos ?? {};
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
    body: (
      <BusDetailPage
        model={{
          bus,
          similar,
          prices,
          away,
          vin,
          settled,
          condition,
          recalls,
          players,
          past: { history, now: now() },
        }}
        settings={settings}
      />
    ),
  });
});

/** What a search result or a shared link says: the figures a buyer compares. */
function describe(bus: BusDetail): string {
  const { title } = bus;
  const passengers = isKnown(bus.passengers) ? bus.passengers : null;
  const facts = [sayCapacity({ ...bus, passengers }), sayMiles(bus), sayOffer(bus), placeOf(bus)]
    .filter(Boolean)
    .join(' · ');
  // Where it cannot be had, the facts say so.
  return canBeHad(bus) ? t`${title} for sale. ${facts}.` : `${title}. ${facts}.`;
}
