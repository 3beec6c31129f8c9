import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { textPageResponse } from '../text-page-response.tsx';
import { knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgePage } from './knowledge-page.tsx';
import { MediaResourcesPage } from './media-resources-page.tsx';

const landingArticles = 3;

export const knowledgeRoutes = new Hono<SiteEnv>()
  .get(patterns.knowledgeCenter, async (c) => {
    const { content, settings } = c.get('services');
    const [articles, faqs] = await Promise.all([content.articles(), content.faqs()]);
    return renderPage(c, {
      meta: {
        title: `Knowledge Center | ${settings.name}`,
        description: 'Guides, articles, answers and a checklist for buying and selling used buses.',
        canonicalPath: urls.knowledgeCenter(),
      },
      current: 'knowledge',
      body: (
        <KnowledgePage
          model={{
            articles: articles.slice(0, landingArticles),
            faqs: faqs.filter((faq) => faq.common),
          }}
        />
      ),
    });
  })
  .get(patterns.mediaResources, (c) => {
    const { settings } = c.get('services');
    return renderPage(c, {
      meta: {
        title: `Media & Resources | ${settings.name}`,
        description:
          'An inspection checklist to print, a CDL calculator and other tools for buying a used bus.',
        canonicalPath: urls.mediaResources(),
      },
      current: 'knowledge',
      body: <MediaResourcesPage settings={settings} />,
    });
  })
  .get(patterns.sellingBuyingGuide, (c) =>
    textPageResponse(c, {
      name: 'selling-buying-guide',
      path: urls.sellingBuyingGuide(),
      current: 'knowledge',
      crumbs: [knowledgeCrumb],
      below: (
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={urls.buses()}>Browse buses</ButtonLink>
          <ButtonLink href={urls.sellYourBus()} look="secondary">
            Sell a bus
          </ButtonLink>
        </p>
      ),
    }),
  )
  .get(patterns.aboutUs, (c) =>
    textPageResponse(c, {
      name: 'about-us',
      path: urls.aboutUs(),
      current: 'knowledge',
      crumbs: [knowledgeCrumb],
    }),
  );
