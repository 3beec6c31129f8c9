import type { Article, ArticleCard } from '#domain/content/content-library.ts';
import { ContentsList } from '#site/ui/contents-list.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { urls } from '#site/urls.ts';
import { longDate } from '../long-date.ts';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';

interface ArticlePageProps {
  model: { article: Article; others: readonly ArticleCard[] };
}

export function ArticlePage({ model }: ArticlePageProps) {
  const { article, others } = model;
  return (
    <div className="page-width">
      <article>
        <PageHeading
          crumbs={[
            homeCrumb,
            knowledgeCrumb,
            { label: 'Blog & Articles', href: urls.blogArticles() },
            { label: article.title },
          ]}
          title={article.title}
          intro={article.excerpt}
        />
        <p className="figures mt-2 text-ink-600">
          <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time> ·{' '}
          {article.readMinutes} min read
        </p>
        <div className="text-columns mt-5">
          <Prose html={article.body.html} />
          <ContentsList headings={article.body.headings} />
        </div>
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="more-heading" className="no-print mt-12">
          <h2 id="more-heading" className="mb-4">
            More to read
          </h2>
          <ArticleCards articles={others} />
        </section>
      ) : null}
    </div>
  );
}
