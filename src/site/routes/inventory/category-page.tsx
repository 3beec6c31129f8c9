import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCategory } from '#domain/inventory/categories.ts';
import type { CategoryTexts } from '#domain/inventory/category-words.ts';
import type { BusPage } from '#domain/inventory/inventory-queries.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { urls, withQuery } from '#site/urls.ts';
import { spokenTexts } from '#site/words/content-words.ts';
import { categoryPlural } from '#site/words/trade-words.ts';
import { CallBanner } from '../call-banner.tsx';
import { BusPageResults, resultCount } from './bus-grid.tsx';

interface CategoryPageProps {
  model: {
    category: BusCategory;
    texts: CategoryTexts;
    page: BusPage;
    beyondEnd?: { lastPage: number };
  };
  settings: SiteSettings;
}

export function CategoryPage({ model, settings }: CategoryPageProps) {
  const { category, texts, page, beyondEnd } = model;
  const { tagline, intro, sections } = spokenTexts(category.slug, texts);
  const plural = categoryPlural(category.slug);
  return (
    <>
      <div className="page-width">
        <Breadcrumbs
          crumbs={[
            { label: t`Home`, href: urls.home() },
            { label: t`Bus types`, href: urls.categories() },
            { label: plural },
          ]}
        />
        <h1>{t`${{ category: plural }} for sale`}</h1>
        {tagline.text ? (
          <p className="category-tagline" lang={tagline.lang}>
            {tagline.text}
          </p>
        ) : null}
        <p className="page-intro" lang={intro.lang}>
          {intro.text}
        </p>
        <section aria-label={plural} className="category-buses">
          <h2 className="sr-only">{plural}</h2>
          {beyondEnd || page.total === 0 ? null : (
            <div className="category-bar">
              <p className="figures">{resultCount(page)}</p>
              {page.total > 1 ? (
                <a href={urls.buses({ category: category.slug })} className="chip no-print">
                  {t`Filter and sort these`}
                </a>
              ) : null}
            </div>
          )}
          <BusPageResults
            page={page}
            beyondEnd={beyondEnd}
            hrefOf={(number) =>
              withQuery(urls.category(category.slug), { page: number > 1 ? number : null })
            }
            empty={{
              text: t`Tell us seats, budget and state, and we will look for one.`,
              href: urls.contact(),
              label: t`Tell us what you need`,
            }}
          />
        </section>
        {page.page === 1 && sections.length > 0 ? (
          <section aria-labelledby="advice" className="category-advice">
            <h2 id="advice">{t`Before you buy`}</h2>
            <div className="category-advice-list">
              {sections.map(({ title, text }, at) => (
                <div key={title.text}>
                  <h3 id={`advice-${at + 1}`} lang={title.lang}>
                    {title.text}
                  </h3>
                  <p lang={text.lang}>{text.text}</p>
                </div>
              ))}
            </div>
          </section>
        ) : null}
      </div>
      <CallBanner settings={settings} />
    </>
  );
}
