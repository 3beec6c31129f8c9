import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TextPage } from '#domain/content/content-library.ts';
import { foreignLang, type LanguageCode } from '#messages/languages.ts';
import { sayLongDate } from '#messages/figures.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import { ContentsList } from '#site/ui/contents-list.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { withWrittenLinks } from '#site/written-links.ts';

interface TextPageViewProps {
  page: TextPage;
  crumbs: readonly Crumb[];
  /** Under the text. */
  children?: ReactNode;
  /** Under the text and its table of contents. */
  after?: ReactNode;
  /** Say when the text last changed: for terms that a reader may have agreed to. */
  dated?: boolean;
  /** Of the text. */
  language: LanguageCode;
  /** Of its title, which may be the site's own. */
  headingLanguage: LanguageCode;
}

/** A page of running text with its table of contents beside it. */
export function TextPageView({
  page,
  crumbs,
  children,
  after,
  dated = false,
  language,
  headingLanguage,
}: TextPageViewProps) {
  const date = sayLongDate(page.updatedOn);
  const lang = foreignLang(language);
  return (
    <div className="page-width">
      <PageHeading crumbs={crumbs} title={page.title} lang={foreignLang(headingLanguage)} />
      {lang ? <Notice>{t`This page is in English.`}</Notice> : null}
      {dated ? (
        <p className="text-page-date">
          <Trans>
            Last changed <time dateTime={page.updatedOn}>{date}</time>
          </Trans>
        </p>
      ) : null}
      <div className="text-columns text-page-columns">
        <div>
          <Prose html={withWrittenLinks(page.body.html)} lang={lang} />
          {children}
        </div>
        <ContentsList headings={page.body.headings} lang={lang} />
      </div>
      {after}
    </div>
  );
}
