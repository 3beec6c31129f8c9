import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCategory } from '#domain/inventory/categories.ts';
import { shownSections } from '#domain/inventory/category-entity.ts';
import type { CategoryTexts } from '#domain/inventory/category-words.ts';
import type { BusPage } from '#domain/inventory/inventory-queries.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { urls, withQuery } from '#site/urls.ts';
import { CallBanner } from '../call-banner.tsx';
import { BusPageResults, resultCount } from './bus-page-results.tsx';

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
  const sections = shownSections(texts.sections);
  const languageOf = (text: string) => (texts.written.has(text) ? 'en' : undefined);
  return (
    <>
      <div className="page-width">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: urls.home() },
            { label: 'Bus types', href: urls.categories() },
            { label: category.pluralName },
          ]}
        />
        <h1>{category.pluralName} for sale</h1>
        {texts.tagline ? (
          <p className="category-tagline" lang={languageOf(texts.tagline)}>
            {texts.tagline}
          </p>
        ) : null}
        <p className="page-intro" lang={languageOf(texts.intro)}>
          {texts.intro}
        </p>
        <section aria-label={category.pluralName} className="category-buses">
          <h2 className="sr-only">{category.pluralName}</h2>
          {beyondEnd || page.total === 0 ? null : (
            <div className="category-bar">
              <p className="figures">{resultCount(page)}</p>
              {page.total > 1 ? (
                <a href={urls.buses({ category: category.slug })} className="chip no-print">
                  Filter and sort these
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
              text: 'Tell us seats, budget and state, and we will look for one.',
              href: urls.contact(),
              label: 'Tell us what you need',
            }}
          />
        </section>
        {page.page === 1 && sections.length > 0 ? (
          <section aria-labelledby="advice" className="category-advice">
            <h2 id="advice">Before you buy</h2>
            <div className="category-advice-list">
              {sections.map((section) => (
                <div key={section.title}>
                  <h3 lang={languageOf(section.title)}>{section.title}</h3>
                  <p lang={languageOf(section.value)}>{section.value}</p>
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
