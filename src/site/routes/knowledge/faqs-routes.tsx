import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { faqCategories } from '#domain/content/faq-item.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { faqEntity } from '#site/structured-data/faq-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { faqGroupName } from '#site/words/content-words.ts';
import { FaqsPage } from './faqs-page.tsx';
import { runExamples } from './smart-search-examples.tsx';

/** `?category=` keeps one group, `?question=` opens one answer; unknown values are ignored (spec §2). */
export const faqsRoutes = new Hono<SiteEnv>().get(patterns.faqs, async (c) => {
  const { content, searchBuses, settings } = c.get('services');
  const language = smartLanguage(c.get('language'));
  const [faqs, examples] = await Promise.all([content.faqs(), runExamples(searchBuses, language)]);
  const wanted = c.req.query('category');
  const question = faqs.find(({ id }) => id === c.req.query('question')) ?? null;
  const category = faqCategories.find(({ slug }) => slug === wanted) ?? null;
  // A question wins over a category it is not in.
  const shown = question && question.category !== wanted ? null : (category?.slug ?? null);
  const title = category
    ? t`${{ group: faqGroupName(category.slug) }}: Frequently asked questions`
    : t`Frequently asked questions`;
  return renderPage(c, {
    meta: {
      title: `${title} | ${settings.name}`,
      description: t`What selling costs, how buying works, when a CDL is needed, what zero miles mean and how the smart search reads your words.`,
      canonicalPath: urls.faqs(),
      jsonLd: [faqEntity(faqs.filter((faq) => shown === null || faq.category === shown))],
    },
    current: 'knowledge',
    styles: 'reading',
    body: (
      <FaqsPage
        model={{
          faqs,
          category: shown,
          question: question?.id ?? null,
          examples,
        }}
        settings={settings}
      />
    ),
  });
});
