import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { currentLanguage, languageOf, pathIn } from '#messages/languages.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { panelOf } from '../search/panel-of.ts';
import { embedLines } from './embed-lines.ts';
import { EmbedMakerPage } from './embed-maker-page.tsx';
import { readEmbed, writeEmbed } from './embed-query.ts';

/** `/embed`: a partner says which buses, and gets the line of HTML. The address holds all that was said. */
export const embedMakerRoutes = new Hono<SiteEnv>().get(patterns.embed, async (c) => {
  const { searchBuses, settings, siteUrl } = c.get('services');
  const { searchParams } = new URL(c.req.url);
  const asked = readEmbed(searchParams);
  const found = await searchBuses(asked.query, smartLanguage(c.get('language')));
  const { form: _, ...query } = found.query;
  const embed = { ...asked, query };
  const language = languageOf(searchParams.get('language')) ?? currentLanguage();
  const busAddress = (searchParams.get('bus') ?? '').slice(0, 500);
  const key = /\d{1,12}-[a-z0-9-]{1,200}/.exec(busAddress)?.[0];
  const look = { theme: embed.theme === 'auto' ? null : embed.theme, source: embed.source };
  const path = pathIn(
    language,
    key ? urls.embedBus(key, look) : urls.embedBuses(writeEmbed(embed)),
  );
  return renderPage(c, {
    meta: {
      title: `${t`Our buses on your page`} | ${settings.name}`,
      description: t`One line of HTML puts a list of our buses, or one bus, on your own website. It stays up to date by itself.`,
      canonicalPath: urls.embed(),
      ...(searchParams.size > 0 ? { robots: 'noindex, follow' } : {}),
    },
    current: 'none',
    styles: 'partners',
    body: (
      <EmbedMakerPage
        model={{
          embed,
          language,
          busAddress,
          lines: embedLines(siteUrl, path, key ? t`Bus for sale` : t`Buses for sale`),
          preview: path,
          panel: panelOf({ ...found, query }, patterns.embed, 'all'),
        }}
      />
    ),
  });
});
