import { ErrorSummary } from '#site/ui/error-summary.tsx';
import type { JobSubject, OperationsService } from '#domain/staff/operations-service.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { operationsUrls } from './operations-urls.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { topicName } from './operations-words.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { Problem } from '../../ui/problem.tsx';

function addressOf({ kind, id, name }: JobSubject): string {
  if (kind === 'lead') return leadsUrls.lead(id);
  return kind === 'listing' ? inventoryUrls.listing(id) : submissionUrls.one(name);
}

const reasonId = (job: number) => `reason-${job}`;

/** Jobs that failed for good: each waits for somebody to decide. */
export function JobsPage(props: {
  jobs: Awaited<ReturnType<OperationsService['deadJobs']>>;
  mayAct: boolean;
  problem: string | null;
  /** The job whose reason the problem is about; null: none. */
  problemAt: number | null;
}) {
  const { jobs, mayAct, problem, problemAt } = props;
  const topics = [...new Set(jobs.map(({ topic }) => topic))];
  return (
    <>
      <StaffHeading back={<a href={operationsUrls.overview()}>Operations</a>} title="Failed jobs" />
      {problem !== null && problemAt !== null ? (
        <ErrorSummary errors={[{ href: `#${reasonId(problemAt)}`, text: problem }]} />
      ) : (
        <Problem text={problem} />
      )}
      {jobs.length === 0 ? (
        <section className="staff-panel">
          <p className="staff-empty">None. What failed once is being tried again by itself.</p>
        </section>
      ) : (
        <>
          {mayAct ? (
            <form method="post" action={operationsUrls.retryAll()} className="actions">
              {topics.map((topic) => (
                <button key={topic} name="topic" value={topic} className="button button-small">
                  Retry all: {topicName(topic)}
                </button>
              ))}
            </form>
          ) : null}
          <ul className="operations-jobs">
            {jobs.map((job) => (
              <li key={job.id} className="staff-panel">
                <h2>{topicName(job.topic)}</h2>
                <p className="text-muted">
                  About{' '}
                  {job.about ? (
                    <a href={addressOf(job.about)}>{job.about.name}</a>
                  ) : (
                    `number ${job.key}`
                  )}
                  , since {officeStamp(job.createdAt)}, {job.attempts}{' '}
                  {job.attempts === 1 ? 'attempt' : 'attempts'}
                </p>
                <pre className="operations-error">{job.lastError || 'No message was given.'}</pre>
                {mayAct ? (
                  <div className="actions">
                    <form method="post" action={operationsUrls.retry(job.id)}>
                      <button className="button button-small">Try again</button>
                    </form>
                    <form method="post" action={operationsUrls.discard(job.id)} className="actions">
                      <LineField
                        id={reasonId(job.id)}
                        name="reason"
                        label="Why it is given up"
                        error={job.id === problemAt ? problem : null}
                        maxLength={300}
                        required
                      />
                      <button className="button button-small button-danger">Discard</button>
                    </form>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
