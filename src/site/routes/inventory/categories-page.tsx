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
        <p className="category-tagline" lang={languageOf(tagline)}>
          {tagline}
        </p>
      ) : null}
      <p className="page-intro" lang={languageOf(intro)}>
        {intro}
      </p>
      <ul className="category-list">
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
                <p className="category-row-count figures">{`${count || 'None'} for sale`}</p>
              </div>
              <p lang={texts.written.has(texts.description) ? 'en' : undefined}>
                {texts.description}
              </p>
            </article>
          </li>
        ))}
      </ul>
      {sections.length > 0 ? (
        <div className="category-advice category-advice-list">
          {sections.map(({ title, value }) => (
            <section key={title} lang="en">
              <h2>{title}</h2>
              <p>{value}</p>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
