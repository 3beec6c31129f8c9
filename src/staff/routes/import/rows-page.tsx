import { rowWord } from '#domain/inventory/import/table-file.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';
import type { ImportRowView } from '#domain/staff/import/import-service.ts';
import type { ImportRecord } from '#domain/staff/import/import-record.ts';
import type { FieldDifference } from '#domain/staff/import/row-differences.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { importUrls } from './import-urls.ts';
import type { RowsView } from './rows-views.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface RowsPageProps {
  record: ImportRecord;
  view: RowsView;
  views: readonly { view: RowsView; label: string; count: number }[];
  rows: readonly ImportRowView[];
  more: boolean;
  after: number;
}

/** The rows of an import of one kind, each with what it changes field by field. */
export function RowsPage({ record, view, views, rows, more, after }: RowsPageProps) {
  const { id } = record;
  return (
    <>
      <StaffHeading
        back={<a href={importUrls.one(id)}>{record.fileName}</a>}
        title={views.find((each) => each.view === view)?.label ?? 'Rows'}
      />
      <nav aria-label="Rows" className="chips staff-space-below staff-space-above">
        {views.map((each) => (
          <a
            key={each.view}
            className="chip"
            href={importUrls.rows(id, each.view)}
            aria-current={each.view === view ? 'page' : undefined}
          >
            {each.label} <span className="figures">{formatNumber(each.count)}</span>
          </a>
        ))}
      </nav>
      <section className="staff-panel staff-panel-flush">
        {rows.length === 0 ? <p className="staff-empty">No rows.</p> : null}
        <ul className="import-rows" data-key-list="">
          {rows.map((row) => (
            <li key={row.line}>
              <Row row={row} word={rowWord(record.format)} applied={record.state !== 'ready'} />
            </li>
          ))}
        </ul>
      </section>
      <p className="actions">
        {after > 0 ? (
          <a className="button" href={importUrls.rows(id, view)}>
            From the start
          </a>
        ) : null}
        {more ? (
          <a className="button" href={importUrls.rows(id, view, rows.at(-1)!.line)}>
            Next rows
          </a>
        ) : null}
      </p>
    </>
  );
}

function Row(props: { row: ImportRowView; word: 'line' | 'record'; applied: boolean }) {
  const { row, word, applied } = props;
  const { line, title, listingId, column, reason, notes, differences, outcome } = row;
  const name = title ?? (outcome === 'rejected' ? 'Not used' : 'A bus');
  const showDifferences = !applied || outcome === 'new';
  return (
    <>
      <p className="import-row-head">
        <strong>
          {listingId === null ? (
            name
          ) : (
            <a href={inventoryUrls.listing(listingId)} data-key-open="">
              {name}
            </a>
          )}
        </strong>
        {outcome === 'missing' ? null : (
          <span className="text-muted figures">
            {word === 'record' ? 'Record' : 'Line'} {formatNumber(line)}
          </span>
        )}
      </p>
      {reason ? (
        <p className={outcome === 'rejected' ? 'import-fault' : 'text-muted'}>
          {column ? `${column}: ` : ''}
          {reason}
        </p>
      ) : null}
      {notes.length > 0 ? (
        <ul className="import-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {showDifferences && differences.length > 0 ? (
        <dl className="audit-lines">
          {differences.map((difference) => (
            <Difference key={difference.label} difference={difference} isNew={outcome === 'new'} />
          ))}
        </dl>
      ) : null}
    </>
  );
}

function Difference({ difference, isNew }: { difference: FieldDifference; isNew: boolean }) {
  const { label, from, to } = difference;
  if (isNew)
    return (
      <div>
        <dt>{label}</dt>
        <dd>{to}</dd>
      </div>
    );
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <del>{from ?? 'nothing'}</del> → <ins>{to ?? 'nothing'}</ins>
      </dd>
    </div>
  );
}
