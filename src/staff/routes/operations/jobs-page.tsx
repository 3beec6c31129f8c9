import type { DeadJob } from '#domain/outbox.ts';
import { operationsUrls } from './operations-urls.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { topicName } from './operations-words.ts';

/** Jobs that failed for good: each waits for somebody to decide. */
export function JobsPage(props: {
  jobs: readonly DeadJob[];
  mayAct: boolean;
  problem: string | null;
}) {
  const { jobs, mayAct, problem } = props;
  const topics = [...new Set(jobs.map(({ topic }) => topic))];
  return (
    <>
      <p className="lead-back">
        <a href={operationsUrls.overview()}>Operations</a>
      </p>
      <h1>Failed jobs</h1>
      {problem ? (
        <p className="staff-problem" role="alert">
          {problem}
        </p>
      ) : null}
      {jobs.length === 0 ? (
        <section className="staff-panel">
          <p className="staff-empty">None. What failed once is being tried again by itself.</p>
        </section>
      ) : (
        <>
          {mayAct ? (
            <form method="post" action={operationsUrls.retryAll()} className="staff-actions">
              {topics.map((topic) => (
                <button
                  key={topic}
                  name="topic"
                  value={topic}
                  className="staff-button staff-button-small"
                >
                  Retry all: {topicName(topic)}
                </button>
              ))}
            </form>
          ) : null}
          <ul className="operations-jobs">
            {jobs.map((job) => (
              <li key={job.id} className="staff-panel">
                <h2>{topicName(job.topic)}</h2>
                <p className="staff-muted">
                  About number {job.key}, since {officeStamp(job.createdAt)}, {job.attempts}{' '}
                  {job.attempts === 1 ? 'attempt' : 'attempts'}
                </p>
                <pre className="operations-error">{job.lastError || 'No message was given.'}</pre>
                {mayAct ? (
                  <div className="staff-actions">
                    <form method="post" action={operationsUrls.retry(job.id)}>
                      <button className="staff-button staff-button-small">Try again</button>
                    </form>
                    <form
                      method="post"
                      action={operationsUrls.discard(job.id)}
                      className="staff-actions"
                    >
                      <label>
                        <span className="staff-visually-hidden">Why it is given up</span>
                        <input
                          className="staff-input"
                          name="reason"
                          placeholder="Why it is given up"
                          maxLength={300}
                          required
                        />
                      </label>
                      <button className="staff-button staff-button-small staff-button-danger">
                        Discard
                      </button>
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
