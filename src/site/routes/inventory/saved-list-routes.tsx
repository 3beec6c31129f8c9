import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { mostSaved } from '#domain/inventory/saved-list.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { readBusIds } from './read-bus-ids.ts';
import { SavedListPage } from './saved-list-page.tsx';

/** Each is a question to the search. */
const mostWithSimilar = 6;
const similarShown = 3;

/** A list of buses to pass on. The address holds the list and nothing else: no account, no name. */
export const savedListRoutes = new Hono<SiteEnv>().get(patterns.saved, async (c) => {
  const { inventory, settings, siteUrl } = c.get('services');
  const asked = readBusIds(c.req.queries('bus'));
  const wanted = asked.slice(0, mostSaved);
  const buses = await inventory.details(wanted);
  const ids = buses.map(({ id }) => id);
  const similarTo = async ({ id, slug }: BusCard) => {
    const found = await inventory.lookUp(`${id}-${slug}`);
    const similar = found.outcome === 'found' ? found.similar : [];
    return [id, similar.filter((bus) => !ids.includes(bus.id)).slice(0, similarShown)] as const;
  };
  const sold = buses.filter((bus) => bus.sold).slice(0, mostWithSimilar);
  return renderPage(c, {
    meta: {
      title: `${t`Saved buses`} | ${settings.name}`,
      description: t`A list of buses to pass on: its address is the list.`,
      canonicalPath: urls.saved(ids),
    },
    current: 'buses',
    body: (
      <SavedListPage
        model={{
          buses,
          similar: new Map(await Promise.all(sold.map(similarTo))),
          gone: wanted.filter((id) => !ids.includes(id)),
          tooMany: asked.length > mostSaved,
          shareUrl: siteUrl + urls.saved(ids),
        }}
      />
    ),
  });
});
