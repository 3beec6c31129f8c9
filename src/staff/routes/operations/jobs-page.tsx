import type { JobSubject, OperationsService } from '#domain/staff/operations-service.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { operationsUrls } from './operations-urls.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { topicName } from './operations-words.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Problem } from '../../ui/problem.tsx';

function addressOf({ kind, id, name }: JobSubject): string {
  if (kind === 'lead') return leadsUrls.lead(id);
  return kind === 'listing' ? inventoryUrls.listing(id) : submissionUrls.one(name);
}

/** Jobs that failed for good: each waits for somebody to decide. */
export function JobsPage(props: {
  jobs: Awaited<ReturnType<OperationsService['deadJobs']>>;
  mayAct: boolean;
  problem: string | null;
}) {
  const { jobs, mayAct, problem } = props;
  const topics = [...new Set(jobs.map(({ topic }) => topic))];
  return (
    <>
      <StaffHeading back={<a href={operationsUrls.overview()}>Operations</a>} title="Failed jobs" />
      <Problem text={problem} />
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
                      <label>
                        <span className="sr-only">Why it is given up</span>
                        <input
                          className="field-input"
                          name="reason"
                          placeholder="Why it is given up"
                          maxLength={300}
                          required
                        />
                      </label>
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
