import { formatNumber } from '#domain/inventory/display-values.ts';
import {
  importCan,
  importStates,
  type ImportCounts,
  type ImportRecord,
} from '#domain/staff/import/import-record.ts';
import {
  ImportProgressBar,
  type ImportProgress,
} from '#staff/islands/import-progress/import-progress.tsx';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { Moment } from '#staff/layout/moment.tsx';
import { importUrls } from './import-urls.ts';
import { importStateClass } from './state-class.ts';
import { viewsWithRows } from './rows-views.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Problem } from '../../ui/problem.tsx';

interface ImportPageProps {
  record: ImportRecord;
  counts: ImportCounts;
  progress: ImportProgress | null;
}

/** One import: what it would do, what it does, what it did. */
export function ImportPage({ record, counts, progress }: ImportPageProps) {
  const { id, state } = record;
  const changes = counts.new + counts.changed + counts.returned + counts.missing;
  return (
    <>
      <StaffHeading
        back={<a href={importUrls.list()}>Import and export</a>}
        title={record.fileName}
      >
        <span className={importStateClass(state)}>{importStates[state]}</span>
      </StaffHeading>
      <Problem text={record.problem} className="staff-space-below" />
      {progress ? (
        <StaffIsland
          name="import-progress"
          when="idle"
          className="staff-panel"
          component={ImportProgressBar}
          props={{ begun: progress, address: importUrls.state(id) }}
        />
      ) : null}
      {state === 'planning' ? null : <Counts record={record} counts={counts} />}
      <Warnings record={record} counts={counts} />
      <div className="actions staff-space-below">
        {importCan.apply(record) && changes > 0 ? (
          <form method="post" action={importUrls.run(id)}>
            <input type="hidden" name="preview" value={record.run} />
            <button className="button button-primary">
              Import {formatNumber(changes)} {changes === 1 ? 'change' : 'changes'} now
            </button>
          </form>
        ) : null}
        {importCan.apply(record) && changes === 0 ? (
          <p className="notice notice-note">
            {counts.unchanged > 0
              ? 'Nothing would change: what can be read is in the inventory already.'
              : 'No row of this file can be imported. See the rejected ones, or change the columns.'}
          </p>
        ) : null}
        {importCan.choose(record) ? (
          <a className="button" href={importUrls.columns(id)}>
            Change the columns
          </a>
        ) : null}
        {importCan.cancel(record) ? (
          <form method="post" action={importUrls.stop(id)}>
            <button className="button button-danger">Stop</button>
          </form>
        ) : null}
        {importCan.undo(record) && counts.stages.applied > 0 ? (
          <form method="post" action={importUrls.undo(id)}>
            <button className="button button-danger">
              Roll back {formatNumber(counts.stages.applied)}{' '}
              {counts.stages.applied === 1 ? 'row' : 'rows'}
            </button>
          </form>
        ) : null}
      </div>
      <section className="staff-panel">
        <dl className="staff-facts">
          <Fact label="Source">{record.source}</Fact>
          <Fact label="Rows">{formatNumber(record.rowCount)}</Fact>
          <Fact label="Uploaded">
            <Moment at={record.createdAt} /> by {record.memberName}
          </Fact>
          {record.appliedAt ? (
            <Fact label="Imported">
              <Moment at={record.appliedAt} />
            </Fact>
          ) : null}
          {record.undoneAt ? (
            <Fact label="Rolled back">
              <Moment at={record.undoneAt} /> by {record.undoneBy}
            </Fact>
          ) : null}
          {record.storedName === '' ? null : (
            <Fact label="File">
              <a href={importUrls.file(id)}>Download it as it came</a>
            </Fact>
          )}
        </dl>
      </section>
    </>
  );
}

function Counts({ record, counts }: { record: ImportRecord; counts: ImportCounts }) {
  const views = viewsWithRows(counts);
  if (views.length === 0) return null;
  return (
    <ul className="import-counts">
      {views.map(({ view, label, count }) => (
        <li key={view}>
          <a
            href={importUrls.rows(record.id, view)}
            className={`import-count import-count-${view}`}
          >
            <strong className="figures">{formatNumber(count)}</strong>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Warnings({ record, counts }: { record: ImportRecord; counts: ImportCounts }) {
  if (record.state !== 'ready') return null;
  const warnings = [
    counts.rejected > 0 && counts.rejected * 2 > record.rowCount
      ? 'More than half of the rows are rejected. Look at the columns again.'
      : null,
    counts.missing > 0
      ? `${formatNumber(counts.missing)} ${counts.missing === 1 ? 'bus' : 'buses'} of ${record.source} ${counts.missing === 1 ? 'is' : 'are'} not in the file and would go to the archive.`
      : null,
  ].filter((text) => text !== null);
  return warnings.map((text) => (
    <p key={text} className="notice notice-note staff-space-below">
      {text}
    </p>
  ));
}
