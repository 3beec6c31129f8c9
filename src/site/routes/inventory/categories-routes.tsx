import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { busCategories, findCategory, kindInSentence } from '#domain/inventory/categories.ts';
import { builtInWords } from '#domain/inventory/category-words.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { listEntities } from '#site/structured-data/list-entity.ts';
import { patterns, urls, withQuery } from '#site/urls.ts';
import { spokenTexts } from '#site/words/content-words.ts';
import { categoryName, categoryPlural } from '#site/words/trade-words.ts';
import { CategoriesPage } from './categories-page.tsx';
import { CategoryPage } from './category-page.tsx';
import { parsePageNumber } from '#domain/search/list-query.ts';

export const categoriesRoutes = new Hono<SiteEnv>()
  .get(patterns.categories, async (c) => {
    const { inventory, settings, categories: words = builtInWords } = c.get('services');
    const texts = words.viewAll();
    const counts = await inventory.categoryCounts();
    return renderPage(c, {
      meta: {
        title: `${t`Bus types we buy and sell`} | ${settings.name}`,
        description: spokenTexts('view-all', texts).description.text,
        canonicalPath: urls.categories(),
      },
      current: 'buses',
      body: (
        <CategoriesPage
          model={{
            texts,
            categories: busCategories.map((category) => ({
              category,
              texts: words.of(category),
              count: counts[category.slug] ?? 0,
            })),
          }}
        />
      ),
    });
  })
  .get(patterns.category, async (c) => {
    const { inventory, settings, siteUrl } = c.get('services');
    const { categories: words = builtInWords } = c.get('services');
    const slug = c.req.param('slug');
    if (slug === 'view-all') return c.redirect(urls.categories(), 301);
    const category = findCategory(slug);
    if (!category) return c.notFound();
    const texts = words.of(category);
    const wanted = parsePageNumber(c.req.query('page'));
    const page = await inventory.list({ category: category.slug, page: wanted });
    const beyondEnd = wanted > Math.max(1, page.pageCount);
    const path = withQuery(urls.category(slug), { page: wanted > 1 ? wanted : null });
    const description = spokenTexts(category.slug, texts).description.text;
    const list = t`${{ category: categoryPlural(category.slug) }} for sale`;
    const title = wanted > 1 ? t`${list}, page ${{ page: wanted }}` : list;
    const kind = kindInSentence(categoryName(category.slug));
    return renderPage(c, {
      meta: {
        title: `${title} | ${settings.name}`,
        description,
        canonicalPath: path,
        picture: {
          path: urls.media(texts.picture ?? `category/${category.slug}.webp`),
          alt: texts.picture ? t`Picture of a ${kind} bus` : t`Drawing of a ${kind} bus`,
          ...(texts.picture ? {} : { widthPx: 960, heightPx: 640 }),
        },
        jsonLd: listEntities(
          {
            name: list,
            description,
            path,
            buses: page.cards,
            before: (wanted - 1) * busesPerPage,
          },
          siteUrl,
        ),
        ...(beyondEnd ? { robots: 'noindex' } : {}),
      },
      current: 'buses',
      status: beyondEnd ? 404 : 200,
      body: (
        <CategoryPage
          model={{
            category,
            texts,
            page,
            ...(beyondEnd ? { beyondEnd: { lastPage: Math.max(1, page.pageCount) } } : {}),
          }}
          settings={settings}
        />
      ),
    });
  });
