import { tableFileEndings } from '#domain/inventory/import/table-file.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { importLimits, type ImportSource } from '#domain/staff/import/import-ports.ts';
import { importStates, type ImportRecord } from '#domain/staff/import/import-record.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { exportTables, type ExportTable } from '#domain/staff/import/export-tables.ts';
import { Feeds } from './feeds-panel.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { importUrls } from './import-urls.ts';
import { importStateClass } from './state-class.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { Problem } from '../../ui/problem.tsx';

/** A form that was refused, as it was typed: of a file the source, of a feed all of it. */
export type RefusedForm = { problem: string } & (
  | { source: string; feed?: undefined }
  | { source?: undefined; feed: Record<string, string> }
);

interface HistoryPageProps {
  records: readonly ImportRecord[];
  sources: readonly ImportSource[];
  refused?: RefusedForm;
  more: boolean;
  mayExport: boolean;
}

export function HistoryPage({ records, sources, refused, more, mayExport }: HistoryPageProps) {
  return (
    <>
      <h1 className="staff-space-below">Import and export</h1>
      <div className="staff-columns staff-halves">
        <section className="staff-panel">
          <h2>Import a file</h2>
          <Problem text={refused?.feed ? null : refused?.problem} className="staff-space-below" />
          <form
            method="post"
            action={importUrls.list()}
            encType="multipart/form-data"
            className="form"
          >
            <LineField
              label="Whose file it is"
              hint="Its columns are remembered under this name, and its stock numbers count within it."
              name="source"
              list="import-sources"
              defaultValue={refused?.source}
              maxLength={80}
              required
            />
            <datalist id="import-sources">
              {sources.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
            <LineField
              label="File"
              hint={`CSV, TSV, XLSX, XML or JSON, up to ${importLimits.fileBytes / 1024 / 1024} MB and ${formatNumber(importLimits.rows)} rows. Of a workbook, the first sheet with columns we know is read; of XML and JSON, the list of buses.`}
              className="field-input import-file"
              type="file"
              name="file"
              accept={tableFileEndings}
              required
            />
            <div>
              <button className="button button-primary">Upload and choose columns</button>
            </div>
          </form>
        </section>
        {mayExport ? <Exports /> : null}
      </div>
      <Feeds sources={sources} problem={refused?.problem} typed={refused?.feed} />
      <section className="staff-panel staff-panel-flush">
        <h2>Earlier imports</h2>
        <StaffTable
          columns={['File', 'State', 'Source', { figures: 'Rows' }, 'When', 'Who']}
          empty="No file has been imported yet."
          hasKeys
        >
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row" className="staff-long">
                <a href={importUrls.one(record.id)} data-key-open="">
                  {record.fileName}
                </a>
              </th>
              <td>
                <span className={importStateClass(record.state)}>{importStates[record.state]}</span>
              </td>
              <td data-label="Source">{record.source}</td>
              <td data-label="Rows" className="number">
                {formatNumber(record.rowCount)}
              </td>
              <td data-label="When">
                <Moment at={record.createdAt} />
              </td>
              <td data-label="Who">{record.memberName}</td>
            </tr>
          ))}
        </StaffTable>
      </section>
      {more ? (
        <p>
          <a className="button" href={importUrls.list(records.at(-1)!.id)}>
            Earlier ones
          </a>
        </p>
      ) : null}
    </>
  );
}

function Exports() {
  return (
    <section className="staff-panel">
      <h2>Export</h2>
      <p className="hint staff-space-below">
        Leads and submissions hold personal data: keep the file where you would keep them. Each
        export is in the audit log.
      </p>
      {(Object.keys(exportTables) as ExportTable[]).map((table) => (
        <div key={table} className="staff-list-row">
          <span>{exportTables[table]}</span>
          <span className="import-exports">
            <a className="button button-small" href={importUrls.exported(`${table}.csv`)}>
              CSV<span className="sr-only"> of {exportTables[table]}</span>
            </a>
            <a className="button button-small" href={importUrls.exported(`${table}.jsonl`)}>
              JSON<span className="sr-only"> lines of {exportTables[table]}</span>
            </a>
          </span>
        </div>
      ))}
    </section>
  );
}
