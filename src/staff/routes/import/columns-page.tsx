import { inputChoices } from '#domain/inventory/import/map-columns.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';
import type { ImportColumn } from '#domain/staff/import/import-service.ts';
import type { ImportRecord, ImportSettings } from '#domain/staff/import/import-record.ts';
import { ImportColumns } from '#staff/islands/import-columns/import-columns.tsx';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { importUrls } from './import-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Problem } from '../../ui/problem.tsx';

interface ColumnsPageProps {
  record: ImportRecord;
  columns: readonly ImportColumn[];
  settings: ImportSettings;
  problem: string | null;
}

/** Which column is what, with some of its cells beside it. */
export function ColumnsPage({ record, columns, settings, problem }: ColumnsPageProps) {
  return (
    <>
      <StaffHeading
        back={<a href={importUrls.list()}>Import and export</a>}
        title={<>Columns of {record.fileName}</>}
      >
        <p className="text-muted">
          {formatNumber(record.rowCount)} {record.rowCount === 1 ? 'row' : 'rows'} from{' '}
          {record.source}
        </p>
      </StaffHeading>
      <Problem text={problem} className="staff-space-below" />
      <form method="post" action={importUrls.columns(record.id)}>
        <StaffIsland
          name="import-columns"
          when="intent"
          component={ImportColumns}
          props={{
            choices: inputChoices,
            columns: columns.map(({ header, samples }, index) => ({
              header,
              samples: samples.map((cell) => shortened(cell)).join(' · '),
              chosen: settings.columns[index] ?? '',
            })),
          }}
        />
        <fieldset className="staff-panel">
          <legend className="import-legend">
            Buses from {record.source} that this file does not have
          </legend>
          <label className="check">
            <input
              type="radio"
              name="missing"
              value="leave"
              defaultChecked={settings.missing === 'leave'}
            />
            Leave them: the file is only a part of the stock
          </label>
          <label className="check">
            <input
              type="radio"
              name="missing"
              value="archive"
              defaultChecked={settings.missing === 'archive'}
            />
            Archive them: the file is the whole stock
          </label>
          <label className="check">
            <input
              type="checkbox"
              name="clear-blanks"
              value="1"
              defaultChecked={settings.clearBlanks}
            />
            A blank cell empties the field
          </label>
        </fieldset>
        <div className="actions">
          <button className="button button-primary">Show what would change</button>
          <span className="hint">
            Nothing changes yet. The choice is remembered for {record.source}.
          </span>
        </div>
      </form>
    </>
  );
}

function shortened(cell: string): string {
  return cell.length > 48 ? `${cell.slice(0, 46)}…` : cell;
}
