import { plural, t } from '@lingui/core/macro';
import type { BusCategory } from '#domain/inventory/categories.ts';
import type { CategoryTexts } from '#domain/inventory/category-words.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { urls } from '#site/urls.ts';
import { spokenTexts } from '#site/words/content-words.ts';
import { allCategoriesName, categoryPlural } from '#site/words/trade-words.ts';

interface CategoriesPageProps {
  model: {
    texts: CategoryTexts;
    categories: readonly { category: BusCategory; texts: CategoryTexts; count: number }[];
  };
}

export function CategoriesPage({ model }: CategoriesPageProps) {
  const { tagline, intro, sections } = spokenTexts('view-all', model.texts);
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Bus types` }]} />
      <h1>{allCategoriesName()}</h1>
      {tagline.text ? (
        <p className="category-tagline" lang={tagline.lang}>
          {tagline.text}
        </p>
      ) : null}
      <p className="page-intro" lang={intro.lang}>
        {intro.text}
      </p>
      <ul className="category-list">
        {model.categories.map(({ category: { slug }, texts, count }, index) => {
          const { description } = spokenTexts(slug, texts);
          return (
            <li key={slug}>
              <article className="category-row">
                <img
                  src={urls.media(texts.picture ?? `category/${slug}.webp`)}
                  alt=""
                  width={480}
                  height={320}
                  loading={index < 3 ? 'eager' : 'lazy'}
                  decoding="async"
                />
                <div>
                  <h2>
                    <a href={urls.category(slug)}>{categoryPlural(slug)}</a>
                  </h2>
                  <p className="category-row-count figures">
                    {plural(count, { 0: 'None for sale', one: '# for sale', other: '# for sale' })}
                  </p>
                </div>
                <p lang={description.lang}>{description.text}</p>
              </article>
            </li>
          );
        })}
      </ul>
      {sections.length > 0 ? (
        <div className="category-advice category-advice-list">
          {sections.map(({ title, text }) => (
            <section key={title.text}>
              <h2 lang={title.lang}>{title.text}</h2>
              <p lang={text.lang}>{text.text}</p>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
