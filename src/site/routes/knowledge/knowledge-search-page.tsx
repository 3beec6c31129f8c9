import type { SiteSettings } from '#content/site-settings.ts';
import type { ContentAnswer, ContentHit, TextPart } from '#domain/content/search-content.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { urls } from '#site/urls.ts';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';

const kinds = { article: 'Article', faq: 'Question', page: 'Guide' } as const;

interface KnowledgeSearchPageProps {
  model: {
    query: string;
    answer: ContentAnswer;
    shown: readonly ContentHit[];
    page: number;
    pageCount: number;
  };
  settings: SiteSettings;
}

export function KnowledgeSearchPage({ model, settings }: KnowledgeSearchPageProps) {
  const { query, answer, shown, page, pageCount } = model;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[homeCrumb, knowledgeCrumb, { label: 'Search' }]}
        title="Search the knowledge center"
      />
      <KnowledgeSearch query={query} />
      {query === '' ? (
        <p className="knowledge-said">
          Articles, answers and guides; type a word or a whole question.
        </p>
      ) : (
        <p role="status" className="knowledge-said figures">
          {summary(answer, query)}
        </p>
      )}
      {query !== '' && shown.length === 0 ? (
        <NothingFound query={query} settings={settings} />
      ) : null}
      <ol className="found-texts">
        {shown.map((hit) => (
          <li key={hit.document.key}>
            <p className="found-kind">{kinds[hit.document.kind]}</p>
            <h2>
              <a href={hit.document.key} translate="no">
                <Marked parts={hit.title} />
              </a>
            </h2>
            <p translate="no">
              <Marked parts={hit.snippet} />
            </p>
          </li>
        ))}
      </ol>
      <Pagination
        current={page}
        pageCount={pageCount}
        hrefOf={(to) => urls.knowledgeSearch({ q: query, page: to > 1 ? to : null })}
      />
    </div>
  );
}

function summary({ found, partial }: ContentAnswer, query: string): string {
  const count = found.length === 1 ? '1 text' : `${found.length} texts`;
  if (found.length === 0) return `Nothing found for “${query}”.`;
  return partial
    ? `No text has all of “${query}”; ${count} with some of it.`
    : `${count} on “${query}”.`;
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : part.text));
}

function NothingFound({ query, settings }: { query: string; settings: SiteSettings }) {
  return (
    <div className="nothing-found prose">
      <ul>
        <li>Try one word instead of several, or another word for the same thing.</li>
        <li>
          <a href={urls.buses({ search: query })} className="text-link">
            Look for buses with these words
          </a>{' '}
          instead: this search reads articles and answers only.
        </li>
        <li>
          See{' '}
          <a href={urls.faqs()} className="text-link">
            all questions
          </a>{' '}
          or{' '}
          <a href={urls.blogArticles()} className="text-link">
            all articles
          </a>
          .
        </li>
        <li>
          Or ask us:{' '}
          <a href={settings.phone.href} className="text-link phone-number">
            {settings.phone.display}
          </a>
          .
        </li>
      </ul>
    </div>
  );
}
