import { t } from '@lingui/core/macro';
import type { ContentCategory } from '#domain/content/content-category.ts';
import type { ArticleCard } from '#domain/content/content-library.ts';
import { currentLanguage } from '#messages/languages.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { urls } from '#site/urls.ts';
import { sectionName } from '#site/words/trade-words.ts';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';
import { NoArticles } from './no-articles.tsx';

interface BlogPageProps {
  model: {
    articles: readonly ArticleCard[];
    /** Chosen by the `category` parameter; null shows all. */
    category: ContentCategory | null;
    /** What the list of all articles is called. */
    whole: string;
    /** Sections with at least one article, and the chosen one. */
    filled: readonly ContentCategory[];
    page: number;
    pageCount: number;
  };
}

export function BlogPage({ model }: BlogPageProps) {
  const { articles, category, whole, filled, page, pageCount } = model;
  const ownIntro = category?.intros[currentLanguage()];
  const section = category && category.slug !== 'blog-articles' ? category : null;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          homeCrumb(),
          knowledgeCrumb(),
          ...(section
            ? [{ label: whole, href: urls.blogArticles() }, { label: sectionName(section) }]
            : [{ label: whole }]),
        ]}
        title={section ? sectionName(section) : whole}
        intro={
          ownIntro ? (
            ownIntro
          ) : category?.intro ? (
            <span lang="en">{category.intro}</span>
          ) : (
            t`On choosing, checking, pricing and driving used buses.`
          )
        }
      />
      <KnowledgeSearch />
      {filled.length > 1 ? (
        <div className="knowledge-chips">
          <ChipList
            label={t`Section`}
            chips={[
              { label: t`All`, href: urls.blogArticles(), current: category === null },
              ...filled.map((one) => ({
                label: sectionName(one),
                href: urls.blogArticles({ category: one.address }),
                current: one.slug === category?.slug,
              })),
            ]}
          />
        </div>
      ) : null}
      <div className="knowledge-list">
        {articles.length > 0 ? (
          <div data-prefetch-articles="">
            <ArticleCards articles={articles} headingLevel={2} />
          </div>
        ) : (
          <NoArticles section={filled.length > 0 && category ? sectionName(category) : null} />
        )}
      </div>
      <Pagination
        current={page}
        pageCount={pageCount}
        hrefOf={(to) =>
          urls.blogArticles({ category: category?.address, page: to > 1 ? to : null })
        }
      />
    </div>
  );
}
