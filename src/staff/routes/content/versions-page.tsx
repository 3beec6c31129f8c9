import { articleFrom } from '#domain/content/editing/article-values.ts';
import type { ContentVersion } from '#domain/content/editing/content-edits.ts';
import type { ContentValues } from '#domain/content/editing/content-edits.ts';
import { diffLines } from '#domain/content/editing/diff-lines.ts';
import { Moment } from '../../layout/moment.tsx';
import { contentUrls } from './content-urls.ts';
import { changeWords } from './state-words.ts';

interface VersionsPageProps {
  slug: string;
  title: string;
  /** Newest first. */
  versions: readonly ContentVersion[];
  /** Before the first of them; null where there was nothing. */
  builtIn: ContentValues | null;
  mayEdit: boolean;
}

export function VersionsPage({ slug, title, versions, builtIn, mayEdit }: VersionsPageProps) {
  const said = versions.map(({ values }) => values ?? null);
  return (
    <>
      <p className="lead-back">
        <a href={contentUrls.article(slug)}>{title}</a>
      </p>
      <div className="staff-heading">
        <h1>Earlier versions</h1>
      </div>
      {versions.length === 0 ? <p className="staff-panel">Nothing was saved yet.</p> : null}
      {versions.map((version, index) => {
        const before = said.slice(index + 1).find((values) => values !== null) ?? builtIn;
        return (
          <section className="staff-panel" key={version.id}>
            <div className="staff-heading">
              <h2>
                {version.memberName} {changeWords[version.change]}
              </h2>
              <p className="staff-muted">
                Version {version.revision}, <Moment at={version.at} />
              </p>
            </div>
            {version.values ? (
              <details>
                <summary>What changed</summary>
                <Difference before={before} after={version.values} />
              </details>
            ) : null}
            {mayEdit && version.values && index > 0 ? (
              <p className="staff-actions content-restore">
                <a
                  className="staff-button staff-button-small"
                  href={contentUrls.earlier(slug, version.revision)}
                >
                  Restore version {version.revision}
                </a>
              </p>
            ) : null}
          </section>
        );
      })}
    </>
  );
}

/** The fields as lines, so that one comparison tells all. */
function asText(values: ContentValues | null): string {
  const article = articleFrom(values);
  if (!article) return '';
  const { title, excerpt, categories, publishedOn, updatedOn, author, picture, text } = article;
  return [
    `Title: ${title}`,
    `Sentence: ${excerpt}`,
    `Sections: ${categories.join(', ')}`,
    `Date shown: ${publishedOn}`,
    ...(updatedOn ? [`Updated on: ${updatedOn}`] : []),
    ...(author ? [`Author: ${author}`] : []),
    ...(picture ? [`Picture: ${picture.name} (${picture.alt})`] : []),
    '',
    text,
  ].join('\n');
}

const marks = { same: ' ', gone: '−', new: '+' } as const;
const words = { gone: 'Removed: ', new: 'Added: ' } as const;

export function Difference(props: { before: ContentValues | null; after: ContentValues | null }) {
  const lines = diffLines(asText(props.before), asText(props.after));
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - 1), at + 2).some(({ kind }) => kind !== 'same'),
  );
  if (!near.includes(true)) return <p className="staff-muted">The words are the same.</p>;
  return (
    <div className="content-diff">
      {lines.map(({ kind, text }, at) =>
        near[at] ? (
          <p key={at} className={`content-diff-${kind}`}>
            <span aria-hidden="true">{marks[kind]}</span>
            {kind === 'same' ? null : <span className="staff-visually-hidden">{words[kind]}</span>}
            {text}
          </p>
        ) : near[at - 1] ? (
          <p key={at} className="staff-muted">
            …
          </p>
        ) : null,
      )}
    </div>
  );
}
