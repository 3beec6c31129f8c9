import type { StaffArticle, TranslatedInto } from '#domain/content/editing/content-service.ts';
import type { ContentCategories } from '#domain/content/content-category.ts';
import { shortDate } from '../../layout/short-date.ts';
import { Moment } from '../../layout/moment.tsx';
import { contentUrls } from './content-urls.ts';
import { ContentTabs } from './content-tabs.tsx';
import { stateWords } from './state-words.ts';
import { AsideHint } from './translation-note.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface ArticlesPageProps {
  articles: readonly StaffArticle[];
  translations: ReadonlyMap<string, TranslatedInto>;
  sections: ContentCategories;
  /** Only drafts and what is scheduled or off the site. */
  waiting: boolean;
  readOnly: boolean;
  mayEdit: boolean;
}

export function ArticlesPage({
  articles,
  translations,
  sections,
  waiting,
  readOnly,
  mayEdit,
}: ArticlesPageProps) {
  const shown = waiting ? articles.filter(({ state }) => state !== 'live') : articles;
  return (
    <>
      <StaffHeading title="Content">
        {mayEdit && !readOnly ? (
          <a className="button button-primary" href={contentUrls.article(null)}>
            New article
          </a>
        ) : null}
      </StaffHeading>
      <ContentTabs current="articles" />
      {readOnly ? (
        <p className="staff-panel">
          Articles come from the content service that the server is set to (CONTENT=wpgraphql) and
          are written there. Everything else on these pages can be edited here.
        </p>
      ) : (
        <>
          <p className="chips staff-space-below">
            <a
              className="chip"
              href={contentUrls.articles()}
              aria-current={waiting ? undefined : 'page'}
            >
              All
            </a>
            <a
              className="chip"
              href={contentUrls.articles('waiting')}
              aria-current={waiting ? 'page' : undefined}
            >
              Drafts and changes
            </a>
          </p>
          <section className="staff-panel staff-panel-flush">
            <StaffTable
              columns={['Article', 'State', 'Section', 'Date shown', 'Last saved']}
              empty={
                waiting
                  ? 'Nothing waits: every article is on the site as it stands.'
                  : 'There are no articles yet.'
              }
              hasKeys
            >
              {shown.map((article) => (
                <Row
                  key={article.slug}
                  article={article}
                  into={translations.get(article.slug)}
                  section={sections.find(article.values.categories[0] ?? '')?.name}
                />
              ))}
            </StaffTable>
          </section>
        </>
      )}
    </>
  );
}

function Row(props: {
  article: StaffArticle;
  into: TranslatedInto | undefined;
  section: string | undefined;
}) {
  const { article, into, section } = props;
  const { slug, state, values, edit } = article;
  const { label, look } = stateWords[state];
  return (
    <tr>
      <th scope="row">
        <a href={contentUrls.article(slug)} data-key-open="">
          {values.title}
        </a>
      </th>
      <td data-label="State">
        <span className={`tag tag-${look}`}>{label}</span>
        {edit?.publishAt ? (
          <span className="hint staff-block">
            <Moment at={edit.publishAt} />
          </span>
        ) : null}
        <AsideHint into={into} />
      </td>
      <td data-label="Section">{section ?? '–'}</td>
      <td data-label="Date shown" className="figures staff-unbroken">
        <time dateTime={values.publishedOn}>{shortDate(values.publishedOn)}</time>
      </td>
      <td data-label="Last saved">
        {edit ? (
          <>
            <Moment at={edit.updatedAt} />
            <span className="hint staff-block">{edit.updatedBy}</span>
          </>
        ) : (
          <span className="text-muted">As built in</span>
        )}
      </td>
    </tr>
  );
}
