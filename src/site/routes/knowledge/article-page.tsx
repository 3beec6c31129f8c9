import type { ContentCategory } from '#domain/content/content-category.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import type { Article, ArticleCard } from '#domain/content/content-library.ts';
import { ContentsList } from '#site/ui/contents-list.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { BusGrid } from '../inventory/bus-grid.tsx';
import { longDate } from '../long-date.ts';
import { ArticleActions } from './article-actions.tsx';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import type { RelatedBuses } from './related-buses.ts';

interface ArticlePageProps {
  model: {
    article: Article;
    /** Its first one; null: none is known. */
    section: ContentCategory | null;
    /** What the list of all articles is called. */
    whole: string;
    others: readonly ArticleCard[];
    related: RelatedBuses;
    /** Absolute address of the page. */
    url: string;
    /** Writes what nobody signed. */
    company: string;
    /** Of the article. */
    language: ContentLanguage;
    /** The page around it is in another language. */
    foreign: boolean;
  };
}

export function ArticlePage({ model }: ArticlePageProps) {
  const { article, section, whole, others, related, url, company, language, foreign } = model;
  return (
    <div className="page-width">
      <article>
        <PageHeading
          crumbs={[
            homeCrumb,
            knowledgeCrumb,
            { label: whole, href: urls.blogArticles() },
            ...(section && section.slug !== 'blog-articles'
              ? [{ label: section.name, href: urls.blogArticles({ category: section.address }) }]
              : []),
            { label: article.title },
          ]}
          title={article.title}
          intro={article.excerpt}
        />
        <p className="article-facts">
          By {article.author ?? company} ·{' '}
          <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time> ·{' '}
          {article.updatedOn ? (
            <>
              updated <time dateTime={article.updatedOn}>{longDate(article.updatedOn)}</time> ·{' '}
            </>
          ) : null}
          {article.readMinutes} min read
        </p>
        {foreign ? <Notice>This article is in English.</Notice> : null}
        <ArticleActions title={article.title} url={url} />
        <div className="text-columns">
          <Prose
            html={firstPictureSoon(article.body.html)}
            lang={language === 'en' ? undefined : language}
          />
          <ContentsList headings={article.body.headings} lang={language} />
        </div>
      </article>
      {related.buses.length > 0 ? (
        <section aria-labelledby="buses-heading" className="page-section no-print">
          <SectionHeading
            id="buses-heading"
            title={related.category ? `${related.category.pluralName} for sale` : 'Featured buses'}
            link={
              related.category
                ? { label: 'See all', href: urls.category(related.category.slug) }
                : { label: 'All buses', href: urls.buses() }
            }
          />
          <BusGrid buses={related.buses} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="more-heading" className="page-section no-print">
          <h2 id="more-heading">More to read</h2>
          <ArticleCards articles={others} />
        </section>
      ) : null}
    </div>
  );
}

/** The drawing after the first paragraphs is the largest thing of a phone's first view. */
const firstPictureSoon = (html: string): string =>
  html.replace(' loading="lazy" decoding="async"', ' fetchpriority="high"');
