import { contentCategories, type ContentCategory } from '#domain/content/content-category.ts';
import type { ArticleCard } from '#domain/content/content-library.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { urls } from '#site/urls.ts';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';
import { NoArticles } from './no-articles.tsx';

interface BlogPageProps {
  model: {
    articles: readonly ArticleCard[];
    /** Chosen by the `category` parameter; null shows all. */
    category: ContentCategory | null;
    /** Sections with at least one article. */
    filled: ReadonlySet<string>;
    page: number;
    pageCount: number;
  };
}

export function BlogPage({ model }: BlogPageProps) {
  const { articles, category, filled, page, pageCount } = model;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb, knowledgeCrumb, { label: 'Blog & Articles' }]}
        title={category && category.slug !== 'blog-articles' ? category.name : 'Blog & Articles'}
        intro="On choosing, checking, pricing and driving used buses."
      />
      <KnowledgeSearch />
      {filled.size > 1 ? (
        <div className="mt-4">
          <ChipList
            label="Section"
            chips={[
              { label: 'All', href: urls.blogArticles(), current: category === null },
              ...contentCategories
                .filter(({ slug }) => filled.has(slug) || slug === category?.slug)
                .map(({ slug, name }) => ({
                  label: name,
                  href: urls.blogArticles({ category: slug }),
                  current: slug === category?.slug,
                })),
            ]}
          />
        </div>
      ) : null}
      <div className="mt-6">
        {articles.length > 0 ? (
          <div data-prefetch-articles="">
            <ArticleCards articles={articles} headingLevel={2} />
          </div>
        ) : (
          <NoArticles section={filled.size > 0 ? (category?.name ?? null) : null} />
        )}
      </div>
      <Pagination
        current={page}
        pageCount={pageCount}
        hrefOf={(to) => urls.blogArticles({ category: category?.slug, page: to > 1 ? to : null })}
      />
    </div>
  );
}
