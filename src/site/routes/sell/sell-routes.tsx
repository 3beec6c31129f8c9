import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { SellPage } from './sell-page.tsx';

export const sellRoutes = new Hono<SiteEnv>().get(patterns.sellYourBus, async (c) => {
  const { content, settings } = c.get('services');
  const faqs = await content.faqs();
  return renderPage(c, {
    meta: {
      title: `Sell your bus for free | ${settings.name}`,
      description:
        'You name the asking price and keep it; our costs go on top. How selling a bus or a fleet works, and what to have ready.',
      canonicalPath: urls.sellYourBus(),
    },
    current: 'sell',
    body: (
      <SellPage
        model={{ faqs: faqs.filter((faq) => faq.category === 'selling') }}
        settings={settings}
      />
    ),
  });
});
