import type { BusCategory } from '#domain/inventory/categories.ts';
import { shownSections } from '#domain/inventory/category-entity.ts';
import type { CategoryTexts } from '#domain/inventory/category-words.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { urls } from '#site/urls.ts';

interface CategoriesPageProps {
  model: {
    texts: CategoryTexts;
    categories: readonly { category: BusCategory; texts: CategoryTexts; count: number }[];
  };
}

export function CategoriesPage({ model }: CategoriesPageProps) {
  const { tagline, intro } = model.texts;
  const sections = shownSections(model.texts.sections);
  const languageOf = (text: string) => (model.texts.written.has(text) ? 'en' : undefined);
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Bus types' }]} />
      <h1>All Bus Types</h1>
      {tagline ? (
        <p className="mt-1 font-semibold" lang={languageOf(tagline)}>
          {tagline}
        </p>
      ) : null}
      <p className="mt-2 max-w-3xl text-lg text-ink-600" lang={languageOf(intro)}>
        {intro}
      </p>
      <ul className="category-list mt-6">
        {model.categories.map(({ category, texts, count }, index) => (
          <li key={category.slug}>
            <article className="category-row">
              <img
                src={urls.media(texts.picture ?? `category/${category.slug}.webp`)}
                alt=""
                width={480}
                height={320}
                loading={index < 3 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <div>
                <h2>
                  <a href={urls.category(category.slug)}>{category.pluralName}</a>
                </h2>
                <p className="figures shrink-0 text-sm font-semibold">{`${count || 'None'} for sale`}</p>
              </div>
              <p
                className="text-ink-600"
                lang={texts.written.has(texts.description) ? 'en' : undefined}
              >
                {texts.description}
              </p>
            </article>
          </li>
        ))}
      </ul>
      {sections.length > 0 ? (
        <div className="mt-12 grid gap-x-10 gap-y-6 border-t border-ink-200 pt-6 md:grid-cols-2">
          {sections.map(({ title, value }) => (
            <section key={title} lang="en">
              <h2 className="text-2xl!">{title}</h2>
              <p className="mt-1.5 max-w-prose text-ink-600">{value}</p>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
