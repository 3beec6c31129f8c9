import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { ContentAnswer, ContentHit, TextPart } from '#domain/content/search-content.ts';
import { currentLanguage, foreignLang, pathIn } from '#messages/languages.ts';
import { say } from '#messages/i18n.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { urls } from '#site/urls.ts';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';
import { KnowledgeSearch } from './knowledge-search.tsx';

const kinds = { article: msg`Article`, faq: msg`Question`, page: msg`Guide` } as const;

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
        crumbs={[homeCrumb(), knowledgeCrumb(), { label: t`Search` }]}
        title={t`Search the knowledge center`}
      />
      <KnowledgeSearch query={query} />
      {query === '' ? (
        <p className="knowledge-said">
          {t`Articles, answers and guides; type a word or a whole question.`}
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
            <p className="found-kind">{say(kinds[hit.document.kind])}</p>
            <h2 lang={langOf(hit)}>
              <a href={pathIn(currentLanguage(), hit.document.key)} translate="no">
                <Marked parts={hit.title} />
              </a>
            </h2>
            <p lang={langOf(hit)} translate="no">
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
  const count = found.length;
  if (count === 0) return t`Nothing found for “${query}”.`;
  return partial
    ? t`No text has all of “${query}”; ${plural(count, { one: '# text', other: '# texts' })} with some of it.`
    : t`${plural(count, { one: '# text', other: '# texts' })} on “${query}”.`;
}

const langOf = ({ document: { language = 'en' } }: ContentHit) => foreignLang(language);

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : part.text));
}

function NothingFound({ query, settings }: { query: string; settings: SiteSettings }) {
  const phone = settings.phone.display;
  return (
    <div className="nothing-found prose">
      <ul>
        <li>{t`Try one word instead of several, or another word for the same thing.`}</li>
        <li>
          <Trans>
            <a href={urls.buses({ search: query })} className="text-link">
              Look for buses with these words
            </a>{' '}
            instead: this search reads articles and answers only.
          </Trans>
        </li>
        <li>
          <Trans>
            See{' '}
            <a href={urls.faqs()} className="text-link">
              all questions
            </a>{' '}
            or{' '}
            <a href={urls.blogArticles()} className="text-link">
              all articles
            </a>
            .
          </Trans>
        </li>
        <li>
          <Trans>
            Or ask us:{' '}
            <a href={settings.phone.href} className="text-link phone-number">
              {phone}
            </a>
            .
          </Trans>
        </li>
      </ul>
    </div>
  );
}
