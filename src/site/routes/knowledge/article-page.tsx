import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentCategory } from '#domain/content/content-category.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import type { Article, ArticleCard } from '#domain/content/content-library.ts';
import { foreignLang } from '#messages/languages.ts';
import { sayLongDate, sayNumber } from '#messages/figures.ts';
import { ContentsList } from '#site/ui/contents-list.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { ShareAndPrint } from '#site/ui/share-and-print.tsx';
import { urls } from '#site/urls.ts';
import { categoryPlural, sectionName } from '#site/words/trade-words.ts';
import { withWrittenLinks } from '#site/written-links.ts';
import { BusGrid } from '../inventory/bus-grid.tsx';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { withoutCdl, type RelatedBuses } from './related-buses.ts';

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
  };
}

export function ArticlePage({ model }: ArticlePageProps) {
  const { article, section, whole, others, related, url, company, language } = model;
  const author = article.author ?? company;
  const minutes = sayNumber(article.readMinutes);
  // The page around it may be in another language.
  const lang = foreignLang(language);
  return (
    <div className="page-width">
      <article>
        <PageHeading
          crumbs={[
            homeCrumb(),
            knowledgeCrumb(),
            { label: whole, href: urls.blogArticles() },
            ...(section && section.slug !== 'blog-articles'
              ? [
                  {
                    label: sectionName(section),
                    href: urls.blogArticles({ category: section.address }),
                  },
                ]
              : []),
            { label: article.title, lang },
          ]}
          title={article.title}
          intro={article.excerpt}
          lang={lang}
        />
        <p className="article-facts">
          {t`By ${author}`} ·{' '}
          <time dateTime={article.publishedOn}>{sayLongDate(article.publishedOn)}</time> ·{' '}
          {article.updatedOn ? (
            <>
              <Updated on={article.updatedOn} /> ·{' '}
            </>
          ) : null}
          {t`${minutes} min read`}
        </p>
        {lang ? <Notice>{t`This article is in English.`}</Notice> : null}
        <ShareAndPrint title={article.title} url={url} />
        <div className="text-columns">
          <Prose html={withWrittenLinks(firstPictureSoon(article.body.html))} lang={lang} />
          <ContentsList headings={article.body.headings} lang={lang} />
        </div>
      </article>
      {related.buses.length > 0 ? (
        <section aria-labelledby="buses-heading" className="page-section no-print">
          <SectionHeading
            id="buses-heading"
            title={relatedTitle(related)}
            link={relatedLink(related)}
          />
          <BusGrid buses={related.buses} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="more-heading" className="page-section no-print">
          <h2 id="more-heading">{t`More to read`}</h2>
          <ArticleCards articles={others} />
        </section>
      ) : null}
    </div>
  );
}

function relatedTitle({ category }: RelatedBuses): string {
  if (category === withoutCdl) return t`Buses that need no CDL`;
  return category ? t`${{ category: categoryPlural(category) }} for sale` : t`Featured buses`;
}

function relatedLink({ category }: RelatedBuses) {
  if (category === withoutCdl) return { label: t`See all`, href: urls.buses({ cdl: 'no' }) };
  return category
    ? { label: t`See all`, href: urls.category(category) }
    : { label: t`All buses`, href: urls.buses() };
}

function Updated({ on }: { on: string }) {
  const date = sayLongDate(on);
  return (
    <Trans>
      updated <time dateTime={on}>{date}</time>
    </Trans>
  );
}

/** The drawing after the first paragraphs is the largest thing of a phone's first view. */
const firstPictureSoon = (html: string): string =>
  html.replace(' loading="lazy" decoding="async"', ' fetchpriority="high"');
