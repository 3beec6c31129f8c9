import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { renderDocument } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { embedMakerRoutes } from './embed-maker-routes.tsx';
import { EmbedDocument } from './embed-document.tsx';
import { readEmbed, writeEmbed, type Embed } from './embed-query.ts';
import { EmbedView } from './embed-view.tsx';
import { placeFrameScript } from './place-frame.ts';

/**
 * What stands in frames on pages of partners: some buses of a list, or one bus. Each says by itself
 * that nothing is there any more, because a page of ours that may not be framed would be an empty box.
 */
export const embedRoutes = new Hono<SiteEnv>()
  .get(patterns.embedScript, (c) =>
    c.body(placeFrameScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  )
  .get(patterns.embedBuses, async (c) => {
    const asked = readAddress(c);
    const { searchBuses } = c.get('services');
    const found = await searchBuses(asked.query, smartLanguage(c.get('language')), {
      offset: 0,
      limit: asked.count,
      enough: 0,
    });
    // What only resembles the wish is for those who can take a word of it back.
    const exact = found.dropped.length === 0;
    return renderEmbed(c, asked, {
      heading: t`Buses for sale`,
      buses: exact ? found.cards : [],
      total: exact ? found.total : 0,
    });
  })
  .get(patterns.embedBus, async (c) => {
    const asked = readAddress(c);
    const found = await c.get('services').inventory.lookUp(c.req.param('key'));
    if (found.outcome === 'moved') {
      return c.redirect(urls.embedBus(`${found.id}-${found.slug}`, writeEmbed(asked)), 301);
    }
    const heading = t`Bus for sale`;
    return found.outcome === 'found'
      ? renderEmbed(c, { ...asked, columns: 1 }, { heading, buses: [found.bus], total: 1 })
      : renderEmbed(c, asked, {
          heading,
          buses: [],
          total: 0,
          status: found.outcome === 'withdrawn' ? 410 : 404,
        });
  })
  .route('/', embedMakerRoutes);

const readAddress = (c: Context<SiteEnv>) => readEmbed(new URL(c.req.url).searchParams);

function renderEmbed(
  c: Context<SiteEnv>,
  embed: Embed,
  shown: Pick<Parameters<typeof EmbedView>[0], 'heading' | 'buses' | 'total'> & {
    status?: 404 | 410;
  },
): Response {
  const { settings, assets, analytics, demo } = c.get('services');
  const { status, ...view } = shown;
  return renderDocument(
    c,
    <EmbedDocument
      title={`${view.heading} | ${settings.name}`}
      embed={embed}
      stylesheet={assets.assetUrl('src/site/routes/embed/embed.css')}
      script={assets.assetUrl('src/site/browser/embed/frame.ts')}
      measured={Boolean(analytics)}
    >
      <EmbedView {...view} siteName={settings.name} demo={demo} embed={embed} />
    </EmbedDocument>,
    status,
  );
}
