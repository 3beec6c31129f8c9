import type { ContentEdit } from '#domain/content/editing/content-edits.ts';
import type { TranslatedInto } from '#domain/content/editing/content-service.ts';
import { textsOf, type EditedEntry } from '#domain/content/editing/edited-entries.ts';
import { say } from '#messages/i18n.ts';
import { Moment } from '../../layout/moment.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { contentUrls } from './content-urls.ts';
import type { EntryKind } from './entry-kind.ts';
import { AsideHint } from './translation-note.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface EntriesPageProps {
  kind: EntryKind;
  entries: readonly EditedEntry[];
  translations: ReadonlyMap<string, TranslatedInto>;
  /** What is to be known before editing. */
  notice: string | null;
  deleted: readonly ContentEdit[];
  mayEdit: boolean;
}

export function EntriesPage(props: EntriesPageProps) {
  const { kind, entries, translations, notice, deleted, mayEdit } = props;
  const title = kind.label;
  const detail = say(kind.detailLabel ?? kind.fields[1]?.label ?? '');
  return (
    <>
      <StaffHeading title={kind.plural}>
        {mayEdit && !kind.fixed ? (
          <a className="button button-primary" href={contentUrls.entry(kind.kind, null)}>
            New {kind.label.toLowerCase()}
          </a>
        ) : null}
      </StaffHeading>
      <ContentTabs current={kind.kind} />
      <p className="text-muted staff-space-below">{kind.intro}</p>
      {notice ? <p className="staff-panel">{notice}</p> : null}
      <section className="staff-panel staff-panel-flush">
        <StaffTable columns={[title, detail, 'State']} empty="Nothing here yet." hasKeys>
          {entries.map((entry) => {
            const texts = textsOf(entry.live ?? entry.edit?.live ?? entry.builtIn ?? {});
            return (
              <tr key={entry.slug}>
                <th scope="row" className="staff-long">
                  <a href={contentUrls.entry(kind.kind, entry.slug)} data-key-open="">
                    {kind.titleOf(texts)}
                  </a>
                </th>
                <td data-label={detail} className="staff-long">
                  {kind.detailOf(texts)}
                </td>
                <td data-label="State">
                  <EntryState entry={entry} />
                  <AsideHint into={translations.get(entry.slug)} />
                </td>
              </tr>
            );
          })}
        </StaffTable>
      </section>
      {deleted.length > 0 ? (
        <details className="staff-panel">
          <summary>Deleted ({deleted.length})</summary>
          <ul className="content-history">
            {deleted.map(({ slug, updatedBy, updatedAt }) => (
              <li key={slug}>
                <a href={contentUrls.entryVersions(kind.kind, slug)}>{slug}</a>, by {updatedBy},{' '}
                <Moment at={updatedAt} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function EntryState({ entry }: { entry: EditedEntry }) {
  if (entry.live === null) return <span className="tag tag-bad">Off the site</span>;
  return entry.edit?.live ? (
    <span className="tag tag-good">Edited</span>
  ) : (
    <span className="tag">Built in</span>
  );
}
