import type { ImportSource } from '#domain/staff/import/import-ports.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { importUrls } from './import-urls.ts';
import { Problem } from '../../ui/problem.tsx';

export const scheduleWords = {
  none: 'Not by itself',
  hourly: 'Every hour',
  daily: 'Every day',
} as const;

const outcomeWords = {
  imported: 'imported',
  unchanged: 'nothing new',
  waiting: 'waits for you',
  failed: 'failed',
} as const;

/** Files that are fetched by themselves. */
export function Feeds(props: {
  sources: readonly ImportSource[];
  problem?: string;
  /** As it was typed, with the problem. */
  typed?: Readonly<Record<string, string>>;
}) {
  const { sources, problem, typed } = props;
  const fed = sources.filter(({ feedUrl }) => feedUrl !== null);
  return (
    <section className="staff-panel">
      <h2>Fetched by schedule</h2>
      {fed.map(({ id, name, feedUrl, schedule, checkedAt, lastOutcome, lastProblem }) => (
        <div key={id} className="staff-list-row">
          <span className="import-long">
            <strong>{name}</strong> <span className="text-muted">{feedUrl}</span>
            {lastProblem ? <span className="import-fault staff-block">{lastProblem}</span> : null}
          </span>
          <span className="hint">
            {scheduleWords[schedule]}
            {checkedAt ? (
              <>
                , last <Moment at={checkedAt} />
              </>
            ) : null}
            {lastOutcome ? `: ${outcomeWords[lastOutcome]}` : null}
          </span>
        </div>
      ))}
      <details className="staff-space-above" open={typed !== undefined}>
        <summary className="staff-summary">Fetch a file by its address</summary>
        {typed ? <Problem text={problem} className="staff-space-below" /> : null}
        <form method="post" action={importUrls.feed()} className="form">
          <label>
            Source
            <input
              className="field-input"
              name="source"
              list="import-sources"
              defaultValue={typed?.['source']}
              maxLength={80}
              required
              autoComplete="off"
            />
          </label>
          <label>
            Address
            <input
              className="field-input"
              type="url"
              name="url"
              defaultValue={typed?.['url']}
              maxLength={2000}
              placeholder="https://"
            />
            <span className="hint">Leave it blank to stop fetching.</span>
          </label>
          <label>
            When
            <select
              className="field-input"
              name="schedule"
              defaultValue={typed?.['schedule'] ?? 'daily'}
            >
              {Object.entries(scheduleWords).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <div>
            <button className="button">Save the schedule</button>
          </div>
        </form>
      </details>
    </section>
  );
}
