import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import { builtInWords, type CategoryWords } from '#domain/inventory/category-words.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { sayNumber } from '#messages/figures.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { dealerEntity, webSiteEntity } from '#site/structured-data/dealer-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { HomePage } from './home-page.tsx';

/** Pictures that staff put in place of a category's drawing. */
const ownPictures = (words: CategoryWords): Map<CategorySlug, string> =>
  new Map(
    busCategories.flatMap((category) => {
      const { picture } = words.of(category);
      return picture === null ? [] : [[category.slug, picture] as const];
    }),
  );

export const homeRoutes = new Hono<SiteEnv>().get(patterns.home, async (c) => {
  const { inventory, content, settings, demo, siteUrl, assets } = c.get('services');
  const { categories = builtInWords } = c.get('services');
  const [featured, newest, bulk, categoryCounts, total, faqs, quotes] = await Promise.all([
    inventory.featured(8),
    inventory.newest(8),
    inventory.bulk(8),
    inventory.categoryCounts(),
    inventory.totalPublished(),
    content.faqs(),
    content.testimonials(),
  ]);
  const state = findState(settings.stateInventory.state);
  const inState = bulk.filter((bus) => bus.state === state?.code);
  return renderPage(c, {
    meta: {
      title: t`${{ company: settings.name }}: used and new buses for sale`,
      description: t`Browse ${{ total: sayNumber(total) }} shuttle, coach, school and transit buses for sale across the United States. Real prices, miles and seats, and people who know buses on the phone.`,
      canonicalPath: urls.home(),
      // The stylesheet would ask for it a round trip later; on a phone it is the largest paint.
      preloadImage: { src: assets.assetUrl('src/site/images/line-up.svg') },
      jsonLd: [dealerEntity(settings, siteUrl), webSiteEntity(settings, siteUrl)],
    },
    current: 'home',
    styles: 'home',
    body: (
      <HomePage
        model={{
          featured,
          newest,
          bulk,
          categoryCounts,
          categoryPictures: ownPictures(categories),
          total,
          stateInventory: {
            enabled: settings.stateInventory.enabled && inState.length > 0,
            state: state?.code ?? '',
            buses: inState,
          },
          faqs: faqs.filter((faq) => faq.common),
          testimonials: quotes.some((quote) => demo || !quote.demo),
        }}
        settings={settings}
      />
    ),
  });
});
