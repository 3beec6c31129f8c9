import type { ArticleCard } from '#domain/content/content-library.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { knowledgeLinks } from '#site/layout/navigation-links.ts';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { ArticleCards } from './article-cards.tsx';
import { homeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';
import { NoArticles } from './no-articles.tsx';

interface KnowledgePageProps {
  model: { articles: readonly ArticleCard[]; faqs: readonly FaqItem[] };
}

export function KnowledgePage({ model }: KnowledgePageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb, { label: 'Knowledge Center' }]}
        title="Knowledge Center"
        intro="What to know before you buy or sell a bus, in plain words."
      />
      <KnowledgeSearch />
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {knowledgeLinks.map((link) => (
          <li key={link.href} className="link-card">
            <h2>
              <a href={link.href}>{link.label}</a>
            </h2>
            <p>{link.text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="articles-heading" className="mt-12">
        <SectionHeading
          id="articles-heading"
          title="Latest articles"
          link={{ label: 'All articles', href: urls.blogArticles() }}
        />
        {model.articles.length > 0 ? (
          <div data-prefetch-articles="">
            <ArticleCards articles={model.articles} />
          </div>
        ) : (
          <NoArticles section={null} />
        )}
      </section>
      <section aria-labelledby="faq-heading" className="mt-12 max-w-3xl">
        <SectionHeading
          id="faq-heading"
          title="Frequently asked questions"
          link={{ label: 'All questions', href: urls.faqs() }}
        />
        <FaqAccordion group="faq" entries={model.faqs} />
      </section>
    </div>
  );
}
