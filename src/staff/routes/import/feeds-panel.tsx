import type { ImportSource } from '#domain/staff/import/import-ports.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { importUrls } from './import-urls.ts';

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
export function Feeds({ sources }: { sources: readonly ImportSource[] }) {
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
      <details className="staff-space-above" open={fed.length === 0 ? undefined : false}>
        <summary className="staff-summary">Fetch a file by its address</summary>
        <form method="post" action={importUrls.feed()} className="form">
          <label>
            Source
            <input
              className="field-input"
              name="source"
              list="import-sources"
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
              maxLength={2000}
              placeholder="https://"
            />
            <span className="hint">Leave it blank to stop fetching.</span>
          </label>
          <label>
            When
            <select className="field-input" name="schedule" defaultValue="daily">
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
