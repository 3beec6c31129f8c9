import { t } from '@lingui/core/macro';
import type { ArticleCard } from '#domain/content/content-library.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { faqEntries } from '#site/written-links.ts';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb } from './knowledge-crumb.ts';
import { KnowledgeCards } from './knowledge-cards.tsx';
import { KnowledgeSearch } from './knowledge-search.tsx';
import { MediaSection } from './media-section.tsx';
import { NoArticles } from './no-articles.tsx';

interface KnowledgePageProps {
  model: {
    articles: readonly ArticleCard[];
    faqs: readonly FaqItem[];
    /** Those that staff put on this page. */
    videos: { shown: readonly FeaturedVideo[]; players: boolean };
  };
}

export function KnowledgePage({ model }: KnowledgePageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb(), { label: t`Knowledge Center` }]}
        title={t`Knowledge Center`}
        intro={t`What to know before you buy or sell a bus, in plain words.`}
      />
      <KnowledgeSearch />
      <KnowledgeCards />
      <section aria-labelledby="articles-heading" className="page-section">
        <SectionHeading
          id="articles-heading"
          title={t`Latest articles`}
          link={{ label: t`All articles`, href: urls.blogArticles() }}
        />
        {model.articles.length > 0 ? (
          <div data-prefetch-articles="">
            <ArticleCards articles={model.articles} />
          </div>
        ) : (
          <NoArticles section={null} />
        )}
      </section>
      {model.videos.shown.length > 0 ? (
        <MediaSection videos={model.videos} channelHref={null} />
      ) : null}
      <section aria-labelledby="faq-heading" className="page-section knowledge-faqs">
        <SectionHeading
          id="faq-heading"
          title={t`Frequently asked questions`}
          link={{ label: t`All questions`, href: urls.faqs() }}
        />
        <FaqAccordion group="faq" entries={faqEntries(model.faqs)} />
      </section>
    </div>
  );
}
