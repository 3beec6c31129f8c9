import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { builtInCategories } from '#domain/content/content-category.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { sectionName } from '#site/words/trade-words.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { videoEntities } from '#site/structured-data/video-entity.ts';
import { textPageResponse } from '../text-page-response.tsx';
import { ArticleCards } from './article-cards.tsx';
import { knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgePage } from './knowledge-page.tsx';
import { MediaResourcesPage } from './media-resources-page.tsx';

/** As many as are fetched ahead (spec §7), and one more to fill two rows. */
const landingArticles = 6;

export const knowledgeRoutes = new Hono<SiteEnv>()
  .get(patterns.knowledgeCenter, async (c) => {
    const { content, settings, videos } = c.get('services');
    const [articles, faqs] = await Promise.all([content.articles(), content.faqs()]);
    return renderPage(c, {
      meta: {
        title: `${t`Knowledge Center`} | ${settings.name}`,
        description: t`Guides, articles, answers and a checklist for buying and selling used buses.`,
        canonicalPath: urls.knowledgeCenter(),
      },
      current: 'knowledge',
      styles: 'reading',
      body: (
        <KnowledgePage
          model={{
            articles: articles.slice(0, landingArticles),
            faqs: faqs.filter((faq) => faq.common),
            videos: {
              shown: (videos?.list() ?? []).filter(({ featured }) => featured),
              players: videos?.players ?? false,
            },
          }}
        />
      ),
    });
  })
  .get(patterns.mediaResources, async (c) => {
    const { content, settings, siteUrl, videos, sections = builtInCategories } = c.get('services');
    const section = sections.find('media-resources');
    const title = section ? sectionName(section) : '';
    const shown = videos?.list() ?? [];
    const articles = await content.articles('media-resources');
    return renderPage(c, {
      meta: {
        title: `${title} | ${settings.name}`,
        description: t`An inspection checklist to print, a CDL calculator and other tools for buying a used bus.`,
        canonicalPath: urls.mediaResources(),
        jsonLd: videos?.players ? videoEntities(shown, siteUrl) : [],
      },
      current: 'knowledge',
      styles: 'reading',
      body: (
        <MediaResourcesPage
          title={title}
          settings={settings}
          videos={{ shown, players: videos?.players ?? false }}
          articles={articles}
        />
      ),
    });
  })
  .get(patterns.sellingBuyingGuide, async (c) => {
    const { content, sections = builtInCategories } = c.get('services');
    const section = sections.find('selling-buying-guide');
    const articles = await content.articles('selling-buying-guide');
    return textPageResponse(c, {
      name: 'selling-buying-guide',
      title: section ? sectionName(section) : undefined,
      path: urls.sellingBuyingGuide(),
      current: 'knowledge',
      crumbs: [knowledgeCrumb()],
      below: (
        <p className="knowledge-actions actions">
          <ButtonLink href={urls.buses()}>{t`Browse buses`}</ButtonLink>
          <ButtonLink href={urls.sellYourBus()} look="secondary">
            {t`Sell a bus`}
          </ButtonLink>
        </p>
      ),
      after:
        articles.length > 0 ? (
          <section aria-labelledby="guide-articles" className="page-section no-print">
            <SectionHeading
              id="guide-articles"
              title={t`Guides, one question at a time`}
              link={{
                label: t`All of them`,
                href: urls.blogArticles({ category: section?.address }),
              }}
            />
            <div data-prefetch-articles="">
              <ArticleCards articles={articles.slice(0, landingArticles)} />
            </div>
          </section>
        ) : null,
    });
  })
  .get(patterns.aboutUs, (c) =>
    textPageResponse(c, {
      name: 'about-us',
      path: urls.aboutUs(),
      current: 'knowledge',
      crumbs: [knowledgeCrumb()],
    }),
  );
