import type { ContentValues, ContentVersion } from '#domain/content/editing/content-edits.ts';
import { Moment } from '../../layout/moment.tsx';
import { Difference } from './difference.tsx';
import { changeWords } from './state-words.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface VersionsPageProps {
  back: { href: string; label: string };
  /** Newest first. */
  versions: readonly ContentVersion[];
  /** Before the first of them; null where there was nothing. */
  builtIn: ContentValues | null;
  /** The fields as lines, so that one comparison tells all. */
  textOf(values: ContentValues | null): string;
  /** The form filled with an earlier version; absent for those who may not save it. */
  restoreHref?: (revision: number) => string;
}

/** What was saved of one thing, newest first, each with what it changed. */
export function VersionsPage(props: VersionsPageProps) {
  const { back, versions, builtIn, textOf, restoreHref } = props;
  /** What was on the site, or worked on, before a version. */
  const before = (index: number): ContentValues | null => {
    const earlier = versions
      .slice(index + 1)
      .find(({ change, values }) => change === 'reset' || values !== null);
    return earlier?.values ?? builtIn;
  };
  return (
    <>
      <StaffHeading back={<a href={back.href}>{back.label}</a>} title="Earlier versions" />
      {versions.length === 0 ? <p className="staff-panel">Nothing was saved yet.</p> : null}
      {versions.map((version, index) => (
        <section className="staff-panel" key={version.id}>
          <div className="staff-heading">
            <h2>
              {version.memberName} {changeWords[version.change]}
            </h2>
            <p className="text-muted">
              Version {version.revision}, <Moment at={version.at} />
            </p>
          </div>
          {version.values ? (
            <details open={index === 0}>
              <summary>What changed</summary>
              <Difference before={textOf(before(index))} after={textOf(version.values)} />
            </details>
          ) : null}
          {restoreHref && version.values && index > 0 ? (
            <p className="actions content-restore">
              <a className="button button-small" href={restoreHref(version.revision)}>
                Put back version {version.revision}
              </a>
            </p>
          ) : null}
        </section>
      ))}
    </>
  );
}
