import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';
import { KnowledgeCards } from './knowledge-cards.tsx';

interface NoArticlesProps {
  /** A section that is empty while others are not; null: there are no articles at all. */
  section: string | null;
}

/**
 * In the place of a list without articles: a section without any yet, or a content service that has
 * not answered since this server began (fault matrix D1). The pages that are always here follow.
 */
export function NoArticles({ section }: NoArticlesProps) {
  return (
    <>
      <Notice>
        {section ? (
          <p>
            <Trans>
              There is nothing under “{section}” yet.{' '}
              <a href={urls.blogArticles()} className="text-link">
                See all articles
              </a>
              .
            </Trans>
          </p>
        ) : (
          <p>
            {t`Our articles cannot be shown right now. Please come back in a few minutes; these pages are here in the meantime.`}
          </p>
        )}
      </Notice>
      {section ? null : <KnowledgeCards without={urls.blogArticles()} />}
    </>
  );
}
