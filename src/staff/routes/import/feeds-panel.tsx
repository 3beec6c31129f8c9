import type { ImportSource } from '#domain/staff/import/import-ports.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { StaffInput } from '../../forms/staff-input.tsx';
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
          <span className="staff-long">
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
          <LineField
            id="feed-source"
            label="Source"
            name="source"
            list="import-sources"
            defaultValue={typed?.['source']}
            maxLength={80}
            required
          />
          <LineField
            label="Address"
            hint="Leave it blank to stop fetching."
            type="url"
            name="url"
            defaultValue={typed?.['url']}
            maxLength={2000}
            placeholder="https://"
          />
          <StaffInput
            field={{ name: 'schedule', label: 'When', control: 'choice', choices: scheduleWords }}
            text={typed?.['schedule'] ?? 'daily'}
          />
          <div>
            <button className="button">Save the schedule</button>
          </div>
        </form>
      </details>
    </section>
  );
}
